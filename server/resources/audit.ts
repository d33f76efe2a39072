import type { PoolClient } from 'pg';
import type { Caller } from '../http/caller.ts';
import type { Row } from './statement.ts';

interface AuditEntry {
  resource: string;
  recordId: number;
  operation: string;
  caller: Caller | null;
  changes: Changes;
}
/** `{ field: [before, after] }`. */
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** Adds the row that says who did what, in the transaction of what was done. */
export async function writeAudit(client: PoolClient, entry: AuditEntry): Promise<void> {
  await client.query(
    'insert into audit (user_id, resource, record_id, operation, changes) values ($1, $2, $3, $4, $5)',
    [
      entry.caller?.userId ?? null,
      entry.resource,
      entry.recordId,
      entry.operation,
      JSON.stringify(entry.changes),
    ],
  );
}

/** The fields in which two versions of a record differ. */
export function changesBetween(before: Row | null, after: Row | null, keys: readonly string[]): Changes {
  const changes: Record<string, [unknown, unknown]> = {};
  for (const key of keys) {
    const [was, is] = [before?.[key] ?? null, after?.[key] ?? null];
    if (JSON.stringify(was) !== JSON.stringify(is)) changes[key] = [was, is];
  }
  return changes;
}
