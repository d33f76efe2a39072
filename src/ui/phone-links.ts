import { asciiDigits } from '#contract/text-folding.ts';

/** A `tel:` address: digits and the leading plus, without the spaces that people write for reading. */
export const phoneLink = (phone: string): string => `tel:${digitsOf(phone)}`;

/** A conversation in WhatsApp, which wants the number with its country's code and without the plus. */
export const whatsAppLink = (phone: string): string =>
  `https://wa.me/${digitsOf(phone).replace(/^(\+|00)/, '')}`;

const digitsOf = (phone: string): string => asciiDigits(phone).replace(/[^\d+]/g, '');
