import type { Mutant } from './find-mutants.ts';

/** Where a file may be changed: each place once, however many mistakes could be made there. */
export const siteOf = ({ file, start, end }: Pick<Mutant, 'file' | 'start' | 'end'>): string =>
  `${file}:${start}-${end}`;

/** The text, with every place of these mutants telling when a test comes by. */
export function withCounters(text: string, mutants: readonly Mutant[]): string {
  const places = [...new Map(mutants.map((mutant) => [siteOf(mutant), mutant])).entries()];
  const marks = places.flatMap(([site, { start, end }]) => [
    {
      at: start,
      isOpening: true,
      length: end - start,
      text: `(globalThis.reachedSite?.(${JSON.stringify(site)}),(`,
    },
    { at: end, isOpening: false, length: end - start, text: '))' },
  ]);
  // What ends comes before what begins there; of two that begin the longer first, of two that end the shorter.
  marks.sort(
    (one, other) =>
      one.at - other.at ||
      Number(one.isOpening) - Number(other.isOpening) ||
      (one.isOpening ? other.length - one.length : one.length - other.length),
  );
  let counted = '';
  let from = 0;
  for (const mark of marks) {
    counted += text.slice(from, mark.at) + mark.text;
    from = mark.at;
  }
  return counted + text.slice(from);
}
