import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { labelKey } from '#contract/field-keys.ts';
import { type Language, fillWords } from '#contract/language.ts';
import { type Matter, isMatter, matterPath } from '#contract/matter.ts';
import type { PortalCalendar } from '#contract/portal.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, type Download, route } from '../http/route.ts';
import { requestContextOf } from '../resources/request-context.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import { recordsOf } from '../resources/records.ts';
import { calendarOf } from './appointment.ts';

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
  const { portal, workflow, labels, messages, endpoint, access } = matter;
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
      const textAt = (key: string | undefined) => textSchema.parse(key === undefined ? '' : record[key]);
      const startsAt = textAt(calendar.at);
      // Where there never was an appointment there is nothing to give.
      if (startsAt === '') throw new AppError('notFound');
      const { language } = call;
      const { publicUrl } = host.env;
      const { id, number, branchId } = record;
      const place = textAt(calendar.place) || (await officeOf(host, branchId, language));
      const content = calendarOf({
        uid: `${portal.key}-${id}@${publicUrl === undefined ? 'yamama-fustat' : new URL(publicUrl).hostname}`,
        sequence: await changesOf(host, { matter, calendar, id }),
        startsAt: new Date(startsAt),
        minutes: calendar.minutes,
        isCancelled: record[workflow.field] === calendar.cancelled,
        summary: fillWords(calendar.summary[language], { number }),
        description: calendar.with === undefined ? '' : textAt(labelKey(calendar.with)),
        place,
        ...(publicUrl === undefined ? {} : { url: `${publicUrl}${matterPath(matter, id)}` }),
      });
      const name = `${number}.ics`;
      return { type: 'text/calendar', name, plainName: name, content: Buffer.from(content) };
    },
  });
}

const concernedSchema = z.looseObject({ id: z.number(), number: z.string(), branchId: z.number() });
/** What is not there is as good as empty. */
const textSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** How often the appointment was changed since it was made: moved, or called off. */
async function changesOf(
  { pool }: Host,
  { matter, calendar, id }: Pick<CalendarOf, 'matter' | 'calendar'> & { id: number },
): Promise<number> {
  const changing = Object.entries(matter.workflow.moves)
    .filter(([, { to }]) => to === calendar.state || to === calendar.cancelled)
    .map(([move]) => move);
  const { rows } = await pool.query<{ moves: number }>(
    `select count(*)::int as moves from thread_entries
     where resource = $1 and record_id = $2 and kind = 'moved' and data->>'move' = any($3)`,
    [matter.name, id, changing],
  );
  return Math.max(0, (rows[0]?.moves ?? 0) - 1);
}

async function officeOf({ pool }: Host, id: number, language: Language): Promise<string> {
  const { rows } = await pool.query<{ address: string }>(
    `select address_${language} as address from branches where id = $1`,
    [id],
  );
  return rows[0]?.address ?? '';
}
