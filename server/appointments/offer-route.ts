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
import { NO_MEETING } from '#contract/ways.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import { recordsOf } from '../resources/records.ts';
import { requestContextOf } from '../resources/request-context.ts';
import { askedMeetingOf } from './meetings.ts';
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
      // The answer tells of consultants alone.
      shows: () => [],
      async handle(call) {
        const { consultantId } = call.query;
        const record = await records.read(call.id, requestContextOf(call));
        if (record[booking.way] === NO_MEETING) return [];
        const asked = askedMeetingOf(booking, record);
        const { calendar, slots } = await readFreeSlots(host.pool, {
          // A consultant whom staff name is offered for areas of law outside their own, too.
          meeting: consultantId === undefined ? asked : { ...asked, about: null },
          own: { resource: resource.name, id: call.id },
          only: consultantId,
          isForStaff: true,
        });
        return withConsultantNames(host.pool, fewSlots(slots, calendar.timeZone, OFFERED), call.language);
      },
    }),
  ];
}

/** Each time with the first of those who could keep it. */
async function withConsultantNames(
  pool: Pool,
  slots: readonly Slot[],
  language: Language,
): Promise<OfferedTimes> {
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
