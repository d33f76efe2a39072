/**
 * One thing that this product is trusted with, and the figure that shows it. The tests that prove it carry its id in
 * their titles; `npm run test:trust` finds them there.
 */
export interface TrustRow {
  /** A letter and two digits, such as `S-01`. */
  readonly id: string;
  readonly what: string;
  /** What the figure is held to. */
  readonly bar: string;
  /** A command of package.json that proves it, where no single test does. It fails when the bar is missed. */
  readonly command?: string;
}

/** A group of rows under its letter: `rows('S', { '01': ['what', 'bar'] })`. */
export const rowsOf = (
  letter: string,
  given: Readonly<Record<string, readonly [what: string, bar: string, command?: string]>>,
): readonly TrustRow[] =>
  Object.entries(given)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([number, [what, bar, command]]) => ({
      id: `${letter}-${number}`,
      what,
      bar,
      ...(command ? { command } : {}),
    }));
