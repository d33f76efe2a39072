import { numberOf } from './transfer-values.ts';

/**
 * The number that was typed, in digits of either script, with thousands marked or not. What cannot be a number yet stays
 * as typed, so that the rule of the field and not its input says what is wrong; nothing is `null`.
 */
export const typedNumber = (typed: string): number | string | null => {
  const text = typed.trim();
  return text === '' ? null : numberOf(text);
};

/**
 * The text of a number in the input that it is typed into: as typed while that is what it stands for, so that «1.0»
 * does not become «1» under the fingers on the way to «1.05».
 * @param typed what was last typed there, '' when nothing was
 */
export function numberText(value: unknown, typed: string): string {
  if (value === typedNumber(typed)) return typed;
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
