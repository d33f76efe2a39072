import {
  type FreeSlots,
  type OwnSlotQuery,
  type SlotQuery,
  SLOT_DAYS_MAX,
  freeSlotsPath,
  freeSlotsSchema,
  ownSlotQuerySchema,
  slotQuerySchema,
} from '#contract/appointments.ts';
import { AppError } from '#contract/errors.ts';
import { freeSlots } from '#contract/free-slots.ts';
import type { Matter } from '#contract/matter.ts';
import { dayAfter } from '#contract/office-days.ts';
import type { PortalBooking } from '#contract/portal.ts';
import { WAYS } from '#contract/ways.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import { recordsOf } from '../resources/records.ts';
import { requestContextOf } from '../resources/request-context.ts';
import { meetingOf } from './booking-moves.ts';
import { type Meeting, type OwnAppointment, readSlotCalendar } from './slot-calendar.ts';

interface Bookable {
  readonly matter: Matter;
  readonly booking: PortalBooking<string>;
  readonly table: RecordTable;
  readonly tables: RecordTables;
}

/** The routes by which clients learn what is free, before they send something and while they change it. */
export function slotRoutes(host: Host, { matter, booking, table, tables }: Bookable): AnyRoute[] {
  const records = recordsOf(host, table, tables);
  const shared = {
    method: 'GET' as const,
    tag: matter.endpoint,
    messages: matter.messages,
    data: () => freeSlotsSchema,
  };
  const { choose } = booking.moves;
  return [
    // Anybody may ask: the form is open to visitors, and nobody is named.
    route<SlotQuery, undefined, FreeSlots>({
      ...shared,
      path: freeSlotsPath(matter),
      summary: `Free appointments for a ${matter.labels.one.en}`,
      access: { public: 'all' },
      query: () => slotQuerySchema,
      parameters: [
        { name: 'BranchId', description: 'The office', schema: { type: 'integer' } },
        WAY,
        { name: 'About', description: 'The area of law. Default: any', schema: { type: 'integer' } },
        ...DAYS,
      ],
      errors: ['notFound', 'validation'],
      handle: ({ query }) => readFree(host, { meeting: query, ...query }),
    }),
    route<OwnSlotQuery, undefined, FreeSlots>({
      ...shared,
      path: `${freeSlotsPath(matter)}For/{id}`,
      summary: `Free appointments that a ${matter.labels.one.en} can be moved to`,
      access: matter.workflow.moves[choose]?.access ?? {},
      query: () => ownSlotQuerySchema,
      parameters: [WAY, ...DAYS],
      errors: ['notFound', 'validation'],
      // Of the record it says nothing.
      shows: () => [],
      async handle(call) {
        const record = await records.read(call.id, requestContextOf(call));
        const way = call.query.way ?? record[booking.way];
        return readFree(host, {
          ...call.query,
          meeting: meetingOf(booking, { ...record, [booking.way]: way }),
          own: { resource: matter.name, id: call.id },
        });
      },
    }),
  ];
}

const WAY = {
  name: 'Way',
  description: 'How it is kept',
  schema: { type: 'string', enum: [...WAYS] },
} as const;
const DAYS = [
  { name: 'From', description: 'First day of the office', schema: { type: 'string', format: 'date' } },
  { name: 'To', description: 'Last day of the office', schema: { type: 'string', format: 'date' } },
] as const;

interface Asked {
  readonly meeting: Meeting;
  /** Whoever is walled off from it is not asked for its time. Default: it is for nothing that is there yet. */
  readonly own?: OwnAppointment;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

async function readFree(host: Host, { meeting, own, from, to }: Asked): Promise<FreeSlots> {
  const now = Date.now();
  const calendar = await readSlotCalendar(host.pool, meeting, { now, own });
  if (!calendar) throw new AppError('notFound');
  const firstDay = from && from > calendar.firstDay ? from : calendar.firstDay;
  const asked = to && to < calendar.lastDay ? to : calendar.lastDay;
  const most = dayAfter(firstDay, SLOT_DAYS_MAX);
  // Whoever asks for later days than can be booked is shown none.
  const slots =
    firstDay > calendar.lastDay
      ? []
      : freeSlots({ ...calendar, now, firstDay, lastDay: asked < most ? asked : most });
  const { timeZone, fee, rules } = calendar;
  return {
    slots: slots.map(({ at }) => new Date(at).toISOString()),
    timeZone,
    fee,
    minutes: rules.minutes,
    changeHours: rules.changeHours,
  };
}
