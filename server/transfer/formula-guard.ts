// What spreadsheet programs take for the start of a formula, also in their wide forms; and the mark itself.
const SUSPICIOUS = /^['=+\-@\t\r＝＋－＠]/;

/** Defuses a text that a spreadsheet would run: an apostrophe before it makes it a text. */
export const defused = (text: string): string => (SUSPICIOUS.test(text) ? `'${text}` : text);

/** Takes the apostrophe of `defused` away again. Any other apostrophe is part of the text. */
export const armed = (text: string): string =>
  text.startsWith("'") && SUSPICIOUS.test(text.slice(1)) ? text.slice(1) : text;
