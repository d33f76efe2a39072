/** A person's text inside a plain sentence: its letters decide its direction, and nothing around it moves. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** An e-mail, phone or time inside a plain sentence: always left to right. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
