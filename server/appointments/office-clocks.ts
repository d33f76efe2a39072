import type { Pool, PoolClient } from 'pg';
import { dayIn } from '#contract/day-in.ts';
import type { OfficeDays } from '#contract/office-days.ts';
import { answeredHoursSchema } from '#contract/opening-hours.ts';
import type { OfficeClock } from '#contract/reply-time.ts';

/** The holidays and seasons of an office, and those of all offices, that are not over on a day: `2026-03-14`. */
export async function readOfficeDays(
  on: Pool | PoolClient,
  branchId: number,
  since: string,
): Promise<readonly OfficeDays[]> {
  const { rows } = await on.query<OfficeDays>(
    `select first_day::text as "firstDay", last_day::text as "lastDay", hours from office_days
     where (branch_id is null or branch_id = $1) and last_day >= $2 and deleted_at is null`,
    [branchId, since],
  );
  return rows;
}

/**
 * When offices work from a moment on, by which it is promised when they answer.
 * @param branchId the office that is asked. Default: each of them
 */
export async function readOfficeClocks(
  on: Pool | PoolClient,
  from: Date,
  branchId: number | null = null,
): Promise<OfficeClock[]> {
  const { rows } = await on.query<{ id: number; hours: unknown; timeZone: string }>(
    `select id, hours, time_zone as "timeZone" from branches
     where ($1::int is null and deleted_at is null) or id = $1 order by id`,
    [branchId],
  );
  return Promise.all(
    rows.map(async ({ id, hours, timeZone }) => ({
      hours: answeredHoursSchema.parse(hours),
      officeDays: await readOfficeDays(on, id, dayIn(from, timeZone)),
      timeZone,
    })),
  );
}
