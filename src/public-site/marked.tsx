import { Fragment } from 'react';
import { matchRanges } from './match-ranges.ts';

interface MarkedProps {
  text: string;
  /** Folded, as `foldedWords` makes them. */
  terms: readonly string[];
}

/** A text with the found words marked, as they are written. */
export function Marked({ text, terms }: MarkedProps) {
  const ranges = matchRanges(text, terms);
  return (
    <>
      {ranges.map(({ from, to }, place) => (
        <Fragment key={from}>
          {text.slice(ranges[place - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </>
  );
}
