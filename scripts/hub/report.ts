import { inColumns } from '../bench/table.ts';

/** One thing that was looked at: what came out, what is wanted, and whether that is met. */
export interface Finding {
  /** Its row in the plan of tests. */
  id: string;
  what: string;
  figure: string;
  bar: string;
  isGood: boolean;
}

/** A count that must be exactly this. */
export const exactly = (id: string, what: string, figure: number, bar: number): Finding => ({
  id,
  what,
  figure: String(figure),
  bar: String(bar),
  isGood: figure === bar,
});

/** A figure that must not be larger than this. Nothing measured is not small. */
export const atMost = (id: string, what: string, figure: number, bar: number, unit: string): Finding => ({
  id,
  what,
  figure: `${figure.toFixed(unit === 's' ? 1 : 0)} ${unit}`,
  bar: `<= ${bar} ${unit}`,
  isGood: Number.isFinite(figure) && figure <= bar,
});

/** Prints what was found. The process ends with 1 when anything falls short. */
export function report(findings: readonly Finding[]): void {
  const rows = findings.map(({ id, what, figure, bar, isGood }) => [
    `${id}  ${what}`,
    figure,
    bar,
    isGood ? 'good' : 'SHORT',
  ]);
  process.stdout.write(`\n${inColumns([['', 'figure', 'bar', ''], ...rows])}\n`);
  process.exitCode = findings.length > 0 && findings.every(({ isGood }) => isGood) ? 0 : 1;
}

/** The value below which this share of the figures lies; of none it is endless, which is within no bound. */
export const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((one, two) => one - two)[
    Math.min(figures.length - 1, Math.floor(share * figures.length))
  ] ?? Infinity;
