/**
 * Folds a text for search and ordering, so that people find what they mean without hamza, dots or marks:
 * NFKC, lower case, no diacritics, tatweel or direction marks, one alef, ya, ha and waw, ASCII digits, no
 * Latin accents, single spaces. The SQL function `fold_text` in the first migration does the same; one
 * table of pairs proves both.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(INVISIBLE_OR_MARK, '')
    .normalize('NFC')
    .replace(FOLDED_LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The folded words of what somebody looks for, without what a paste brought along unseen. */
export const foldedWords = (typed: string): string[] =>
  foldText(withoutInvisible(typed)).split(' ').filter(Boolean);

/** Arabic-Indic and Persian digits as ASCII; everything else untouched (R187). */
export const asciiDigits = (text: string): string =>
  text.replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) % 16));

/** Without zero-width characters and direction marks, which copying from other programs brings along unseen. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
// Latin combining marks, Arabic diacritics (NFD has split hamza and madda off their letters by then),
// tatweel, direction marks and zero-width characters.
const INVISIBLE_OR_MARK = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;
// U+0660-0669 and U+06F0-06F9: the low four bits of the code are the digit.
const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
const FOLDED_LETTER = /[ٱىة]/g;
const LETTERS: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ة: 'ه' };
