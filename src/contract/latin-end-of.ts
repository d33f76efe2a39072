/** From the last space or letter of another script on: `2025-03.pdf` of `عقد 2025-03.pdf`. */
const LATIN_END = /[\x21-\x7e]+$/;

/**
 * The end of a file's name whose figures and ending keep their own order, which a name that begins in Arabic would turn
 * round. The dot belongs to the words before it: in an island of its own it would stand behind the ending.
 */
export const latinEndOf = (name: string): string => (LATIN_END.exec(name)?.[0] ?? '').replace(/^\.+/, '');
