import { Script } from 'node:vm';
import type { LocalizedText } from '#contract/language.ts';
import { CommandError } from '#server/run-command.ts';

/** `court-holidays` is `courtHolidays`. */
export const camelOf = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `court-holidays` is `CourtHolidays`, `openAt` is `OpenAt`. */
export const pascalOf = (name: string): string => {
  const camel = camelOf(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
};

/** `titleAr` and `title-ar` are `title_ar`. */
export const snakeOf = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `titleAr` is `title-ar`. */
export const kebabOf = (name: string): string => snakeOf(name).replaceAll('_', '-');

/** Whether a program may name something so: `class` and `new` it may not. */
export function isIdentifier(name: string): boolean {
  try {
    return /^\w+$/.test(name) && Boolean(new Script(`async () => { 'use strict'; const ${name} = 0; }`));
  } catch {
    return false;
  }
}

/** `openAt` is `Open at`. */
export const englishOf = (key: string): string => {
  const words = snakeOf(key).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Reads «العنوان / Title».
 * @param english what the part in English is where it was not written
 * @throws CommandError where the first part is not in Arabic
 */
export function readLocalizedText(text: string, english?: string): LocalizedText {
  const [ar = '', en = english ?? '', ...more] = text.split('/').map((part) => part.trim());
  if (more.length > 0 || !/\p{Script=Arabic}/u.test(ar) || en === '')
    throw new CommandError(`«${text.trim()}» is not written as Arabic / English.`);
  return { ar, en };
}

/** The source of a text in both languages. */
export const localizedTextSource = ({ ar, en }: LocalizedText): string =>
  `{ ar: ${JSON.stringify(ar)}, en: ${JSON.stringify(en)} }`;
