import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { labelKey } from '#contract/field-keys.ts';
import { type Matter, isMatter } from '#contract/matter.ts';
import type { PortalCalendar } from '#contract/portal.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, type Download, route } from '../http/route.ts';
import { requestContextOf } from '../resources/request-context.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import { recordsOf } from '../resources/records.ts';
import { calendarOf } from './appointment.ts';
import { findAppointment } from './appointment-queries.ts';

/** The routes that give the appointment of a matter to the calendar of whoever may read it. */
export const calendarRoutes = (host: Host, tables: RecordTables): AnyRoute[] =>
  [...tables.values()].flatMap((table) => {
    const { resource } = table;
    return isMatter(resource) && resource.portal.calendar && resource.access.read !== false
      ? [calendarRoute({ host, tables, table, matter: resource, calendar: resource.portal.calendar })]
      : [];
  });

interface CalendarOf {
  host: Host;
  tables: RecordTables;
  table: RecordTable;
  matter: Matter;
  calendar: PortalCalendar<string>;
}

function calendarRoute({ host, tables, table, matter, calendar }: CalendarOf): AnyRoute {
  const { labels, messages, endpoint, access } = matter;
  return route<undefined, undefined, Download>({
    method: 'GET',
    path: `${callPath(matter, 'GetCalendar')}/{id}`,
    tag: endpoint,
    summary: `The appointment of a record, for a calendar: ${labels.one.en}`,
    messages,
    access: access.read || {},
    kind: 'download',
    types: ['text/calendar'],
    data: () => z.null(),
    errors: ['notFound'],
    shows: (_appointment, { id }) => [{ resource: matter, kind: 'calendar', ids: [id] }],
    async handle(call) {
      const found = await recordsOf(host, table, tables).read(call.id, requestContextOf(call));
      const record = concernedSchema.parse(recordSchema(matter, call.role).parse(found));
      const appointment = await findAppointment(host.pool, matter, record.id, {
        language: call.language,
        publicUrl: host.env.publicUrl,
      });
      // Where there never was an appointment there is nothing to give.
      if (!appointment) throw new AppError('notFound');
      const description =
        calendar.with === undefined ? '' : textSchema.parse(record[labelKey(calendar.with)]);
      const name = `${record.number}.ics`;
      const { content } = calendarOf({ ...appointment, description });
      return { type: 'text/calendar', name, plainName: name, content: Buffer.from(content) };
    },
  });
}

const concernedSchema = z.looseObject({ id: z.number(), number: z.string() });
/** What is not there is as good as empty. */
const textSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
