import { z } from 'zod';
import { toValidationResult } from '#contract/validation-result.ts';
import { AppError } from '#contract/errors.ts';
import {
  INBOX_MAX,
  type Through,
  channelFor,
  inboxCalls,
  inboxQuerySchema,
  inboxSchema,
  throughSchema,
} from '#contract/inbox.ts';
import type { Host } from '../host.ts';
import type { Caller } from '../http/caller.ts';
import { type AnyRoute, type Call, route } from '../http/route.ts';
import { clearAll, markAllRead, markOne, readInbox, undoClear } from './inbox.ts';

type InboxHost = Pick<Host, 'pool' | 'fanOut'>;

/** The own inbox: what the bell shows, and what is done with it on any device (R121-R124). */
export const inboxRoutes = (host: InboxHost): AnyRoute[] => [
  inboxRoute(host),
  markRoute(host, { path: inboxCalls.markRead, summary: 'Marks one notification as read', isRead: true }),
  markRoute(host, {
    path: inboxCalls.markUnread,
    summary: 'Marks one notification as unread',
    isRead: false,
  }),
  allRoute(host, {
    path: inboxCalls.markAllRead,
    summary: 'Marks every notification up to this one as read',
    work: markAllRead,
  }),
  allRoute(host, {
    path: inboxCalls.clearAll,
    summary: 'Clears away every notification up to this one',
    work: clearAll,
  }),
  allRoute(host, {
    path: inboxCalls.undoClear,
    summary: 'Brings back what was cleared away up to this one',
    work: undoClear,
  }),
];

const everyRole = { User: 'own', CustomerService: 'own', Admin: 'own' } as const;
const shared = { tag: 'Notifications', access: everyRole } as const;

const inboxRoute = ({ pool }: InboxHost) =>
  route({
    ...shared,
    method: 'GET',
    path: inboxCalls.get,
    summary: `The newest ${INBOX_MAX} notifications of the own inbox`,
    query: () => inboxQuerySchema,
    parameters: [
      {
        name: 'After',
        description: 'Only what is newer than this id',
        schema: { type: 'integer', minimum: 0 },
      },
    ],
    data: () => inboxSchema,
    handle: ({ caller, language, query }) => readInbox(pool, { ...ownerOf(caller), language }, query.After),
  });

interface MarkRoute {
  path: string;
  summary: string;
  isRead: boolean;
}

const markRoute = ({ pool, fanOut }: InboxHost, { path, summary, isRead }: MarkRoute) =>
  route({
    ...shared,
    method: 'POST',
    path: `${path}/{id}`,
    summary,
    data: () => z.null(),
    errors: ['notFound'],
    async handle({ caller, id }) {
      const { userId } = ownerOf(caller);
      if (!(await markOne(pool, { userId, sequence: id }, isRead))) throw new AppError('notFound');
      fanOut.publish('inboxChanged', { userId });
      return null;
    },
  });

interface AllRoute {
  path: string;
  summary: string;
  work: typeof markAllRead;
}

const allRoute = ({ pool, fanOut }: InboxHost, { path, summary, work }: AllRoute) =>
  route<undefined, Through>({
    ...shared,
    method: 'POST',
    path,
    summary,
    body: {
      schema: () => throughSchema,
      check: (input) => toValidationResult(throughSchema.safeParse(input)),
    },
    data: () => z.null(),
    async handle({ caller, body }) {
      const owner = ownerOf(caller);
      await work(pool, owner, body.through);
      fanOut.publish('inboxChanged', { userId: owner.userId });
      return null;
    },
  });

function ownerOf(caller: Call<unknown, unknown>['caller']) {
  // The grant names roles only, so there is a caller.
  const { userId, role } = caller as Caller;
  return { userId, channel: channelFor(role) };
}
