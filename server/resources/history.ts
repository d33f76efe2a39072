import { reach as reachOf } from '#contract/access.ts';
import { totalsOf } from '#contract/envelope.ts';
import { AppError } from '#contract/errors.ts';
import type { HistoryEntry, HistoryQuery } from '#contract/history.ts';
import { accountNames } from '../auth/accounts.ts';
import type { Host } from '../host.ts';
import type { Page } from '../http/route.ts';
import type { Changes } from './changes.ts';
import { referenceLabels, sideOf } from './reference-labels.ts';
import { selectOne } from './record-statements.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import type { RequestContext } from './request-context.ts';
import { runRows } from './statement.ts';

interface AuditRow {
  id: number;
  at: string;
  user_id: number | null;
  operation: string;
  changes: Changes;
}

/** Reads what was done to one record, newest first. */
export function historyOf(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;

  return async (
    id: number,
    { page, pageSize }: HistoryQuery,
    requestContext: RequestContext,
  ): Promise<Page> => {
    await findRecord();
    const about = 'from audit_entries where resource = $1 and record_id = $2';
    const counted = await host.pool.query<{ total: number }>(`select count(*)::int as total ${about}`, [
      resource.name,
      id,
    ]);
    const { rows } = await host.pool.query<AuditRow>(
      `select id, at, user_id, operation, changes ${about} order by id desc limit $3 offset $4`,
      [resource.name, id, pageSize, (page - 1) * pageSize],
    );
    const names = await accountNames(
      host.pool,
      rows.flatMap(({ user_id }) => user_id ?? []),
      requestContext.language,
    );
    const labels = await referenceLabels(
      { on: host.pool, table, tables, language: requestContext.language },
      rows.map(({ changes }) => changes),
    );
    return {
      rows: rows.map((row) => asEntry(row)),
      totals: totalsOf(counted.rows[0]?.total ?? 0, page, pageSize),
    };

    /** Throws `notFound` like a read does. What lies in the trash has a history for those who may look in there. */
    async function findRecord(): Promise<void> {
      const scope = { table, tables, language: requestContext.language };
      const { reach, caller } = requestContext;
      const mayOpenTrash = reachOf(resource.access.delete, caller?.role ?? null) !== null;
      for (const isDeleted of mayOpenTrash ? [false, true] : [false]) {
        const found = await runRows(host.pool, selectOne(scope, { id, reach, isDeleted, caller }));
        if (found.length > 0) return;
      }
      throw new AppError('notFound');
    }

    function asEntry({ id: entryId, at, user_id: userId, operation, changes }: AuditRow): HistoryEntry {
      // Who sees only what is theirs is not told the names of others.
      const isTold = requestContext.reach !== 'own' || requestContext.caller?.userId === userId;
      const name = userId === null ? undefined : names.get(userId);
      return {
        id: entryId,
        at,
        operation,
        who: userId !== null && name !== undefined && isTold ? { id: userId, name } : null,
        before: operation === 'created' || operation === 'restored' ? {} : sideOf(changes, 'before', labels),
        after: operation === 'deleted' ? {} : sideOf(changes, 'after', labels),
      };
    }
  };
}
