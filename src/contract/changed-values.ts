import type { Values } from './record-schemas.ts';

/** What differs from where the form started; a password that was left blank is never among it (A45). */
export const changedValues = (values: Values, initial: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSame(value, initial[key])));

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
