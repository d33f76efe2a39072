import type { Capability } from '../../capability.ts';
import { appendThreadEvents } from './append-thread-events.ts';
import { threadRoutes } from './thread-routes.ts';

/** What was done and noted about a record, in order, added to and never rewritten. */
export const thread: Capability = {
  name: 'thread',
  isDeclaredBy: (resource) => resource.thread === true,
  hooksFor: (table, tables) => ({
    routes: (host) => threadRoutes(host, table, tables),
    afterChange: (done, context) => appendThreadEvents(context, table, done),
  }),
};
