import type { Pool, PoolClient } from 'pg';
import type { PortalCalendar } from '#contract/portal.ts';
import { type OwnAppointment, readRules } from './slot-calendar.ts';

const MINUTE = 60_000;

interface AppointmentOf {
  readonly own: OwnAppointment;
  readonly calendar: PortalCalendar<string>;
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * How many minutes the appointment of a record takes if it begins `at` a moment. What was told to the client, or is kept
 * for them, at that moment keeps its length, whatever the firm has set since; any other takes as long as the firm says now.
 */
export async function minutesOf(
  on: Pool | PoolClient,
  { own: { resource, id }, calendar, record }: AppointmentOf,
  at: string,
): Promise<number> {
  const until = record[calendar.until];
  const wish = calendar.booking && record[calendar.booking.wish];
  if (typeof until === 'string' && isSameMoment(record[calendar.at] ?? wish, at))
    return (Date.parse(until) - Date.parse(at)) / MINUTE;
  const { rows } = await on.query<{ minutes: number }>(
    `select (extract(epoch from ends_at - starts_at) / 60)::int as minutes from appointments
     where resource = $1 and record_id = $2 and starts_at = $3`,
    [resource, id, at],
  );
  return rows[0]?.minutes ?? (await readRules(on)).minutes;
}

/** The moment so many minutes later. */
export const endOf = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * MINUTE).toISOString();

/** Whether a value of a record is this moment, however both are written. */
export const isSameMoment = (one: unknown, other: string): boolean =>
  typeof one === 'string' && Date.parse(one) === Date.parse(other);
