import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CALENDAR_FEED_PATH } from '#contract/calendar-feed.ts';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/language.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { matters } from '#resources/matters.ts';
import type { Host } from '../host.ts';
import { feedFile } from './appointment.ts';
import { appointmentsOf } from './appointment-of.ts';
import { type FeedReader, readerOf } from './feeds.ts';

type FeedHost = Pick<Host, 'pool' | 'env' | 'limits' | 'logReads'>;

/**
 * `/calendar/<token>.ics`: the appointments of a consultant, for a calendar program that knows no other way to show who
 * it is. Whoever has the address reads it, so it holds numbers, ways and places, and nothing of a client or a case.
 */
export function serveCalendarFeeds(app: FastifyInstance, host: FeedHost): void {
  app.get(`${CALENDAR_FEED_PATH}:file`, { config: { access: 'document' } }, async (request, reply) => {
    const reader = await host.limits.feedGuess(request.ip, () => readerAt(request, host));
    const content = await calendarFor(reader, host);
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

/** Throws `feedUnknown` for what was never made, revoked, or belongs to an account that is closed. */
async function readerAt({ url }: FastifyRequest, { pool }: FeedHost): Promise<FeedReader> {
  const token = FILE.exec(url.split('?', 1)[0] ?? '')?.[1];
  const reader = token === undefined ? null : await readerOf(pool, token);
  if (!reader) throw new AppError('feedUnknown');
  return reader;
}

/** The host does not look at the case of letters; the token does. */
const FILE = /\/([\w-]{43})\.ics$/i;

async function calendarFor(
  { account, lawyerId, feedId }: FeedReader,
  { pool, env: { publicUrl }, logReads }: FeedHost,
): Promise<string> {
  const { id: userId, role, language } = account;
  const found = await Promise.all(
    matters.map(async (matter) => ({
      matter,
      appointments: await appointmentsOf(pool, matter, { lawyerId, userId }, { language, publicUrl }),
    })),
  );
  await logReads(
    { userId, role, sessionId: feedId, isWalled: false },
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

const NAME: LocalizedText = { ar: 'مواعيدي في المكتب', en: 'My appointments at the firm' };
