import type { Pool } from 'pg';
import { reachingOthers } from '#contract/access.ts';
import {
  type OfferQuery,
  type OfferedTimes,
  offerQuerySchema,
  offeredTimesSchema,
  timesToOfferPath,
} from '#contract/appointments.ts';
import { type Slot, fewSlots } from '#contract/free-slots.ts';
import type { Language } from '#contract/language.ts';
import type { PortalBooking } from '#contract/portal.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import { recordsOf } from '../resources/records.ts';
import { requestContextOf } from '../resources/request-context.ts';
import { askedMeetingOf } from './booking-moves.ts';
import { readFreeSlots } from './read-free-slots.ts';

const OFFERED = { days: 3, perDay: 4 };

/** The route by which staff learn which times they could offer a client. */
export function offerRoutes(
  host: Host,
  { booking, table, tables }: { booking: PortalBooking<string>; table: RecordTable; tables: RecordTables },
): AnyRoute[] {
  const { resource } = table;
  const access = reachingOthers(resource.access.update);
  if (access === false) return [];
  const records = recordsOf(host, table, tables);
  return [
    route<OfferQuery, undefined, OfferedTimes>({
      access,
      tag: resource.endpoint,
      messages: resource.messages,
      method: 'GET',
      path: `${timesToOfferPath(resource)}/{id}`,
      summary: `Some free times for a ${resource.labels.one.en}, each with a consultant who could keep it`,
      query: () => offerQuerySchema,
      parameters: [
        {
          name: 'ConsultantId',
          description: 'With whom alone. Default: with whoever may take care of it',
          schema: { type: 'integer' },
        },
      ],
      data: () => offeredTimesSchema,
      errors: ['notFound', 'validation'],
      // Of the record it says nothing.
      shows: () => [],
      async handle(call) {
        const { consultantId } = call.query;
        const asked = askedMeetingOf(booking, await records.read(call.id, requestContextOf(call)));
        const { calendar, slots } = await readFreeSlots(host.pool, {
          // Whoever is named keeps it, whatever else they take care of.
          meeting: consultantId === undefined ? asked : { ...asked, about: null },
          own: { resource: resource.name, id: call.id },
          only: consultantId,
        });
        const open = slots.flatMap(({ at, consultants }) => {
          const free = consultants.filter((id) => !calendar.walledOff.includes(id));
          return free.length > 0 ? [{ at, consultants: free }] : [];
        });
        return named(host.pool, fewSlots(open, calendar.timeZone, OFFERED), call.language);
      },
    }),
  ];
}

/** Each time with the first of those who could keep it. */
async function named(pool: Pool, slots: readonly Slot[], language: Language): Promise<OfferedTimes> {
  const { rows } = await pool.query<{ id: number; name: string }>(
    `select id, name_${language} as name from lawyers where id = any($1)`,
    [slots.flatMap(({ consultants }) => consultants.slice(0, 1))],
  );
  return slots.flatMap(({ at, consultants: [first] }) => {
    const consultant = rows.find(({ id }) => id === first);
    return consultant
      ? { at: new Date(at).toISOString(), consultantId: consultant.id, consultantName: consultant.name }
      : [];
  });
}
