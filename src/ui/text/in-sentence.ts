/** A label inside a sentence: in English its first letter is small there, unless it is an abbreviation. */
export const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
