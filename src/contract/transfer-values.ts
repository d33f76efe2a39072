import { asciiDigits, withoutInvisible } from './text-folding.ts';

/** The number of a cell in digits of either script, with thousands marked or not; what is not a number stays as it is. */
export function numberOf(text: string): number | string {
  const plain = asciiDigits(withoutInvisible(text))
    .replaceAll('٫', '.')
    .replace(/[,٬](?=\d{3}\b)/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}
