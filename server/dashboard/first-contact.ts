import type { Dashboard } from '#contract/dashboard.ts';
import { openTimeOf } from '#contract/open-time.ts';
import { readOfficeClocks } from '../appointments/office-clocks.ts';
import { startOf } from '../db/firm-clock.ts';
import { type Asked, FIRST_WEEK, mattersWhere, weekOf } from './matters-sql.ts';

/** One first word: when the matter came, when its client heard of it. */
interface Answered {
  branchId: number;
  came: string;
  contacted: string;
  week: string;
  /** `null`: before both of them. */
  span: 'now' | 'before' | null;
  /** Whether it came in the promised time; `null` where none was promised. */
  isKept: boolean | null;
}

const BEGAN = 'now() - make_interval(days => $2::int)';
const BEGAN_BEFORE = 'now() - make_interval(days => $2::int * 2)';
const ANSWERED = `select branch_id as "branchId", created_at as came, first_contact_at as contacted,
    ${weekOf('first_contact_at')}::text as week, first_contact_at <= reply_due_at as "isKept",
    case when first_contact_at >= ${BEGAN} then 'now' when first_contact_at >= ${BEGAN_BEFORE} then 'before' end as span
  from ${mattersWhere(`first_contact_at >= least(${startOf(FIRST_WEEK)}, ${BEGAN_BEFORE})`)} matters`;

/**
 * How long somebody waited for the first word: the hours in which their office was open, its holidays and seasons
 * reckoned as the promise of a reply does.
 * @param weeks by their first days
 */
export async function firstContact(
  { query, branchId, days }: Asked,
  weeks: readonly string[],
): Promise<Dashboard['firstContact']> {
  const clocks = await readOfficeClocks({ query }, { withClosed: true });
  const openTimes = new Map([...clocks].map(([id, clock]) => [id, openTimeOf(clock)]));
  const { rows } = await query<Answered>(ANSWERED, [branchId ?? null, days]);
  const waits = rows.flatMap(({ branchId: office, came, contacted, ...answered }) => {
    const openTime = openTimes.get(office)?.(new Date(came), new Date(contacted));
    return openTime === undefined ? [] : [{ ...answered, hours: openTime / HOUR }];
  });
  const hoursOf = (span: Answered['span']) => median(waits.filter((wait) => wait.span === span));
  const promised = waits.filter(({ span, isKept }) => span === 'now' && isKept !== null);
  return {
    hours: hoursOf('now'),
    before: hoursOf('before'),
    kept: promised.length === 0 ? null : promised.filter(({ isKept }) => isKept).length / promised.length,
    weeks: weeks.map((week) => ({ week, hours: median(waits.filter((wait) => wait.week === week)) })),
  };
}

const HOUR = 3_600_000;

/** The middle of them, or halfway between the two in the middle; `null` of none. */
function median(waits: readonly { hours: number }[]): number | null {
  const sorted = waits.map(({ hours }) => hours).toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
