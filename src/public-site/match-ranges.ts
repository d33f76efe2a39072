import { foldText } from '#contract/text-folding.ts';

export interface TextRange {
  from: number;
  /** After the last character. */
  to: number;
}

/** Whether every term is in the text, however its hamzas and marks are written. */
export function matchesAll(text: string, terms: readonly string[]): boolean {
  const folded = foldText(text);
  return terms.every((term) => folded.includes(term));
}

/**
 * Where folded terms stand in a text as it is written: folding drops marks and joins letters, so every folded
 * character remembers where it came from. Overlapping finds become one.
 */
export function matchRanges(text: string, terms: readonly string[]): TextRange[] {
  if (terms.length === 0) return [];
  const { folded, sources } = foldWithSources(text);
  const found = terms.flatMap((term) => occurrences(folded, term));
  const ranges = found.flatMap(({ from, to }) => {
    const [first, last] = [sources[from], sources[to - 1]];
    return first && last ? [{ from: first.from, to: withMarks(text, last.to) }] : [];
  });
  return merged(ranges);
}

function foldWithSources(text: string): { folded: string; sources: TextRange[] } {
  let folded = '';
  const sources: TextRange[] = [];
  let at = 0;
  for (const character of text) {
    const source = { from: at, to: at + character.length };
    at = source.to;
    const letters = /\s/.test(character) ? ' ' : foldText(character);
    // As the whole fold does: several spaces are one.
    if (letters === ' ' && folded.endsWith(' ')) continue;
    folded += letters;
    for (let count = 0; count < letters.length; count += 1) sources.push(source);
  }
  return { folded, sources };
}

function occurrences(text: string, term: string): TextRange[] {
  const found: TextRange[] = [];
  for (let from = text.indexOf(term); from !== -1; from = text.indexOf(term, from + term.length))
    found.push({ from, to: from + term.length });
  return found;
}

/** A letter's own marks belong to it: a mark that ends between them would tear them off. */
function withMarks(text: string, to: number): number {
  let end = to;
  while (end < text.length && /[\p{M}\u0640]/u.test(text.charAt(end))) end += 1;
  return end;
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const whole: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else whole.push({ ...range });
  }
  return whole;
}
