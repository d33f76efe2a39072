import type { PoolClient } from 'pg';
import type { Matter } from '#contract/matter.ts';
import { daysOfOffice } from '#contract/office-days.ts';
import { isUnattended } from '#contract/time-problems.ts';
import { matterColumn, matterTable, stateColumn } from '../db/matter-sql.ts';
import { readOfficeDays } from './office-clocks.ts';
import { readRules, readSpans } from './slot-calendar.ts';

const DAY = 86_400_000;

interface ConfirmedTime {
  readonly id: number;
  readonly from: string;
  readonly until: string;
  readonly branchId: number;
  readonly timeZone: string;
  readonly consultantId: number;
  readonly hasLeft: boolean;
}

/**
 * The matters with a confirmed time to come that nobody can keep as things stand, whatever has come up since: whoever it
 * is with has left or is away, or the office is closed that day. Where a record names nobody, staff took the name away.
 */
export async function unattendedTimes(client: PoolClient, matter: Matter): Promise<number[]> {
  const { calendar } = matter.portal;
  if (calendar?.with === undefined) return [];
  const { minutes } = await readRules(client);
  const startsAt = `coalesce(a.starts_at, m.${matterColumn(calendar.at)})`;
  const { rows } = await client.query<ConfirmedTime>(
    `select m.id, ${startsAt} as "from", coalesce(a.ends_at, ${startsAt} + make_interval(mins => $3)) as until,
       b.id as "branchId", b.time_zone as "timeZone", l.id as "consultantId", l.deleted_at is not null as "hasLeft"
     from ${matterTable(matter)} m
     join branches b on b.id = m.branch_id
     join lawyers l on l.id = m.${matterColumn(calendar.with)}
     left join appointments a on a.resource = $1 and a.record_id = m.id
     where m.${stateColumn(matter)} = $2 and m.deleted_at is null and ${startsAt} > now()`,
    [matter.name, calendar.state, minutes],
  );
  if (rows.length === 0) return [];
  const now = Date.now();
  const consultantIds = [...new Set(rows.map(({ consultantId }) => consultantId))];
  const spansOf = await readSpans(client, consultantIds, { now });
  // The earliest day of any office: in some zones it is still the day before.
  const days = await readOfficeDays(client, new Date(now - DAY).toISOString().slice(0, 10));
  return rows
    .filter(({ from, until, branchId, timeZone, consultantId, hasLeft }) => {
      const time = { from: Date.parse(from), until: Date.parse(until) };
      const consultant = { off: spansOf(consultantId, 'off'), extra: spansOf(consultantId, 'extra') };
      return (
        hasLeft || isUnattended(time, consultant, { timeZone, officeDays: daysOfOffice(days, branchId) })
      );
    })
    .map(({ id }) => id);
}
