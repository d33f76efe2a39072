import {
  type ConflictDecision,
  checkConflictDecision,
  conflictDecisionSchema,
  conflictPaths,
  conflictReaders,
  foundConflictsSchema,
} from '#contract/conflicts.ts';
import type { Host } from '../../../host.ts';
import { signedInCaller } from '../../../http/caller.ts';
import { type AnyRoute, route } from '../../../http/route.ts';
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
      shows: (_conflicts, { id }) => [{ resource, kind: 'read', ids: [id] }],
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
