import { isObject } from './is-object.ts';
import type { Values } from './record-schemas.ts';

/** What differs from where the form started; a password that was left blank is never among it (A45). */
export const changedValues = (values: Values, initial: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSame(value, initial[key])));

/**
 * Whether two values of the wire say the same. The order of keys says nothing, for the database keeps one of its own; a
 * key without a value is none.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== b['length']) return false;
  return Object.keys({ ...a, ...b }).every((key) => isSame(a[key], b[key]));
}
