import type { PoolClient } from 'pg';
import type { Host } from '../host.ts';
import type { StoredRow } from './hooks.ts';
import { type Submission, onceOnly } from './idempotency.ts';
import type { Outcome } from './outcome.ts';
import { applyChange, lockForUpdate, runInTransaction } from './record-change.ts';
import type { RecordScope } from './record-statements.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import type { RequestContext } from './request-context.ts';
import type { Row } from './statement.ts';

/** Which record, and which submission asks for its change. */
export interface Asked {
  readonly id: number;
  readonly submission: Submission | null;
}

/** The record as it is locked. */
export interface LockedRecord {
  readonly client: PoolClient;
  readonly scope: RecordScope;
  readonly before: StoredRow;
}

interface Work {
  /** What the audit calls it. */
  readonly called: string;
  readonly write: () => Promise<Row>;
}

/**
 * Changes a record by more than its own columns: with the record locked, in one transaction, once for each submission,
 * told as any change of it is.
 * @param work does what is done beside the row, or refuses; says what the change is called and how the row is written
 */
export const changeLocked =
  (host: Host, table: RecordTable, tables: RecordTables) =>
  async (
    { id, submission }: Asked,
    requestContext: RequestContext,
    work: (record: LockedRecord) => Promise<Work>,
  ): Promise<Outcome> => {
    const { caller, reach, language, shared } = requestContext;
    const scope: RecordScope = { table, tables, language, shared };
    return runInTransaction(host, scope, async (client) => {
      const place = { id, reach, version: null, caller };
      // Also before a submission gets its first answer again: the record may be out of reach since.
      await lockForUpdate(client, scope, place);
      return onceOnly(client, submission, async () => {
        // Read once more: who has waited for the lock was given what stood beside the row before the wait.
        const before = await lockForUpdate(client, scope, place);
        return applyChange({
          host,
          client,
          scope,
          requestContext,
          change: { operation: 'updated', before, written: {}, caller },
          locked: before,
          ...(await work({ client, scope, before })),
        });
      });
    });
  };
