import type { Pool, PoolClient } from 'pg';
import { dayIn } from '#contract/day-in.ts';
import type { ConsultantTimes, OfficeTimes, Span } from '#contract/consultant-times.ts';
import type { SlotRules } from '#contract/free-slots.ts';
import type { Money } from '#contract/kinds/money.ts';
import { dayAfter, daysOfOffice } from '#contract/office-days.ts';
import type { OpenInterval } from '#contract/week.ts';
import type { Way } from '#contract/ways.ts';
import { isLawyerWalledSql } from '../resources/capabilities/conflicts/walled-sql.ts';
import { readOfficeDays } from './office-clocks.ts';

/** At which office, in which way, about what. */
export interface Meeting {
  readonly branchId: number;
  /** Null: in any way. */
  readonly way: Way | null;
  /** An area of law: consultants who name areas are asked for these alone. Default: every consultant is. */
  readonly about?: number | null | undefined;
}

/** An appointment that may be overlooked: its own matter looks for another time. */
export interface OwnAppointment {
  readonly resource: string;
  readonly id: number;
}

export interface AppointmentRules extends SlotRules {
  readonly changeHours: number;
  /** At most this many times are kept for one client while nobody has confirmed them. */
  readonly openWishes: number;
}

/** All that free appointments at an office follow from. */
export interface SlotCalendar extends OfficeTimes {
  readonly fee: Money | null;
  readonly rules: AppointmentRules;
  readonly consultants: readonly ConsultantTimes[];
  /** Those of them who are walled off from the matter: they take it in no case. */
  readonly walledOff: readonly number[];
  /** The first day of the office that can be booked, and the last one. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Those that hold until somebody has saved others. */
export const FIRST_RULES: AppointmentRules = {
  minutes: 60,
  bufferMinutes: 0,
  leadHours: 24,
  daysAhead: 30,
  changeHours: 24,
  openWishes: 3,
};

/** Who has fewer appointments to come goes first. */
export const byBooked = (a: ConsultantTimes, b: ConsultantTimes): number => a.booked.length - b.booked.length;

export async function readRules(on: Pool | PoolClient): Promise<AppointmentRules> {
  const { rows } = await on.query<AppointmentRules>(
    `select minutes, buffer_minutes as "bufferMinutes", lead_hours as "leadHours",
       days_ahead as "daysAhead", change_hours as "changeHours", open_wishes as "openWishes" from appointment_settings limit 1`,
  );
  return rows[0] ?? FIRST_RULES;
}

/** The `minutes` of the rules, as SQL. */
export const MINUTES_SQL = `coalesce((select minutes from appointment_settings limit 1), ${FIRST_RULES.minutes})`;

interface Reading {
  readonly now: number;
  /** Keeps the consultants until the end of the transaction, so that nobody books with them meanwhile. Default: no. */
  readonly hold?: boolean;
  readonly own?: OwnAppointment | undefined;
  /** With whom alone; `null`: with nobody. Default: with everybody. */
  readonly only?: number | null | undefined;
  /** A consultant who is read too where they keep no hours there. Default: nobody. */
  readonly beside?: number;
}

/** Reads it; `null` where there is no such office. */
export async function readSlotCalendar(
  on: Pool | PoolClient,
  { branchId, way, about = null }: Meeting,
  { now, hold = false, own, only, beside }: Reading,
): Promise<SlotCalendar | null> {
  const offices = await on.query<{ timeZone: string; fee: Money | null }>(
    'select time_zone as "timeZone", consultation_fee as fee from branches where id = $1 and deleted_at is null',
    [branchId],
  );
  const [office] = offices.rows;
  if (!office) return null;
  const rules = await readRules(on);
  const week = await on.query<{ id: number; hours: OpenInterval[]; isWalledOff: boolean }>(
    `select l.id, h.hours, ${isLawyerWalledSql('l.id', '$3', '$4')} as "isWalledOff" from consultant_hours h join lawyers l on l.id = h.consultant_id
     where ${keepsHoursSql(way)} and ($5::int[] is null or l.id = any($5))
     order by l.id, h.id ${hold ? 'for no key update of l' : ''}`,
    [branchId, about, own?.resource, own?.id, only === undefined ? null : [only ?? []].flat()],
  );
  const ids = [...new Set([...week.rows.map(({ id }) => id), ...(beside === undefined ? [] : [beside])])];
  const spansOf = await readSpans(on, ids, { now, own });
  const firstDay = dayIn(new Date(now), office.timeZone);
  const officeDays = daysOfOffice(await readOfficeDays(on, firstDay), branchId);
  return {
    ...office,
    rules,
    officeDays,
    consultants: ids.map((id) => ({
      id,
      hours: week.rows.flatMap((row) => (row.id === id ? row.hours : [])),
      off: spansOf(id, 'off'),
      extra: spansOf(id, 'extra'),
      booked: spansOf(id, 'booked'),
    })),
    walledOff: ids.filter((id) => week.rows.some((row) => row.id === id && row.isWalledOff)),
    firstDay,
    lastDay: dayAfter(firstDay, rules.daysAhead + 1),
  };
}

/**
 * When each of some consultants is away (`off`), there beyond their week (`extra`) or `booked`: all that is to come, and
 * what has ended within the last day.
 * @param own the appointment that is no booking of theirs. Default: all are
 */
export async function readSpans(
  on: Pool | PoolClient,
  ids: readonly number[],
  { now, own }: Pick<Reading, 'now' | 'own'>,
): Promise<(id: number, kind: 'off' | 'extra' | 'booked') => Span[]> {
  const { rows } = await on.query<TimeSpan>(SPANS, [ids, new Date(now - DAY), own?.resource, own?.id]);
  return (id, kind) =>
    rows
      .filter((span) => span.id === id && span.kind === kind)
      .map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }));
}

