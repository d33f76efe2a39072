import { foldText } from '#contract/text-folding.ts';

/** `foldText`, and letters of Persian and Urdu as those that Arabic writes for them: «علی» is «علي», «اختر بٹ» «اختر بت». */
export const foldName = (name: string): string =>
  foldText(name).replace(FOREIGN, (letter) => LETTERS[letter] ?? letter);

const LETTERS: Readonly<Record<string, string>> = {
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ۓ: 'ي',
  ک: 'ك',
  ڪ: 'ك',
  گ: 'غ',
  ڭ: 'غ',
  ݣ: 'غ',
  پ: 'ب',
  چ: 'ش',
  ژ: 'ز',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ں: 'ن',
  ہ: 'ه',
  ھ: 'ه',
  ۂ: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ڤ: 'ف',
  ڨ: 'ق',
  ۋ: 'و',
  ۇ: 'و',
  ı: 'i',
  ß: 'ss',
  ø: 'o',
};
const FOREIGN = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
