import type { Pool, PoolClient } from 'pg';
import { dayIn } from '#contract/day-in.ts';
import { AppError } from '#contract/errors.ts';
import { freeAt, freeSlots } from '#contract/free-slots.ts';
import type { Money } from '#contract/kinds/money.ts';
import { driverErrors } from '../db/driver-errors.ts';
import { endOf } from './kept-length.ts';
import {
  type Meeting,
  type OwnAppointment,
  type SlotCalendar,
  byBooked,
  readSlotCalendar,
} from './slot-calendar.ts';

const DAY = 86_400_000;

interface Wanted {
  readonly at: string;
  readonly own?: OwnAppointment;
  readonly preferred?: number | null | undefined;
  /** Whom the client asked for, or was told to meet: nobody else takes it. Default: whoever is free does. */
  readonly only?: number | null | undefined;
  /**
   * It is wished for and nobody has confirmed it: where those who are free then are walled off, somebody else is named
   * who may not be. A refusal would tell the client of the wall. Default: it is refused.
   */
  readonly isWish?: boolean;
  /**
   * How many minutes it takes, where the client chose it while it was offered: what is offered today, and how long before,
   * does not matter any more. Default: it is one of those that are offered.
   */
  readonly heldFor?: number;
}

interface Chosen {
  /** Null: nobody who could take it keeps hours there. */
  readonly consultantId: number | null;
  readonly fee: Money | null;
  /** How many minutes it takes. */
  readonly minutes: number;
}

/**
 * The consultant who takes a free appointment, held until the end of the transaction: the one whom the client has
 * already where they are free, else whoever has the fewest appointments to come. Throws `slotTaken` where nobody is free
 * at that moment.
 */
export async function chooseConsultant(
  client: PoolClient,
  meeting: Meeting,
  { at, own, preferred, only, isWish = false, heldFor }: Wanted,
): Promise<Chosen> {
  const now = Date.now();
  const calendar = await readSlotCalendar(client, meeting, { now, hold: true, own, only });
  if (!calendar) throw new AppError('slotTaken');
  const wanted = Date.parse(at);
  const ids =
    wanted < now
      ? []
      : heldFor === undefined
        ? offeredAt(wanted, calendar, now)
        : freeAt(wanted, { ...calendar, rules: { ...calendar.rules, minutes: heldFor } });
  const free = calendar.consultants.filter(({ id }) => ids.includes(id));
  const may = ({ id }: { readonly id: number }) => !calendar.walledOff.includes(id);
  const takers = free.some(may) || !isWish ? free.filter(may) : calendar.consultants.filter(may);
  const [leastBooked] = takers.toSorted(byBooked);
  const { id: consultantId = null } = takers.find(({ id }) => id === preferred) ?? leastBooked ?? {};
  if (free.length === 0 || (consultantId === null && !isWish)) throw new AppError('slotTaken');
  return { consultantId, fee: calendar.fee, minutes: heldFor ?? calendar.rules.minutes };
}

/** Who is free then, where it is one of the appointments that are offered. */
function offeredAt(wanted: number, calendar: SlotCalendar, now: number): readonly number[] {
  // Beyond what can be booked: days at the ends of all calendars are not even counted.
  if (wanted > now + calendar.rules.daysAhead * DAY) return [];
  const day = dayIn(new Date(wanted), calendar.timeZone);
  const slots = freeSlots({ ...calendar, now, firstDay: day, lastDay: day });
  return slots.find((each) => each.at === wanted)?.consultants ?? [];
}

interface Booking extends OwnAppointment {
  readonly consultantId: number;
  readonly at: string;
  readonly minutes: number;
}

/**
 * Keeps the time of a consultant for a matter, in the place of the time that it had: from now on, also where only its
 * state has changed. Throws `slotTaken`.
 */
export async function book(
  client: PoolClient,
  { resource, id, consultantId, at, minutes }: Booking,
): Promise<void> {
  try {
    await client.query(
      `insert into appointments (resource, record_id, consultant_id, starts_at, ends_at) values ($1, $2, $3, $4, $5)
       on conflict (resource, record_id) do update
       set consultant_id = excluded.consultant_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
         booked_at = now()`,
      [resource, id, consultantId, at, endOf(at, minutes)],
    );
  } catch (error) {
    throw isOverlap(error) ? new AppError('slotTaken') : error;
  }
}

/** Whether somebody else has the consultant then, so that it cannot be kept. */
export async function isTaken(
  on: Pool | PoolClient,
  { resource, id, consultantId, at, minutes }: Booking,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `select 1 from appointments where consultant_id = $1
     and starts_at < $2::timestamptz + $3 * interval '1 minute' and ends_at > $2::timestamptz
     and (resource, record_id) is distinct from ($4::text, $5::int)`,
    [consultantId, at, minutes, resource, id],
  );
  return rowCount !== 0;
}

/** Gives the time of a matter back. Who was reminded of it stays known: the matter still has it. */
export async function unbook(client: PoolClient, { resource, id }: OwnAppointment): Promise<void> {
  await client.query('delete from appointments where resource = $1 and record_id = $2', [resource, id]);
}

/** Gives the times of matters back, and forgets who was reminded of them: they may be booked again. */
export async function release(client: PoolClient, resource: string, ids: readonly number[]): Promise<void> {
  await client.query(
    `with gone as (delete from appointments where resource = $1 and record_id = any($2) returning record_id)
     delete from appointment_reminders where resource = $1 and record_id in (select record_id from gone)`,
    [resource, ids],
  );
}

/** The database has refused to let two appointments of one consultant overlap. */
const isOverlap = (error: unknown): boolean =>
  driverErrors(error).some(({ constraint }) => constraint === 'appointments_apart');
