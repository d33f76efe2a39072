import type { Grant } from '#contract/access.ts';
import { bulkDoneSchema } from '#contract/bulk.ts';
import {
  EXTEND_HELD_CHANGE,
  extendedSchema,
  heldChangeStateSchema,
  takenBackSchema,
} from '#contract/held-changes.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import { heldChangesOf, heldWorksOf } from './held-changes.ts';
import type { RecordTable } from './record-table.ts';
import { requestContextOf } from './request-context.ts';

/** The routes by which staff make the changes that they hold, ask what came of them, take them back, and let them wait on. */
export function heldChangeRoutes(host: Host, table: RecordTable): AnyRoute[] {
  const { endpoint, verbs, labels, messages } = table.resource;
  const many = labels.many.en;
  const grants = heldWorksOf(host, table).flatMap((work) => Object.values(work.grants));
  if (grants.length === 0) return [];
  const held = heldChangesOf(host, table);
  const access: Grant = Object.assign({}, ...grants);
  const shared = { method: 'POST', tag: endpoint, messages, access } as const;
  const pathOf = (verb: string) => `${callPath(table.resource, verb)}/{id}`;
  return [
    route({
      ...shared,
      path: pathOf(verbs.makeHeldChange),
      summary: `Make a change of ${many} that the caller holds; nothing where it is made or taken back already`,
      data: () => bulkDoneSchema,
      errors: ['bulkRefused', 'selectionChanged', 'duplicate'],
      handle: (call) => held.makeInPlace(call.id, requestContextOf(call)),
    }),
    route({
      ...shared,
      method: 'GET',
      path: pathOf(verbs.heldChange),
      summary: `What came of a change of ${many} that the caller held`,
      data: () => heldChangeStateSchema,
      errors: ['notFound'],
      // One word, and nothing of the records.
      shows: () => [],
      handle: async (call) => ({ state: await held.state(call.id, requestContextOf(call)) }),
    }),
    route({
      ...shared,
      path: pathOf(verbs.takeBackHeldChange),
      summary: `Take back a change of ${many} that the caller holds, unless it is made`,
      data: () => takenBackSchema,
      handle: async (call) => ({ isTakenBack: await held.takeBack(call.id, requestContextOf(call)) }),
    }),
    route({
      ...shared,
      path: pathOf(EXTEND_HELD_CHANGE),
      summary: `Let a change of ${many} that the caller holds wait on, for a minute at most; nothing where it is made`,
      data: () => extendedSchema,
      handle: async (call) => ({ seconds: await held.extend(call.id, requestContextOf(call)) }),
    }),
  ];
}
