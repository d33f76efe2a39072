import { numberOf } from './transfer-values.ts';

/**
 * The number that was typed, in digits of either script, with thousands marked or not. What cannot be a number yet stays
 * as typed, so that the rule of the field and not its input says what is wrong; nothing is `null`.
 */
export const typedNumber = (typed: string): number | string | null => {
  const text = typed.trim();
  return text === '' ? null : numberOf(text);
};
