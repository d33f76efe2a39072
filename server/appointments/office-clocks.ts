import type { QueryResult, QueryResultRow } from 'pg';
import { type OfficeDays, daysOfOffice } from '#contract/office-days.ts';
import { answeredHoursSchema } from '#contract/opening-hours.ts';
import type { OfficeClock } from '#contract/reply-time.ts';

/** What asks the database: a pool, a connection, or one that keeps something from whoever asks. */
interface Queries {
  query<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<R>>;
}

/** Those of an office; `null`: of all offices. */
interface DaysOfBranch extends OfficeDays {
  readonly branchId: number | null;
}

/**
 * The holidays and seasons of the offices.
 * @param since a day on which they are not over: `2026-03-14`. Default: also those that are
 */
export async function readOfficeDays(on: Queries, since?: string): Promise<DaysOfBranch[]> {
  const { rows } = await on.query<DaysOfBranch>(
    `select branch_id as "branchId", first_day::text as "firstDay", last_day::text as "lastDay", hours from office_days
     where ($1::date is null or last_day >= $1) and deleted_at is null`,
    [since ?? null],
  );
  return rows;
}

interface WhichClocks {
  /** The office that is asked. Default: each that is not closed for good. */
  readonly branchId?: number;
  /** Those that are, too. Default: no. */
  readonly withClosed?: boolean;
  /** From when on they are asked. Default: since ever. */
  readonly from?: Date;
}

/** When offices work, by their numbers: by this it is promised when they answer, and told how long that took. */
export async function readOfficeClocks(
  on: Queries,
  { branchId, withClosed = false, from }: WhichClocks = {},
): Promise<Map<number, OfficeClock>> {
  const offices = await on.query<{ id: number; hours: unknown; timeZone: string }>(
    `select id, hours, time_zone as "timeZone" from branches
     where id = $1 or ($1::int is null and ($2 or deleted_at is null)) order by id`,
    [branchId ?? null, withClosed],
  );
  // In some zone it is still the day before.
  const since = from && new Date(from.getTime() - DAY).toISOString().slice(0, 10);
  const days = await readOfficeDays(on, since);
  return new Map(
    offices.rows.map(({ id, hours, timeZone }) => [
      id,
      { hours: answeredHoursSchema.parse(hours), officeDays: daysOfOffice(days, id), timeZone },
    ]),
  );
}

const DAY = 86_400_000;
