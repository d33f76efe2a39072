import type { Language } from './language.ts';

/** The two wire keys of a text in both languages. */
export const arabicKey = <K extends string>(key: K): `${K}Ar` => `${key}Ar`;
export const englishKey = <K extends string>(key: K): `${K}En` => `${key}En`;
/** The wire key of its half in a language. */
export const halfKey = <K extends string>(key: K, language: Language): `${K}Ar` | `${K}En` =>
  language === 'ar' ? arabicKey(key) : englishKey(key);
/** The language of a half, by its wire key. */
export const languageOfHalf = (wireKey: string): Language => (wireKey.endsWith(arabicKey('')) ? 'ar' : 'en');

/** The key under which answers carry the name of a referenced record: `branchId` is `branch`. */
export const labelKey = (key: string): string => key.replace(/Id$/, '');

/**
 * The key under which answers carry the id that a reference of the named record holds: `assigneeId`, which names an
 * account with a `lawyerId`, brings `assigneeLawyerId`.
 */
export const carriedKey = (key: string, reference: string): string =>
  labelKey(key) + reference.charAt(0).toUpperCase() + reference.slice(1);

/** The key under which answers say how many rows a field has. */
export const countKey = <K extends string>(key: K): `${K}Count` => `${key}Count`;
