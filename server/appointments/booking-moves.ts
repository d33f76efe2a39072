import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Matter } from '#contract/matter.ts';
import type { PortalBooking, PortalCalendar } from '#contract/portal.ts';
import { isLawyerWalledSql } from '../resources/capabilities/conflicts/walled-sql.ts';
import type { ChangeContext, ExtraColumns, StoredRow } from '../resources/hooks.ts';
import { chooseConsultant, isTaken } from './book.ts';
import { readGivenWay, refuseOtherWay, refuseUnofferedWay } from './check-way.ts';
import { endOf, minutesOf } from './kept-length.ts';
import { refuseManyWishes } from './open-wishes.ts';
import { consultantOf, meetingWithTaker } from './meetings.ts';
import { type OwnAppointment, readRules } from './slot-calendar.ts';

/** A move of a matter that may have an appointment. */
export interface AppointmentMove {
  readonly matter: Matter;
  /** Its name. */
  readonly move: string;
  readonly record: StoredRow;
  /** What was filled in for it. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly context: ChangeContext;
}

/** What the moves of a booking change beside the state; nothing where the matter has none, or the move is another. */
export async function bookedBy({
  matter,
  move,
  record,
  input,
  context: { client },
}: AppointmentMove): Promise<ExtraColumns> {
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
  if (!isWish && move !== moves.move && move !== moves.withdraw)
    return givenToAnother(calendar, record, input);
  // What nobody has confirmed yet is changed at any time.
  if (record[matter.workflow.field] === calendar.state)
    await refuseLate(client, momentSchema.parse(record[calendar.at]));
  if (move === moves.withdraw) return {};
  const waiting = momentSchema.parse(record[booking.wish]);
  // In the place of one that waits no other begins to.
  if (isWish && (waiting === null || Date.parse(waiting) <= Date.now()))
    await refuseManyWishes(client, { matter, booking, ownerId: record[matter.owner] });
  const at = z.string().parse(input[booking.wish]);
  const way = input[booking.way];
  // What was agreed stays, whatever the type says since.
  if (way !== record[booking.way])
    refuseOtherWay(booking, await readGivenWay(client, matter, booking, record), way);
  const wanted = { ...record, [booking.way]: way };
  const { meeting, only } = meetingWithTaker(calendar, booking, { record: wanted, isConfirmed: !isWish });
  await refuseUnofferedWay(client, booking, meeting, { own, only });
  const { consultantId, fee, minutes } = await chooseConsultant(client, meeting, {
    at,
    own,
    only,
    ...(only === undefined && { isWish, preferred: consultantOf(calendar, record) }),
  });
  const changed: ExtraColumns = {
    [booking.way]: way,
    ...(calendar.with === undefined ? {} : { [calendar.with]: consultantId }),
  };
  // A room or a meeting link belongs to the way and the consultant it was arranged for.
  const isElsewhere = Object.entries(changed).some(([key, value]) => value !== record[key]);
  return {
    ...changed,
    ...(isElsewhere && calendar.place !== undefined ? { [calendar.place]: '' } : {}),
    // Whoever chooses anew names no second choice: the one from before was for another first.
    ...(isWish
      ? { ...feeOf(calendar, fee), [calendar.until]: endOf(at, minutes), [booking.second]: null }
      : { [calendar.at]: at }),
  };
}

/** Staff who give it to somebody else do so on purpose: from then on the client has asked for nobody. */
function givenToAnother(
  { with: met, booking }: PortalCalendar<string>,
  record: StoredRow,
  input: Readonly<Record<string, unknown>>,
): ExtraColumns {
  const asked = booking?.asked;
  if (asked === undefined || met === undefined || input[met] === undefined) return {};
  return input[met] === record[met] ? {} : { [asked]: false };
}

/** The fee of the moment at which a client sends the time is the one that holds, whatever the office asks later. */
export const feeOf = ({ fee }: PortalCalendar<string>, shown: unknown): ExtraColumns =>
  fee === undefined ? {} : { [fee]: shown };

async function confirmed(confirming: Confirming): Promise<ExtraColumns> {
  const { client, calendar, booking, record, own } = confirming;
  const { at, with: met } = calendar;
  const chosen = momentSchema.parse(record[booking.wish]);
  if (chosen === null || Date.parse(chosen) <= Date.now()) throw new AppError('slotTaken');
  const minutes = await minutesOf(client, { own, calendar, record }, chosen);
  if (met === undefined || (await mayKeep(client, record[met], { ...own, at: chosen, minutes })))
    return { [at]: chosen };
  // Whoever had it has left it since, or could not keep it: somebody else does who is free then, where nobody was asked for.
  return withWhoIsFree(chosen, confirming);
}

interface Confirming {
  readonly client: ChangeContext['client'];
  readonly calendar: PortalCalendar<string>;
  readonly booking: PortalBooking<string>;
  readonly record: StoredRow;
  readonly own: OwnAppointment;
}

/**
 * A time of the client's with whoever is free then, first of all whom they have already. Throws `slotTaken`, or
 * `consultantNotFree` where it could only be with whom they asked for.
 */
async function withWhoIsFree(
  chosen: string | null,
  { client, calendar, booking, record, own }: Confirming,
): Promise<ExtraColumns> {
  const { at, with: met } = calendar;
  if (chosen === null) throw new AppError('slotTaken');
  const { meeting, only } = meetingWithTaker(calendar, booking, { record, isConfirmed: false });
  const { consultantId } = await chooseConsultant(client, meeting, {
    at: chosen,
    own,
    only,
    ...(only === undefined && { preferred: consultantOf(calendar, record) }),
    heldFor: await minutesOf(client, { own, calendar, record }, chosen),
  }).catch((error: unknown) => {
    throw only !== undefined && isSlotTaken(error) ? new AppError('consultantNotFree') : error;
  });
  return { [at]: chosen, ...(met === undefined ? {} : { [met]: consultantId }) };
}

/** Whether a consultant is still there, may know of the record, and meets nobody else then. */
async function mayKeep(
  client: ChangeContext['client'],
  consultant: unknown,
  wanted: OwnAppointment & { readonly at: string; readonly minutes: number },
): Promise<boolean> {
  const consultantId = idSchema.nullable().parse(consultant);
  if (consultantId === null) return false;
  const { rowCount } = await client.query(
    `select 1 from lawyers where id = $1 and deleted_at is null and not ${isLawyerWalledSql('$1', '$2', '$3')}`,
    [consultantId, wanted.resource, wanted.id],
  );
  return rowCount !== 0 && !(await isTaken(client, { ...wanted, consultantId }));
}

/** A client changes an appointment while the firm can still give its time to somebody else. */
async function refuseLate(client: ChangeContext['client'], at: string | null): Promise<void> {
  if (at === null) return;
  const { changeHours } = await readRules(client);
  if (Date.parse(at) - Date.now() < changeHours * 3_600_000) throw new AppError('changeTooLate');
}

const isSlotTaken = (error: unknown): boolean => error instanceof AppError && error.code === 'slotTaken';

const momentSchema = z.string().nullable();
const idSchema = z.number();
