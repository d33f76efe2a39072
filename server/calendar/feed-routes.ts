import { z } from 'zod';
import { calendarFeedCalls, calendarFeedSchema, madeFeedSchema } from '#contract/calendar-feed.ts';
import { AppError } from '#contract/errors.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Host } from '../host.ts';
import { signedInCaller } from '../http/caller.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { feedOf, makeFeed, revokeFeed } from './feeds.ts';

const shared = { tag: 'Calendar', access: { CustomerService: 'own', Admin: 'own' } } as const;

/** The own secret address by which a calendar program reads one's appointments. */
export const calendarFeedRoutes = ({ pool }: Pick<Host, 'pool'>): AnyRoute[] => [
  route({
    ...shared,
    method: 'GET',
    path: calendarFeedCalls.get,
    summary: 'Whether there is an address for the own calendar; what it is was told once',
    data: () => calendarFeedSchema,
    handle: ({ caller }) => feedOf(pool, signedInCaller(caller).userId),
  }),
  route({
    ...shared,
    method: 'POST',
    path: calendarFeedCalls.make,
    summary: 'Makes the address of the own calendar anew; the one before it is dead',
    data: () => madeFeedSchema,
    errors: ['notFound'],
    async handle(call) {
      const caller = signedInCaller(call.caller);
      // An account that stands for nobody has no appointments.
      if (!(await feedOf(pool, caller.userId)).isConsultant) throw new AppError('notFound');
      return { path: await withTransaction(pool, (client) => makeFeed(client, caller)) };
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: calendarFeedCalls.revoke,
    summary: 'Ends the address of the own calendar',
    data: () => z.null(),
    async handle(call) {
      const caller = signedInCaller(call.caller);
      await withTransaction(pool, (client) => revokeFeed(client, caller));
      return null;
    },
  }),
];
