/** A label inside a sentence: in English its first letter is small there, but of an abbreviation or a name. */
export const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z]+(?![A-Za-z]))/, (letter) => letter.toLowerCase());
