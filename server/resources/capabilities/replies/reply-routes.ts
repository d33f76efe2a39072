import { z } from 'zod';
import { type Reply, repliesPath, replyReaders, replySchema } from '#contract/replies.ts';
import type { Host } from '../../../host.ts';
import { type AnyRoute, route } from '../../../http/route.ts';
import { requestContextOf } from '../../request-context.ts';
import { type RepliesPlace, readReplies } from './read-replies.ts';

/** The route that gives staff the replies which are ready for one record. */
export function replyRoutes(host: Host, place: RepliesPlace): AnyRoute[] {
  const { matter } = place;
  const access = replyReaders(matter);
  if (access === false) return [];
  return [
    route({
      access,
      tag: matter.endpoint,
      messages: matter.messages,
      method: 'GET',
      path: `${repliesPath(matter)}/{id}`,
      summary: `Prepared replies for a ${matter.labels.one.en}, filled in, in the language of its owner`,
      data: () => z.array(replySchema),
      errors: ['notFound'],
      handle: (call): Promise<Reply[]> => readReplies(host, place, call.id, requestContextOf(call)),
      shows: (_replies, { id }) => [{ resource: matter, kind: 'thread', ids: [id] }],
    }),
  ];
}
