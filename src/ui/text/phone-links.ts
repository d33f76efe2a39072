import { asciiDigits } from '#contract/text-folding.ts';

/** A `tel:` address: digits and the leading plus, without the spaces that people write for reading. */
export const phoneLink = (phone: string): string => `tel:${digitsOf(phone)}`;

/**
 * A conversation in WhatsApp, which wants the number with its country's code and without the plus.
 * @param text stands in it to be sent. Default: nothing
 */
export const whatsAppLink = (phone: string, text?: string): string =>
  `https://wa.me/${digitsOf(phone).replace(/^(\+|00)/, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

const digitsOf = (phone: string): string => asciiDigits(phone).replace(/[^\d+]/g, '');
