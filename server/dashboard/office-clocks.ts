import { type OfficeDays, daysOfOffice } from '#contract/office-days.ts';
import { answeredHoursSchema } from '#contract/opening-hours.ts';
import type { OfficeClock } from '#contract/reply-time.ts';
import type { Asked } from './matters-sql.ts';

/** When each office works and worked, by its number: of one that is closed for good too, since its work is counted. */
export async function officeClocks(query: Asked['query']): Promise<Map<number, OfficeClock>> {
  const offices = await query<{ id: number; hours: unknown; timeZone: string }>(
    'select id, hours, time_zone as "timeZone" from branches',
  );
  const days = await query<OfficeDays & { branchId: number | null }>(
    `select branch_id as "branchId", first_day::text as "firstDay", last_day::text as "lastDay", hours
     from office_days where deleted_at is null`,
  );
  return new Map(
    offices.rows.map(({ id, hours, timeZone }) => [
      id,
      { hours: answeredHoursSchema.parse(hours), officeDays: daysOfOffice(days.rows, id), timeZone },
    ]),
  );
}
