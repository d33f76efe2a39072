import type { PoolClient } from 'pg';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { FieldErrorCode } from '#contract/field-errors.ts';
import { type Matter, isMatter } from '#contract/matter.ts';
import type { PortalBooking, PortalCalendar } from '#contract/portal.ts';
import { NO_MEETING } from '#contract/ways.ts';
import { book, chooseConsultant, release } from '../../appointments/book.ts';
import { feeOf, meetingOf } from '../../appointments/booking-moves.ts';
import { refuseManyWishes } from '../../appointments/open-wishes.ts';
import { slotRoutes } from '../../appointments/slot-routes.ts';
import { timeProblemRoutes } from '../../appointments/time-problem-route.ts';
import { matterColumn, matterTable } from '../../db/matter-sql.ts';
import type { Write } from '../capability-hooks.ts';
import type { Capability } from '../capability.ts';

/** Appointments that clients book themselves, out of the hours of consultants. */
export const bookings: Capability = {
  name: 'bookings',
  isDeclaredBy: ({ portal }) => portal?.calendar?.booking !== undefined,
  hooksFor(table, tables) {
    const { resource } = table;
    const calendar = resource.portal?.calendar;
    if (!isMatter(resource) || !calendar?.booking) return {};
    const { booking } = calendar;
    const matter = resource;
    return {
      errors: errorsOf(matter, calendar, booking),
      routes: (host) => [
        ...slotRoutes(host, { matter, booking, table, tables }),
        ...timeProblemRoutes(host, table, tables),
      ],
      async resolveStored(client, values, before) {
        if (before) return {};
        if (await isInWriting(client, matter, booking, values)) return withoutTime(booking);
        const at = wishSchema.parse(values[booking.wish]);
        if (!at) return {};
        refuseSecond(booking, values, at);
        await refuseManyWishes(client, { matter, booking, ownerId: values[matter.owner] });
        const { consultantId, fee } = await chooseConsultant(client, meetingOf(booking, values), { at });
        return {
          ...(calendar.with === undefined ? {} : { [calendar.with]: consultantId }),
          ...feeOf(calendar, fee),
        };
      },
      async afterWrite(write) {
        await keepTime(write, { matter, calendar, booking });
        return {};
      },
    };
  },
};

interface Bookable {
  readonly matter: Matter;
  readonly calendar: PortalCalendar<string>;
  readonly booking: PortalBooking<string>;
}

/** Keeps the time that a record has now, and gives back what one has no more that is called off. */
async function keepTime(
  { client, row, locked }: Write,
  { matter, calendar, booking }: Bookable,
): Promise<void> {
  const { field, initial } = matter.workflow;
  const state = row[field];
  if (state === calendar.cancelled || row['deletedAt']) return release(client, matter.name, [row.id]);
  const at = state === calendar.state ? calendar.at : state === initial ? booking.wish : null;
  if (at === null || calendar.with === undefined) return;
  // What does not touch the appointment cannot be refused for it.
  const decisive = [field, at, calendar.with];
  if (locked && decisive.every((key) => locked[key] === row[key])) return;
  const time = keptSchema.safeParse({ at: row[at], consultantId: row[calendar.with] });
  if (time.success) await book(client, { resource: matter.name, id: row.id, ...time.data });
  // Nobody keeps the time of one whose consultant has left it.
  else await release(client, matter.name, [row.id]);
}

/** No time is kept of what is answered in writing, nor what was said of one: the type may have become so since. */
const withoutTime = ({ way, inWriting }: PortalBooking<string>): Record<string, string> => ({
  [way]: NO_MEETING,
  ...(inWriting?.times === undefined ? {} : { [inWriting.times]: '' }),
});

/**
 * Whether it is answered in writing, as the record says that decides it: then no time may come with it. Nobody else
 * does without a meeting.
 */
async function isInWriting(
  client: PoolClient,
  matter: Matter,
  { way, wish, second, inWriting }: PortalBooking<string>,
  values: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const decides = inWriting && matter.fields[inWriting.by];
  if (!decides || !('to' in decides)) return false;
  const { rows } = await client.query<{ way: string | null }>(
    `select ${matterColumn(way)} as way from ${matterTable({ name: decides.to })} where id = $1`,
    [values[inWriting.by]],
  );
  const refuse = (key: string, code: FieldErrorCode) =>
    new AppError('validation', { fields: { [key]: { code } } });
  if (rows[0]?.way !== NO_MEETING) {
    if (values[way] === NO_MEETING) throw refuse(way, 'optionInvalid');
    return false;
  }
  for (const key of [wish, second]) if (wishSchema.parse(values[key])) throw refuse(key, 'noMeeting');
  return true;
}

/** A second choice is another time, and one that is still to come. */
function refuseSecond(
  { second }: PortalBooking<string>,
  values: Readonly<Record<string, unknown>>,
  first: string,
): void {
  const at = second === undefined ? null : wishSchema.parse(values[second]);
  if (second === undefined || !at) return;
  const refuse = (code: FieldErrorCode) => new AppError('validation', { fields: { [second]: { code } } });
  if (Date.parse(at) <= Date.now()) throw refuse('notFuture');
  if (Date.parse(at) === Date.parse(first)) throw refuse('sameTime');
}

const wishSchema = z.string().nullish();
const keptSchema = z.object({ at: z.string(), consultantId: z.number() });

const errorsOf = (
  { workflow }: Matter,
  { state }: PortalCalendar<string>,
  { moves }: PortalBooking<string>,
) => ({
  create: ['slotTaken', 'tooManyWishes', 'validation'] as const,
  ...Object.fromEntries(
    Object.entries(workflow.moves)
      .filter(([, { to }]) => to === state)
      .map(([name]) => [name, ['slotTaken'] as const]),
  ),
  [moves.choose]: ['slotTaken', 'tooManyWishes', 'validation'] as const,
  [moves.move]: ['slotTaken', 'changeTooLate', 'validation'] as const,
  [moves.withdraw]: ['changeTooLate'] as const,
});
