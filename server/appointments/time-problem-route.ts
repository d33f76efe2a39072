import type { Pool } from 'pg';
import type { z } from 'zod';
import { reachingOthers } from '#contract/access.ts';
import {
  type TimeQuery,
  timeProblemsPath,
  timeProblemsSchema,
  timeQuerySchema,
} from '#contract/appointments.ts';
import { AppError } from '#contract/errors.ts';
import { timeProblems } from '#contract/time-problems.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { recordsOf } from '../resources/records.ts';
import { requestContextOf } from '../resources/request-context.ts';
import type { Bookable, BookableTable } from './bookable.ts';
import { isTaken } from './book.ts';
import { isSameMoment, minutesOf } from './kept-length.ts';
import { askedMeetingOf, consultantOf } from './meetings.ts';
import { type Meeting, readSlotCalendar } from './slot-calendar.ts';

/** The route by which staff learn what speaks against a time before they give it to a client. */
export function timeProblemRoutes(
  host: Host,
  { matter, calendar, booking, table, tables }: BookableTable,
): AnyRoute[] {
  const { resource } = table;
  const access = reachingOthers(resource.access.update);
  if (access === false) return [];
  const records = recordsOf(host, table, tables);
  return [
    route<TimeQuery, undefined, z.output<typeof timeProblemsSchema>>({
      access,
      tag: resource.endpoint,
      messages: resource.messages,
      method: 'GET',
      path: `${timeProblemsPath(resource)}/{id}`,
      summary: `What speaks against a time for a ${resource.labels.one.en}: its consultant's hours, absences and other appointments, the office's days`,
      query: () => timeQuerySchema,
      parameters: [
        { name: 'ConsultantId', description: 'With whom', schema: { type: 'integer' } },
        { name: 'At', description: 'When it begins', schema: { type: 'string', format: 'date-time' } },
      ],
      data: () => timeProblemsSchema,
      errors: ['notFound', 'validation'],
      // Of the record it says nothing.
      shows: () => [],
      async handle(call) {
        const record = await records.read(call.id, requestContextOf(call));
        const meeting = { ...askedMeetingOf(booking, record), about: null };
        const now = Date.now();
        const { consultantId, at } = call.query;
        const own = { resource: resource.name, id: call.id };
        const minutes = await minutesOf(host.pool, { own, calendar, record }, at);
        const { slots, consultant } = await readTimes(host.pool, meeting, { now, consultantId });
        const readInAnyWay = () => readTimes(host.pool, { ...meeting, way: null }, { now, consultantId });
        const mustKeepHours =
          consultant?.hours.length === 0 &&
          (isChosen({ matter, calendar, booking }, record, call.query) ||
            (await readInAnyWay()).consultant?.hours.length !== 0);
        const problems = timeProblems(Date.parse(at), consultant, { ...slots, minutes, now, mustKeepHours });
        const taken = await isTaken(host.pool, { ...own, consultantId, at, minutes });
        return { problems: [...problems, ...(taken ? (['taken'] as const) : [])], minutes };
      },
    }),
  ];
}

/** The days and rules of an office, and the times of one consultant there. Throws `notFound` for no office. */
async function readTimes(
  pool: Pool,
  meeting: Meeting,
  { now, consultantId }: { readonly now: number; readonly consultantId: number },
) {
  const slots = await readSlotCalendar(pool, meeting, { now, beside: consultantId });
  if (!slots) throw new AppError('notFound');
  return { slots, consultant: slots.consultants.find(({ id }) => id === consultantId) };
}

/** Whether it is what the client chose and nobody has confirmed: it was among the hours of whoever it is with. */
const isChosen = (
  { matter: { workflow }, calendar, booking }: Bookable,
  record: Readonly<Record<string, unknown>>,
  { consultantId, at }: TimeQuery,
): boolean =>
  record[workflow.field] === workflow.initial &&
  consultantOf(calendar, record) === consultantId &&
  isSameMoment(record[booking.wish], at);
