import { asciiDigits } from '#contract/text-folding.ts';

/** A `tel:` address: digits and the leading plus, without the spaces that people write for reading. */
export const phoneLink = (phone: string): string => `tel:${asciiDigits(phone).replace(/[^\d+]/g, '')}`;
