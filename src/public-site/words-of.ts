import { arabicKey, englishKey } from '#contract/field-keys.ts';
import type { LocalizedText } from '#contract/language.ts';

type Halves<Key extends string> = Readonly<Record<`${Key}Ar` | `${Key}En`, string>>;

/** What the firm wrote in a bilingual field of a record, in both languages. */
export const wordsOf = <Key extends string>(record: Halves<Key>, key: Key): LocalizedText => ({
  ar: record[arabicKey(key)],
  en: record[englishKey(key)],
});
