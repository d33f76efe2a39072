import {
  type FreeSlots,
  type OwnSlotQuery,
  type SlotQuery,
  freeSlotsPath,
  freeSlotsSchema,
  ownSlotQuerySchema,
  slotQuerySchema,
} from '#contract/appointments.ts';
import { WAYS } from '#contract/ways.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { recordsOf } from '../resources/records.ts';
import { requestContextOf } from '../resources/request-context.ts';
import type { BookableTable } from './bookable.ts';
import { meetingWithTaker } from './meetings.ts';
import { type FreeSlotsOptions, readFreeSlots } from './read-free-slots.ts';

/** The routes by which clients learn what is free, before they send something and while they change it. */
export function slotRoutes(
  host: Host,
  { matter, calendar, booking, table, tables }: BookableTable,
): AnyRoute[] {
  const records = recordsOf(host, table, tables);
  const shared = {
    method: 'GET' as const,
    tag: matter.endpoint,
    messages: matter.messages,
    data: () => freeSlotsSchema,
  };
  const { choose } = booking.moves;
  return [
    // Anybody may ask: the form is open to visitors.
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
        {
          name: 'ConsultantId',
          description: 'With whom alone. Default: with anybody',
          schema: { type: 'integer' },
        },
        ...DAYS,
      ],
      errors: ['notFound', 'validation'],
      handle: ({ query }) => readFree(host, { meeting: query, only: query.consultantId, ...query }),
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
        const wanted = { ...record, [booking.way]: call.query.way ?? record[booking.way] };
        const isConfirmed = record[matter.workflow.field] === calendar.state;
        const free = await readFree(host, {
          ...call.query,
          own: { resource: matter.name, id: call.id },
          ...meetingWithTaker(calendar, booking, { record: wanted, isConfirmed }),
        });
        // What was confirmed keeps its fee, wherever it is moved to.
        return isConfirmed && calendar.fee !== undefined
          ? { ...free, fee: feeSchema.parse(record[calendar.fee]) }
          : free;
      },
    }),
  ];
}

const feeSchema = freeSlotsSchema.shape.fee;
const WAY = {
  name: 'Way',
  description: 'How it is kept',
  schema: { type: 'string', enum: [...WAYS] },
} as const;
const DAYS = [
  { name: 'From', description: 'First day of the office', schema: { type: 'string', format: 'date' } },
  { name: 'To', description: 'Last day of the office', schema: { type: 'string', format: 'date' } },
] as const;

async function readFree(host: Host, asked: FreeSlotsOptions): Promise<FreeSlots> {
  const { calendar, slots } = await readFreeSlots(host.pool, asked);
  const { timeZone, fee, rules } = calendar;
  return {
    slots: slots.map(({ at }) => new Date(at).toISOString()),
    timeZone,
    fee,
    minutes: rules.minutes,
    changeHours: rules.changeHours,
  };
}