/**
 * Whether somebody takes such meetings at all, free or not: they keep hours there, for that, and may work. Of one who is
 * not there it says yes: the reference is refused.
 */
export async function takesMeetings(
  client: PoolClient,
  consultantId: number,
  { branchId, way, about = null }: Meeting,
): Promise<boolean> {
  const { rows } = await client.query<{ takes: boolean }>(
    `select l.id not in (${SUSPENDED})
       and exists (select from consultant_hours h where h.consultant_id = l.id and ${keepsHoursSql(way)}) as takes
     from lawyers l where l.id = $3 and l.deleted_at is null`,
    [branchId, about, consultantId],
  );
  return rows[0]?.takes ?? true;
}

/** As a condition on hours `h` of lawyers `l`, at the office $1 and about $2. */
const keepsHoursSql = (way: Way | null): string =>
  `h.branch_id = $1 and h.deleted_at is null and l.deleted_at is null ${way === null ? '' : `and h.${COLUMN_OF[way]}`}
       and ($2::int is null or l.category_ids = '{}' or $2 = any(l.category_ids))`;

const DAY = 86_400_000;
const COLUMN_OF: Readonly<Record<Way, string>> = {
  office: 'at_office',
  phone: 'by_phone',
  video: 'by_video',
};

interface TimeSpan {
  readonly id: number;
  readonly kind: string;
  readonly from: string;
  readonly until: string;
}
/** Lawyers whose accounts are suspended: not where another one of theirs is open, nor for an invitation that was withdrawn. */
const SUSPENDED = `select lawyer_id from users where lawyer_id is not null and deleted_at is null
group by lawyer_id having bool_and(is_suspended) and not bool_and(is_invited)`;
/** Whoever’s account is suspended is away as long as it is. */
const SPANS = `select consultant_id as id, kind, starts_at as "from", ends_at as "until" from consultant_absences
where consultant_id = any($1) and ends_at > $2 and deleted_at is null
union all
select lawyer_id, 'off', $2::timestamptz, timestamptz '9999-12-31' from (${SUSPENDED}) suspended
where lawyer_id = any($1)
union all
select consultant_id, 'booked', starts_at, ends_at from appointments
where consultant_id = any($1) and ends_at > $2 and (resource, record_id) is distinct from ($3::text, $4::int)`;
