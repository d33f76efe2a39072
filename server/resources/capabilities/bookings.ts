import { z } from 'zod';
import { isCalledOff } from '#contract/called-off.ts';
import { AppError } from '#contract/errors.ts';
import { type Matter, isMatter } from '#contract/matter.ts';
import type { PortalBooking, PortalCalendar } from '#contract/portal.ts';
import { NO_MEETING } from '#contract/ways.ts';
import type { Bookable } from '../../appointments/bookable.ts';
import { book, chooseConsultant, isTaken, release, unbook } from '../../appointments/book.ts';
import { feeOf } from '../../appointments/booking-moves.ts';
import { readGivenWay, refuseOtherWay, refuseUnofferedWay } from '../../appointments/check-way.ts';
import { endOf, minutesOf } from '../../appointments/kept-length.ts';
import { askedMeetingOf, meetingOf } from '../../appointments/meetings.ts';
import { officeIssues } from '../../appointments/office-issues.ts';
import { offerRoutes } from '../../appointments/offer-route.ts';
import { refuseManyWishes } from '../../appointments/open-wishes.ts';
import { takesMeetings } from '../../appointments/slot-calendar.ts';
import { slotRoutes } from '../../appointments/slot-routes.ts';
import { timeProblemRoutes } from '../../appointments/time-problem-route.ts';
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
        ...slotRoutes(host, { matter, calendar, booking, table, tables }),
        ...timeProblemRoutes(host, { matter, calendar, booking, table, tables }),
        ...offerRoutes(host, { booking, table, tables }),
      ],
      async resolveStored(client, values, before) {
        if (before) return {};
        const given = await readGivenWay(client, matter, booking, values);
        if (given === NO_MEETING) {
          refuseTimes(booking, values);
          return withoutTime(calendar, booking);
        }
        refuseOtherWay(booking, given, values[booking.way]);
        const way = given === '' ? {} : { [booking.way]: given };
        const at = momentSchema.parse(values[booking.wish]);
        const asked = { ...values, ...way };
        // Whom the client asked for, and nobody in their place.
        const only = idSchema.nullish().parse(calendar.with && values[calendar.with]) ?? undefined;
        if (!at) {
          const isKept =
            only !== undefined && (await takesMeetings(client, only, askedMeetingOf(booking, asked)));
          return {
            ...way,
            ...withConsultant(calendar, booking, { id: isKept ? only : null, isAsked: isKept }),
          };
        }
        await refuseManyWishes(client, { matter, booking, ownerId: values[matter.owner] });
        const meeting = meetingOf(booking, asked);
        await refuseUnofferedWay(client, booking, meeting, { only });
        const { consultantId, fee, minutes } = await chooseConsultant(client, meeting, { at, only });
        return {
          ...way,
          ...withConsultant(calendar, booking, { id: consultantId, isAsked: only !== undefined }),
          ...feeOf(calendar, fee),
          [calendar.until]: endOf(at, minutes),
        };
      },
      checkValues: async (_client, values, before) =>
        officeIssues({ matter, calendar, booking }, values, before),
      async afterWrite(write) {
        await keepTime(write, { matter, calendar, booking });
        return {};
      },
    };
  },
};

/** Keeps the time that a record has now, and gives back what one has no more that is called off. */
async function keepTime(
  { client, row, locked }: Write,
  { matter, calendar, booking: { wish } }: Bookable,
): Promise<void> {
  const { field, initial } = matter.workflow;
  const state = row[field];
  const agreed = {
    state,
    at: momentSchema.parse(row[calendar.at]),
    closedAt: momentSchema.parse(row['closedAt']),
  };
  // What was kept earlier than arranged leaves its hour to others; what has passed is told as it was.
  if (row['deletedAt'] || isCalledOff(matter, agreed)) return release(client, matter.name, [row.id]);
  const at = state === calendar.state ? calendar.at : state === initial ? wish : null;
  if (at === null || calendar.with === undefined) return;
  // What does not touch the appointment cannot be refused for it.
  const decisive = [field, at, calendar.with];
  if (locked && decisive.every((key) => locked[key] === row[key])) return;
  const own = { resource: matter.name, id: row.id };
  const time = keptSchema.safeParse({ at: row[at], consultantId: row[calendar.with] });
  // Nobody keeps the time of one whose consultant has left it.
  if (!time.success) return unbook(client, own);
  const minutes = await minutesOf(client, { own, calendar, record: row }, time.data.at);
  const booking = { ...own, ...time.data, minutes };
  // Nor what was wished for of somebody who is taken then.
  if (state === initial && (await isTaken(client, booking))) await unbook(client, own);
  else await book(client, booking);
}

/** No time is kept of what is answered in writing, nor what was said of one: the type may have become so since. */
const withoutTime = (
  calendar: PortalCalendar<string>,
  booking: PortalBooking<string>,
): Record<string, unknown> => ({
  [booking.way]: NO_MEETING,
  ...withConsultant(calendar, booking, { id: null, isAsked: false }),
  ...(booking.inWriting?.times === undefined ? {} : { [booking.inWriting.times]: '' }),
});

/** With whom it is, and whether the client asked for them. */
const withConsultant = (
  { with: met }: PortalCalendar<string>,
  { asked }: PortalBooking<string>,
  { id, isAsked }: { id: number | null; isAsked: boolean },
): Record<string, unknown> => ({
  ...(met === undefined ? {} : { [met]: id }),
  ...(asked === undefined ? {} : { [asked]: isAsked }),
});

/** No time may come with what is answered in writing. */
function refuseTimes(
  { wish, second }: PortalBooking<string>,
  values: Readonly<Record<string, unknown>>,
): void {
  const given = [wish, second].filter((key) => momentSchema.parse(values[key]));
  if (given.length === 0) return;
  throw new AppError('validation', {
    fields: Object.fromEntries(given.map((key) => [key, { code: 'noMeeting' }])),
  });
}

const idSchema = z.number();
const momentSchema = z.string().nullish();
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
  [moves.confirm]: ['slotTaken', 'consultantNotFree'] as const,
  [moves.confirmSecond]: ['slotTaken', 'consultantNotFree'] as const,
  [moves.choose]: ['slotTaken', 'tooManyWishes', 'validation'] as const,
  [moves.move]: ['slotTaken', 'changeTooLate', 'validation'] as const,
  [moves.withdraw]: ['changeTooLate'] as const,
});
