import type { Language } from '#contract/language.ts';

/** The size of a file in words: `840 KB`, `1.2 MB`. Western digits in both languages. */
export function formatSize(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(language === 'ar' ? 'ar-EG-u-nu-latn' : 'en-GB-u-nu-latn', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: language === 'ar' ? 'long' : 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE));
}

// As the limit counts them: a file of the largest size that is taken has 5 MB.
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * 1024;
