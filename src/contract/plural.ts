import type { Language, LocalizedText } from './language.ts';

/** A number of things in words, by the plural rules of each language. Every form may name `{{count}}`. */
export type PluralText = Readonly<Record<Intl.LDMLPluralRule, LocalizedText>>;

/** A count in words: «لا طلبات», «طلبان», “3 requests”. */
export function pluralWords(text: PluralText, count: number, language: Language): string {
  // English has no rule for none, and says it in words of its own all the same.
  const form = count === 0 ? 'zero' : new Intl.PluralRules(language).select(count);
  return text[form][language].replaceAll('{{count}}', String(count));
}
