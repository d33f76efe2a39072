/** As many characters as the host counts in a text that is typed: without the blanks around it, signs above the sixteenth bit as one. */
export const textLength = (typed: string): number => [...typed.normalize('NFC').trim()].length;
