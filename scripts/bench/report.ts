import type { Aims } from './aims.ts';
import type { BenchCall, Side } from './calls.ts';
import type { Figures } from './measure.ts';
import { inColumns, median } from './table.ts';

/** One look at each side, close together in time. */
export type Round = ReadonlyMap<Side, Figures>;

export interface Measured {
  readonly call: BenchCall;
  readonly callers: number;
  readonly rounds: readonly Round[];
}

/** What a firm may expect of the embedded database beside PostgreSQL, by callers at once. */
const embeddedAim = (callers: number): number => (callers === 1 ? 0.5 : 0.25);

/** The three side by side: medians, and what the host reaches of the others. A ratio is taken within its round. */
export function besideTable(measured: readonly Measured[], aims: Aims): string {
  const lines = measured.map(({ call, rounds }) => {
    const { beside, times } = call.aim;
    const ratio = { plain: ratioOf(rounds, 'host', 'plain'), fastest: ratioOf(rounds, 'host', 'fastest') };
    return [
      nameOf(call),
      ...figuresOf(rounds, 'host'),
      ...figuresOf(rounds, 'plain'),
      ...figuresOf(rounds, 'fastest'),
      // Over a million it may not have come to an end once.
      Number.isFinite(ratio.plain) ? `${round(ratio.plain)} times` : '-',
      percent(ratio.fastest),
      aims.atLeast(`${nameOf(call)}, host : ${beside}`, ratio[beside], times),
    ];
  });
  return inColumns([HEAD, ...lines]);
}
const HEAD = 'call|host/s|p50/p99|plain/s|p50/p99|fastest/s|p50/p99 ms|host : plain|host : fastest|aim'.split(
  '|',
);

/**
 * How much longer the host takes with ten times as many rows, and the fastest: how the machine was then shows in both.
 * Each round of one size has one of the other right beside it, and a ratio is taken within the two.
 */
export function growthTable(few: readonly Measured[], many: readonly Measured[], aims: Aims): string {
  const lines = few.map(({ call, rounds }, at) => {
    const growthOf = (side: Side) =>
      median(rounds.map((figures, n) => rateOf(figures, side) / rateOf(many[at]?.rounds[n], side)));
    const times = growthOf('host');
    const aim = call.growth === null ? '' : aims.atMost(`${nameOf(call)}, growth`, times, call.growth);
    return [nameOf(call), `${round(times)} times`, `${round(growthOf('fastest'))} times`, aim];
  });
  return inColumns([['call', '1,000,000 : 100,000', 'fastest', 'aim'], ...lines]);
}

/** The host on the embedded database beside the same on PostgreSQL. */
export function embeddedTable(measured: readonly Measured[], aims: Aims): string {
  const lines = measured.map(({ call, callers, rounds }) => {
    const ratio = ratioOf(rounds, 'embedded', 'host');
    return [
      nameOf(call),
      String(callers),
      ...figuresOf(rounds, 'host'),
      ...figuresOf(rounds, 'embedded'),
      percent(ratio),
      aims.atLeast(`${nameOf(call)}, embedded : PostgreSQL, ${callers} at once`, ratio, embeddedAim(callers)),
    ];
  });
  return inColumns([
    'call|callers|PostgreSQL/s|p50/p99|embedded/s|p50/p99 ms|embedded : PostgreSQL|aim'.split('|'),
    ...lines,
  ]);
}

const nameOf = ({ list, name }: BenchCall): string => `${list} ${name}`;

const middleOf = (rounds: readonly Round[], side: Side, key: keyof Figures): number =>
  median(rounds.map((figures) => figures.get(side)?.[key] ?? Number.NaN));
const rateOf = (figures: Round | undefined, side: Side): number => figures?.get(side)?.rate ?? Number.NaN;

function figuresOf(rounds: readonly Round[], side: Side): string[] {
  const of = (key: keyof Figures) => round(middleOf(rounds, side, key));
  return [of('rate'), `${of('p50')}/${of('p99')}`];
}

const ratioOf = (rounds: readonly Round[], ours: Side, theirs: Side): number =>
  median(rounds.map((figures) => rateOf(figures, ours) / rateOf(figures, theirs)));

const percent = (value: number): string => `${round(100 * value)} %`;

const round = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));
