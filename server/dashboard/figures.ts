import { type Asked, MATTERS, TODAY, ZONE, weekOf } from './matters-sql.ts';

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

/** What waits now, and what came and went: each beside the same part of the week or month before. */
export async function figures({ pool, branchId }: Asked) {
  const { rows } = await pool.query<Counted & { at: string }>(
    `with ${MATTERS}, clock as (
       select now() at time zone '${ZONE}' as now, ${weekOf('now()')}::timestamp as week,
         date_trunc('month', now() at time zone '${ZONE}') as month
     ), local as (
       select matters.*, created_at at time zone '${ZONE}' as came, ended_at at time zone '${ZONE}' as ended from matters
     )
     select now() as at,
       (select count(*)::int from requests where deleted_at is null and ($1::int is null or branch_id = $1)
         and status = 'Pending' and first_contact_at is null and reply_due_at <= now()) as waiting,
       count(*) filter (where resource = 'requests' and is_open and assignee_id is null)::int as unassigned,
       count(*) filter (where resource = 'requests' and is_open and due_date < ${TODAY})::int as overdue,
       (select count(*)::int from consultations where deleted_at is null and ($1::int is null or branch_id = $1)
         and status = 'Scheduled' and (scheduled_at at time zone '${ZONE}')::date = ${TODAY}) as today,
       count(*) filter (where is_open)::int as open,
       count(*) filter (where came >= clock.week)::int as arrived,
       count(*) filter (where came >= clock.week - interval '7 days' and came < clock.now - interval '7 days')::int
         as "arrivedBefore",
       count(*) filter (where not is_open and ended >= clock.month)::int as closed,
       count(*) filter (where not is_open and ended >= clock.month - interval '1 month'
         and ended < clock.now - interval '1 month')::int as "closedBefore"
     from local cross join clock`,
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
