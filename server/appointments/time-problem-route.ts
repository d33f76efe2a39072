import type { z } from 'zod';
import { reachingOthers } from '#contract/access.ts';
import {
  type TimeQuery,
  timeProblemsPath,
  timeProblemsSchema,
  timeQuerySchema,
} from '#contract/appointments.ts';
import { AppError } from '#contract/errors.ts';
import { timeProblems } from '#contract/free-slots.ts';
import type { PortalCalendar } from '#contract/portal.ts';
import { idSchema } from '#contract/value-schemas.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import { recordsOf } from '../resources/records.ts';
import { requestContextOf } from '../resources/request-context.ts';
import { isTaken } from './book.ts';
import { minutesOf } from './kept-length.ts';
import { readSlotCalendar } from './slot-calendar.ts';

interface Arranging {
  readonly calendar: PortalCalendar<string>;
  readonly table: RecordTable;
  readonly tables: RecordTables;
}

/** The route by which staff learn what speaks against a time before they give it to a client. */
export function timeProblemRoutes(host: Host, { calendar: arranged, table, tables }: Arranging): AnyRoute[] {
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
        const meeting = { branchId: idSchema.parse(record['branchId']), way: null };
        const now = Date.now();
        const { consultantId, at } = call.query;
        const own = { resource: resource.name, id: call.id };
        const minutes = await minutesOf(host.pool, { own, calendar: arranged, record }, at);
        const calendar = await readSlotCalendar(host.pool, meeting, { now, beside: consultantId });
        if (!calendar) throw new AppError('notFound');
        const consultant = calendar.consultants.find(({ id }) => id === consultantId);
        const rules = { ...calendar.rules, minutes };
        const problems = timeProblems(Date.parse(at), consultant, { ...calendar, rules, now });
        const taken = await isTaken(host.pool, { ...own, consultantId, at, minutes });
        return { problems: [...problems, ...(taken ? (['taken'] as const) : [])], minutes };
      },
    }),
  ];
}
