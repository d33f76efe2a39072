import type { PoolClient } from 'pg';
import type { ConflictState } from '#contract/conflicts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { entryOf, writeAuditEntries } from '../../audit.ts';
import { changesBetween } from '../../changes.ts';
import type { StoredRow } from '../../hooks.ts';
import type { Touched } from '../../outcome.ts';
import type { RecordTable } from '../../record-table.ts';

/** A record as it was before something else was changed, and where its conflicts stand since. */
export interface Followed {
  readonly before: StoredRow;
  readonly conflictState: ConflictState | null;
}

/** What the audit names a record by, and what is written down of it. */
export const auditedKeys = ({ title, fields }: AnyResource): string[] => {
  const named = fields[title];
  return ['id', 'version', 'conflictState', ...(named ? wireKeys(title, named) : [])];
};

/**
 * Writes down that conflicts stand otherwise since something else was changed: nobody has done it to these records.
 * @returns those that changed; whom they belong to knows nothing of it
 */
export async function stateFollowed(
  client: PoolClient,
  { resource }: Pick<RecordTable, 'resource'>,
  followed: readonly Followed[],
): Promise<Touched> {
  const changed = followed.filter(
    ({ before, conflictState }) => (before['conflictState'] ?? null) !== conflictState,
  );
  const entries = changed.map(({ before, conflictState }) => {
    const after = { ...before, conflictState };
    return entryOf(
      resource,
      { operation: 'updated', before, after, written: {}, caller: null },
      { called: undefined, changes: changesBetween(before, after, ['conflictState']) },
    );
  });
  if (entries.length > 0) await writeAuditEntries(client, entries);
  return { resource: resource.name, ids: changed.map(({ before }) => before.id), isInside: true };
}
