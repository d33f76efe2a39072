import {
  type ConflictDecision,
  type FoundConflicts,
  checkConflictDecision,
  conflictDecisionSchema,
  conflictPaths,
  conflictReaders,
  foundConflictsSchema,
} from '#contract/conflicts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isNamed } from '#contract/field-kinds.ts';
import type { Host } from '../../../host.ts';
import { signedInCaller } from '../../../http/caller.ts';
import { type AnyRoute, route } from '../../../http/route.ts';
import type { Shown } from '../../../privacy/shown.ts';
import { idempotencyKey, submissionOf } from '../../idempotency.ts';
import type { Outcome } from '../../outcome.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { recordsOf } from '../../records.ts';
import { requestContextOf } from '../../request-context.ts';
import { changeAnswer } from '../../shared-route.ts';
import { readConflicts } from './conflict-rows.ts';
import { decideConflict } from './decide-conflict.ts';

/** What was found about the parties of a record, and what is decided about it. */
export function conflictRoutes(host: Host, table: RecordTable, tables: RecordTables): AnyRoute[] {
  const { resource } = table;
  const records = recordsOf(host, table, tables);
  const decide = decideConflict(host, table, tables);
  const readers = conflictReaders(resource);
  const { one } = resource.labels;
  const shared = { tag: resource.endpoint, messages: resource.messages };
  if (!resource.conflicts || readers === false) return [];
  return [
    route({
      ...shared,
      access: readers,
      method: 'GET',
      path: `${conflictPaths.read(resource)}/{id}`,
      summary: `Parties of a ${one.en} that may be somebody whom the firm knows`,
      data: () => foundConflictsSchema,
      errors: ['notFound'],
      async handle(call) {
        const requestContext = requestContextOf(call);
        // Throws `notFound` for a record that is not theirs to read.
        await records.read(call.id, requestContext);
        const caller = signedInCaller(call.caller);
        const place = { resource: resource.name, recordId: call.id };
        return readConflicts(host.pool, place, { caller, language: call.language, tables });
      },
      shows: (conflicts, { id }) => [
        { resource, kind: 'read', ids: [id] },
        ...othersShown(conflicts, tables, resource),
      ],
    }),
    route<undefined, ConflictDecision, Outcome>({
      ...shared,
      ...changeAnswer(table),
      access: resource.conflicts.access,
      method: 'POST',
      path: `${conflictPaths.decide(resource)}/{id}`,
      summary: `Clear a possible conflict of interest of a ${one.en}, or wall colleagues off`,
      headers: [idempotencyKey],
      errors: ['notFound', 'conflict', 'idempotencyMismatch'],
      body: { schema: () => conflictDecisionSchema, check: checkConflictDecision },
      handle: (call) =>
        decide({ id: call.id, submission: submissionOf(call, resource) }, call.body, requestContextOf(call)),
    }),
  ];
}

/** The records and the clients on the other side, whom a hit names. */
function othersShown(
  { hits }: FoundConflicts,
  tables: RecordTables,
  { owner, fields }: AnyResource,
): Shown[] {
  const named = hits.flatMap(({ other }) => {
    const client = fields[owner ?? ''];
    return [
      ...(other?.record ? [other.record] : []),
      ...(other?.clientId && client && isNamed(client) ? [{ resource: client.to, id: other.clientId }] : []),
    ];
  });
  return [...new Set(named.map((each) => each.resource))].flatMap((name): Shown[] => {
    const resource = tables.get(name)?.resource;
    const ids = new Set(named.flatMap((each) => (each.resource === name ? [each.id] : [])));
    return resource ? [{ resource, kind: 'list', ids: [...ids] }] : [];
  });
}
