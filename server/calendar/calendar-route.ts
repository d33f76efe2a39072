import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { consultationPath } from '#contract/pages.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import { consultations } from '#resources/consultations.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, type Download, route } from '../http/route.ts';
import { requestContextOf } from '../resources/request-context.ts';
import type { RecordTables } from '../resources/record-table.ts';
import { recordsOf } from '../resources/records.ts';
import { calendarOf } from './appointment.ts';

/** The route that gives the appointment of a consultation to the calendar of whoever may read it. */
export function calendarRoutes(host: Host, tables: RecordTables): AnyRoute[] {
  const table = tables.get(consultations.name);
  const access = consultations.access.read;
  if (!table || access === false) return [];
  return [
    route<undefined, undefined, Download>({
      method: 'GET',
      path: `${callPath(consultations, 'GetCalendar')}/{id}`,
      tag: consultations.endpoint,
      summary: 'The appointment of a consultation, for a calendar',
      messages: consultations.messages,
      access,
      kind: 'download',
      types: ['text/calendar'],
      data: () => z.null(),
      errors: ['notFound'],
      shows: (_appointment, { id }) => [{ resource: consultations, kind: 'calendar', ids: [id] }],
      async handle(call) {
        const found = await recordsOf(host, table, tables).read(call.id, requestContextOf(call));
        const { id, number, scheduledAt, status, place, branchId, consultant } = recordSchema(
          consultations,
          call.role,
        ).parse(found);
        // Where there never was an appointment there is nothing to give.
        if (scheduledAt === null) throw new AppError('notFound');
        const { language } = call;
        const { publicUrl } = host.env;
        const office = await officeOf(host, branchId, language);
        const content = calendarOf({
          uid: `consultation-${id}@${publicUrl === undefined ? 'yamama-fustat' : new URL(publicUrl).hostname}`,
          sequence: await changesOf(host, id),
          startsAt: new Date(scheduledAt),
          isCancelled: status === 'Cancelled',
          // Other eyes see a calendar too: the reference alone.
          summary: language === 'ar' ? `استشارة قانونية ${number}` : `Legal consultation ${number}`,
          description: consultant ?? '',
          place: place || office,
          ...(publicUrl === undefined ? {} : { url: `${publicUrl}${consultationPath(id)}` }),
        });
        const name = `${number}.ics`;
        return { type: 'text/calendar', name, plainName: name, content: Buffer.from(content) };
      },
    }),
  ];
}

/** How often the appointment was changed since it was made: moved, or called off. */
async function changesOf({ pool }: Host, id: number): Promise<number> {
  const { rows } = await pool.query<{ moves: number }>(
    `select count(*)::int as moves from thread_entries
     where resource = $1 and record_id = $2 and kind = 'moved' and data->>'move' in ('schedule', 'cancel')`,
    [consultations.name, id],
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
