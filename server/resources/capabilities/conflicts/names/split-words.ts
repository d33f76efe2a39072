import { foldName } from './fold-name.ts';
import { isCompanyForm, isFormWithDots, isLeftOut, isTitle } from './name-words.ts';
import { meaningOf } from './translated-words.ts';

/** Words without dots and articles: `ش.م.م` is one, `M. A. Harbi` three, `Al-Harbi` is `harbi`. */
export const wordsOf = (name: string): string[] =>
  foldName(name)
    .replace(/(?<!\p{L})[ld]['’](\p{L}+)/gu, (whole, word: string) => (meaningOf(word) ? word : whole))
    .replace(/['’‘`´ʿʾ]/g, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)(?!\p{L})/gu, '')
    // Letters with dots between them are what is known as an abbreviation, or initials; other dots stand between words.
    .replace(DOTTED, (letters: string, at: number, name: string) => {
      const whole = letters.replace(/[.\s]/g, '');
      const behind = name.slice(at + letters.length).trim();
      // Before a name letters are initials; within it `S. A.` is, and `S.A.` a form.
      const areInitials = behind !== '' && (at === 0 || /\S\s\S/.test(letters));
      if (!areInitials && isFormWithDots(whole)) return ' ';
      const isWord = isLeftOut(whole) ? !areInitials : isTitle(whole) && (at > 0 || / /.test(behind));
      return isWord ? `${whole} ` : `${[...whole].join(' ')} `;
    })
    // «ش م م» behind a name.
    .replace(/(?<=\S )ش(?: (?:\p{L}(?!\p{L})|ذ))*$/u, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,}(?:\p{L}(?!\p{L}))?/gu;

/** `Saleh, Mahmoud Ezz` is `Mahmoud Ezz Saleh`; `Nile Co., Ltd` stays as it is. */
export function familyLast(name: string): string {
  const [family = '', given = '', ...more] = name.split(/[,،]/);
  const isNamed = wordsOf(given).some((word) => !isLeftOut(word));
  return isNamed && more.length === 0 ? `${given} ${family}` : name;
}

/** `SA Alghamdi` is a Saad Ahmad: a form of two letters stands behind a name, or says it of one that is a company's. */
export function initialsFirst(words: readonly string[], isSaid: boolean): readonly string[] {
  const [first = '', ...others] = words;
  const areInitials = !isSaid && others.length > 0 && TWO_LETTERS.test(first) && isCompanyForm(first);
  return areInitials ? [...first, ...others] : words;
}
/** But for `Co`. */
export const TWO_LETTERS = /^(?!co$)[a-z]{2}$/;
