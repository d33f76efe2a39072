import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { TODAY } from '../db/firm-clock.ts';
import { type Asked, OPEN_MATTERS, OPEN_REQUESTS, matters, startOf, weekOf } from './matters-sql.ts';

type Counted = Record<
  | 'waiting'
  | 'unassigned'
  | 'overdue'
  | 'today'
  | 'open'
  | 'arrived'
  | 'arrivedBefore'
  | 'closed'
  | 'closedBefore',
  number
>;

const WEEK = startOf(weekOf('now()'));
const MONTH = `(date_trunc('month', now() at time zone '${FIRM_ZONE}') at time zone '${FIRM_ZONE}')`;
const count = (from: string, where: string): string =>
  `(select count(*)::int from ${from} counted where ${where})`;

/** What waits now, and what came and went: each beside the same part of the week or month before. */
export async function figures({ pool, branchId }: Asked) {
  const { rows } = await pool.query<Counted & { at: string }>(
    `select now() as at,
       (select count(*)::int from requests where deleted_at is null and ($1::int is null or branch_id = $1)
         and status = 'Pending' and first_contact_at is null and reply_due_at <= now()) as waiting,
       ${count(`(${OPEN_REQUESTS})`, 'assignee_id is null')} as unassigned,
       ${count(`(${OPEN_REQUESTS})`, `due_date < ${TODAY}`)} as overdue,
       (select count(*)::int from consultations where deleted_at is null and ($1::int is null or branch_id = $1)
         and status = 'Scheduled' and scheduled_at >= ${startOf(TODAY)} and scheduled_at < ${startOf(`${TODAY} + 1`)}) as today,
       ${count(OPEN_MATTERS, 'true')} as open,
       ${count(matters(`created_at >= ${WEEK}`), 'true')} as arrived,
       ${count(matters(`created_at >= ${WEEK} - interval '7 days' and created_at < now() - interval '7 days'`), 'true')}
         as "arrivedBefore",
       ${count(matters(`closed_at >= ${MONTH}`), 'true')} as closed,
       ${count(matters(`closed_at >= ${MONTH} - interval '1 month' and closed_at < now() - interval '1 month'`), 'true')}
         as "closedBefore"`,
    [branchId ?? null],
  );
  const [found] = rows;
  if (!found) throw new Error('A count is always one row');
  const { at, waiting, unassigned, overdue, today, open } = found;
  return {
    at,
    waiting,
    unassigned,
    overdue,
    today,
    open,
    arrivedThisWeek: { now: found.arrived, before: found.arrivedBefore },
    closedThisMonth: { now: found.closed, before: found.closedBefore },
  };
}
