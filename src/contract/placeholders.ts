/** A place in a text for something that is not known yet: `{{client}}`. */
const PLACE = /\{\{([^{}]*)\}\}/g;

/** The names of the places of a text, in their order, as often as they stand there. */
export const placeholdersIn = (text: string): string[] =>
  Array.from(text.matchAll(PLACE), ([, name = '']) => name.trim());

/** Where the first place of a text begins and ends; `null` where it has none. */
export function firstPlaceholder(text: string): { start: number; end: number } | null {
  const [found] = text.matchAll(PLACE);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

/** Where the first place of a name begins and ends; `null` where the text has none. */
export function rangeOfPlaceholder(text: string, name: string): { start: number; end: number } | null {
  const found = Array.from(text.matchAll(PLACE)).find(([, given = '']) => given.trim() === name);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

/** The text with what each place stands for. */
export const fillPlaceholders = (text: string, valueOf: (name: string) => string): string =>
  text.replace(PLACE, (_place, name: string) => valueOf(name.trim()));
