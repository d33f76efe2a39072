import { type Matter } from '#contract/matter.ts';
import { repliesFor } from '#contract/replies.ts';
import type { Capability } from '../../capability.ts';
import { replyRoutes } from './reply-routes.ts';

/** Replies that are ready for the threads of matters, filled in with what is known of the record. */
export const replies: Capability = {
  name: 'replies',
  isDeclaredBy: (resource, resources) => repliesFor(resource, resources) !== undefined,
  hooksFor: (table, tables) => ({
    // `repliesFor` gives none for what is no matter.
    routes: (host) => replyRoutes(host, { table, tables, matter: table.resource as Matter }),
  }),
};
