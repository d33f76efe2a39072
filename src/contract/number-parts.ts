/** What reads left to right: letters that are not Arabic, figures, and what stands between them in a number. */
const TOKENS = /((?:(?!\p{scx=Arab})[\p{L}\p{N}+_-])+)/u;

/** Words cut so that every second part is a number with hyphens, such as that of a request, in which no line may end. */
export function numberParts(text: string): string[] {
  const parts = [''];
  const say = (words: string) => (parts[parts.length - 1] += words);
  let before = '';
  for (const part of text.split(TOKENS)) {
    // Of «العقد-2025» the hyphen belongs to the word before it.
    const start = /[\p{L}\p{M}\p{N}]$/u.test(before) ? part.search(/[^-]|$/) : 0;
    const number = part.slice(start);
    if (/-\d/.test(number)) {
      say(part.slice(0, start));
      parts.push(number, '');
    } else say(part);
    before = part;
  }
  return parts;
}
