import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Matter } from '#contract/matter.ts';
import type { PortalBooking, PortalCalendar } from '#contract/portal.ts';
import { WAYS } from '#contract/ways.ts';
import type { ChangeContext, ExtraColumns, StoredRow } from '../resources/hooks.ts';
import { chooseConsultant } from './book.ts';
import { refuseManyWishes } from './open-wishes.ts';
import { type Meeting, type OwnAppointment, isWalledOffSql, readRules } from './slot-calendar.ts';

interface BookingMove {
  readonly matter: Matter;
  readonly move: string;
  readonly record: StoredRow;
  readonly input: unknown;
  readonly context: ChangeContext;
}

/** What the moves of a booking change beside the state; nothing where the matter has none, or the move is another. */
export async function bookedBy({
  matter,
  move,
  record,
  input,
  context: { client },
}: BookingMove): Promise<ExtraColumns> {
  const { calendar } = matter.portal;
  if (!calendar?.booking) return {};
  const { booking } = calendar;
  const { moves } = booking;
  const own = { resource: matter.name, id: record.id };
  const confirming = { client, calendar, booking, record, own };
  if (move === moves.confirm) return confirmed(confirming);
  if (move === moves.confirmSecond)
    return withWhoIsFree(momentSchema.parse(record[booking.second]), confirming);
  const isWish = move === moves.choose;
  if (!isWish && move !== moves.move && move !== moves.withdraw) return {};
  // What nobody has confirmed yet is changed at any time.
  if (record[matter.workflow.field] === calendar.state)
    await refuseLate(client, momentSchema.parse(record[calendar.at]));
  if (move === moves.withdraw) return {};
  const waiting = momentSchema.parse(record[booking.wish]);
  // In the place of one that waits no other begins to.
  if (isWish && (waiting === null || Date.parse(waiting) <= Date.now()))
    await refuseManyWishes(client, { matter, booking, ownerId: record[matter.owner] });
  const asked = z.record(z.string(), z.unknown()).parse(input);
  const at = z.string().parse(asked[booking.wish]);
  const way = asked[booking.way];
  const { consultantId, fee } = await chooseConsultant(
    client,
    meetingOf(booking, { ...record, [booking.way]: way }),
    {
      at,
      own,
      preferred: calendar.with && record[calendar.with],
    },
  );
  const changed: ExtraColumns = {
    [booking.way]: way,
    ...(calendar.with === undefined ? {} : { [calendar.with]: consultantId }),
  };
  // A room or a meeting link belongs to the way and the consultant it was arranged for.
  const isElsewhere = Object.entries(changed).some(([key, value]) => value !== record[key]);
  return {
    ...changed,
    ...(isElsewhere && calendar.place !== undefined ? { [calendar.place]: '' } : {}),
    ...(isWish ? { ...feeOf(calendar, fee), ...withoutSecond(booking, record, at) } : { [calendar.at]: at }),
  };
}

/** A second choice that becomes the first one is none any more. */
function withoutSecond({ second }: PortalBooking<string>, record: StoredRow, at: string): ExtraColumns {
  const kept = momentSchema.nullish().parse(record[second]);
  return kept && Date.parse(kept) === Date.parse(at) ? { [second]: null } : {};
}

/** The office, the way and the subject that a record was sent with. Throws where it does not say the way. */
export function meetingOf(
  { way, about }: PortalBooking<string>,
  record: Readonly<Record<string, unknown>>,
): Meeting {
  const chosen = waySchema.safeParse(record[way]);
  if (!chosen.success) throw new AppError('validation', { fields: { [way]: { code: 'required' } } });
  return {
    branchId: idSchema.parse(record['branchId']),
    way: chosen.data,
    about: about === undefined ? null : idSchema.nullish().parse(record[about]),
  };
}

/** The fee of the moment at which a client sends the time is the one that holds, whatever the office asks later. */
export const feeOf = ({ fee }: PortalCalendar<string>, shown: unknown): ExtraColumns =>
  fee === undefined ? {} : { [fee]: shown };

async function confirmed(confirming: Confirming): Promise<ExtraColumns> {
  const { client, calendar, booking, record, own } = confirming;
  const { at, with: met } = calendar;
  const chosen = momentSchema.parse(record[booking.wish]);
  if (chosen === null || Date.parse(chosen) <= Date.now()) throw new AppError('slotTaken');
  if (met === undefined || (record[met] !== null && !(await isWalledOff(client, record[met], own))))
    return { [at]: chosen };
  // Whoever had it has left it since: somebody else does who is free then.
  return withWhoIsFree(chosen, confirming);
}

interface Confirming {
  readonly client: ChangeContext['client'];
  readonly calendar: PortalCalendar<string>;
  readonly booking: PortalBooking<string>;
  readonly record: StoredRow;
  readonly own: OwnAppointment;
}

/** A time of the client's with whoever is free then, first of all whom they have already. Throws `slotTaken`. */
async function withWhoIsFree(
  chosen: string | null,
  { client, calendar, booking, record, own }: Confirming,
): Promise<ExtraColumns> {
  const { at, with: met } = calendar;
  if (chosen === null) throw new AppError('slotTaken');
  const { consultantId } = await chooseConsultant(client, meetingOf(booking, record), {
    at: chosen,
    own,
    preferred: met && record[met],
    isHeld: true,
  });
  return { [at]: chosen, ...(met === undefined ? {} : { [met]: consultantId }) };
}

async function isWalledOff(
  client: ChangeContext['client'],
  consultant: unknown,
  { resource, id }: OwnAppointment,
): Promise<boolean> {
  const { rows } = await client.query<{ isWalledOff: boolean }>(
    `select ${isWalledOffSql('$1::int', '$2', '$3')} as "isWalledOff"`,
    [consultant, resource, id],
  );
  return rows[0]?.isWalledOff === true;
}

/** A client changes an appointment while the firm can still give its time to somebody else. */
async function refuseLate(client: ChangeContext['client'], at: string | null): Promise<void> {
  if (at === null) return;
  const { changeHours } = await readRules(client);
  if (Date.parse(at) - Date.now() < changeHours * 3_600_000) throw new AppError('changeTooLate');
}

const momentSchema = z.string().nullable();
const idSchema = z.number();
const waySchema = z.enum(WAYS);
