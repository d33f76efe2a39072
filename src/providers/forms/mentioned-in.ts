import type { Colleague } from '#contract/colleagues.ts';

/**
 * Who of the colleagues stands in a text as `@name`. The longest name comes first and takes its place from the shorter
 * ones that it begins with; a name ends where its word does.
 */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  let left = text;
  const found = colleagues
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => {
      const at = placeOf(`@${name}`, left);
      if (at < 0) return false;
      left = `${left.slice(0, at)} ${left.slice(at + name.length + 1)}`;
      return true;
    });
  return colleagues.filter((colleague) => found.includes(colleague));
}

function placeOf(words: string, text: string): number {
  let at = text.indexOf(words);
  while (at >= 0 && GOES_ON.test(text.slice(at + words.length))) at = text.indexOf(words, at + 1);
  return at;
}

const GOES_ON = /^[\p{L}\p{M}\p{N}]/u;
