import type { BenchCall } from './calls.ts';
import type { Figures } from './measure.ts';
import { inColumns, median } from './table.ts';

/** One look at each side, close together in time. */
export type Round = Readonly<Record<Side, Figures>>;
type Side = 'host' | 'handWritten' | 'driver' | 'embedded';

export interface Measured {
  call: BenchCall;
  callers: number;
  rounds: readonly Round[];
}

/** The embedded database may be half as fast as PostgreSQL. */
const EMBEDDED_AIM = 0.5;

/**
 * One line for each call: medians of the rounds, and what share of the hand-written server's rate the host
 * reaches, and the embedded database of PostgreSQL's. A share is taken within its round.
 */
export function tableOf(measured: readonly Measured[]): string {
  const lines = measured.map(({ call, callers, rounds }) => {
    const [ofHand, ofPostgres] = [share(rounds, 'host', 'handWritten'), share(rounds, 'embedded', 'host')];
    return [
      call.name,
      String(callers),
      ...figuresOf(rounds, 'host'),
      ...figuresOf(rounds, 'handWritten'),
      ...figuresOf(rounds, 'driver'),
      ...figuresOf(rounds, 'embedded'),
      percent(ofHand),
      callers === 1 ? '' : verdict(ofHand, call.aim),
      percent(ofPostgres),
      callers === 1 ? '' : verdict(ofPostgres, EMBEDDED_AIM),
    ];
  });
  return inColumns([HEAD, ...lines]);
}

const HEAD = (
  'call|callers|host/s|p50/p99|by hand/s|p50/p99|driver/s|p50/p99|embedded/s|p50/p99 ms|' +
  'host : by hand|aim|embedded : host|aim'
).split('|');

function figuresOf(rounds: readonly Round[], side: Side): string[] {
  const of = (key: keyof Figures) => round(median(rounds.map((figures) => figures[side][key])));
  return [of('rate'), `${of('p50')}/${of('p99')}`];
}

const share = (rounds: readonly Round[], ours: Side, theirs: Side): number =>
  median(rounds.map((figures) => figures[ours].rate / figures[theirs].rate));

const percent = (value: number): string => `${round(100 * value)} %`;

const verdict = (reached: number, aim: number): string =>
  `${reached >= aim ? 'reached' : 'short of'} ${percent(aim)}`;

const round = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));
