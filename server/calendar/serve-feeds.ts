import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CALENDAR_FEED_PATH } from '#contract/calendar-feed.ts';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/language.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { matters } from '#resources/matters.ts';
import type { Host } from '../host.ts';
import { knownTo } from '../live/known-to.ts';
import type { RecordTables } from '../resources/record-table.ts';
import { feedFile } from './appointment.ts';
import { findAppointments } from './appointment-queries.ts';
import { type FeedReader, readerOf } from './feeds.ts';

type FeedHost = Pick<Host, 'pool' | 'env' | 'limits' | 'logReads'>;

/**
 * `/calendar/<token>.ics`: the appointments of a consultant, for a calendar program that knows no other way to show who
 * it is. Whoever has the address reads it, so it holds numbers, ways and places, and nothing of a client or a case.
 */
export function serveCalendarFeeds(app: FastifyInstance, host: FeedHost, tables: RecordTables): void {
  app.get(`${CALENDAR_FEED_PATH}:file`, { config: { access: 'document' } }, async (request, reply) => {
    const reader = await host.limits.feedGuess(request.ip, () => readerAt(request, host));
    const content = await calendarFor(reader, host, tables);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="calendar.ics"',
        'x-robots-tag': 'noindex',
      })
      .type('text/calendar; charset=utf-8')
      .send(content);
  });
}

/** Throws `routeNotFound` for what was never made, revoked, or belongs to an account that is closed. */
async function readerAt({ url }: FastifyRequest, { pool }: FeedHost): Promise<FeedReader> {
  const token = FILE.exec(url.split('?', 1)[0] ?? '')?.[1];
  const reader = token === undefined ? null : await readerOf(pool, token);
  if (!reader) throw new AppError('routeNotFound');
  return reader;
}

/** The host does not look at the case of letters; the token does. */
const FILE = /\/([\w-]{43})\.ics$/i;

async function calendarFor(
  { account: { id: userId, role, language }, lawyerId, feedId }: FeedReader,
  { pool, env: { publicUrl }, logReads }: FeedHost,
  tables: RecordTables,
): Promise<string> {
  const account = { userId, role };
  const found = await Promise.all(
    matters.map(async (matter) => {
      const table = tables.get(matter.name);
      const all = table ? await findAppointments(pool, matter, lawyerId, { language, publicUrl }) : [];
      const ids = all.map(({ recordId }) => recordId);
      // What the account may not read, or is walled off from, is not in its calendar either.
      const known = table && new Set((await knownTo(pool, table, { ids, accounts: [account] }))(account));
      return { matter, appointments: all.filter(({ recordId }) => known?.has(recordId)) };
    }),
  );
  await logReads(
    { ...account, sessionId: feedId, isWalled: false },
    found.map(({ matter, appointments }) => ({
      resource: matter,
      kind: 'calendar',
      ids: appointments.map(({ recordId }) => recordId),
    })),
  );
  return feedFile(
    NAME[language],
    found.flatMap(({ matter, appointments }) =>
      appointments.map((each) => ({
        ...each,
        ...(publicUrl === undefined ? {} : { url: `${publicUrl}${adminPath(matter)}/${each.recordId}` }),
      })),
    ),
  );
}

const NAME: LocalizedText = { ar: 'مواعيدي في الشركة', en: 'My appointments at the firm' };
