import { titleKeys, titleWords } from '#contract/audit.ts';
import { AppError } from '#contract/errors.ts';
import { withTransaction } from '../../../db/transaction.ts';
import type { Host } from '../../../host.ts';
import { writeAuditEntries } from '../../audit.ts';
import type { RequestContext } from '../../request-context.ts';
import { scopeConditions } from '../../record-statements.ts';
import { runAfterCommit } from '../../publish-changes.ts';
import { type RecordTable, type RecordTables, columnOf } from '../../record-table.ts';
import { type Row, createSqlParameters, runRows } from '../../statement.ts';

type Placed = Row & { id: number; position: number };

/**
 * Gives records the order in which they are named, in the places that they hold together: those that are not named
 * stay where they are, so that a page or a part of a list can be ordered too. The version stays, for no text changed
 * that somebody may be editing. Throws `notFound` when one of them is not there.
 */
export async function reorderRecords(
  host: Host,
  table: RecordTable,
  tables: RecordTables,
  { ids, requestContext }: { ids: readonly number[]; requestContext: RequestContext },
): Promise<void> {
  const { name } = table.resource;
  const moved = await withTransaction(host.pool, async (client) => {
    const values = createSqlParameters();
    const where = scopeConditions(
      { table, tables },
      { ...requestContext, isDeleted: false, isReading: false },
      values,
    ).join(' and ');
    // All of them are counted anew, so no more of each is read than its place, and what the audit calls it.
    const columns = ['id', 'position', ...titleKeys(table.resource)].map(
      (key) => `record.${columnOf(table, key)} as "${key}"`,
    );
    // Always locked in the order of the ids, so that two of these never wait for each other.
    const text = `select ${columns.join(', ')} from ${table.name} record
where ${where} order by record.id for update of record`;
    const rows = await runRows(client, { text, values: values.list });
    // Every list that can be reordered has both.
    const changed = placesAfter(rows as Placed[], ids);
    await client.query(
      `update ${table.name} record set ${columnOf(table, 'position')} = place.at
       from unnest($1::int[], $2::int[]) as place(id, at) where record.id = place.id`,
      [changed.map(({ row }) => row.id), changed.map(({ to }) => to)],
    );
    await writeAuditEntries(
      client,
      changed.map(({ row, to }) => ({
        resource: name,
        recordId: row.id,
        record: titleWords(table.resource, row),
        operation: 'reordered',
        caller: requestContext.caller,
        changes: { position: [row.position, to] },
      })),
    );
    return changed.map(({ row }) => row.id);
  });
  if (moved.length > 0) runAfterCommit(host, tables, { resource: name, type: 'updated', ids: moved });
}

/** The records whose place changes. All are counted anew from 1: that also closes what deletions left open. */
function placesAfter(rows: readonly Placed[], ids: readonly number[]): { row: Placed; to: number }[] {
  const before = rows.toSorted((a, b) => a.position - b.position || a.id - b.id);
  const byId = new Map(before.map((row) => [row.id, row]));
  const named = ids.flatMap((id) => byId.get(id) ?? []);
  if (named.length !== ids.length) throw new AppError('notFound');
  const isNamed = new Set(named);
  const next = named.values();
  return before.flatMap((row, index) => {
    const here = isNamed.has(row) ? (next.next().value ?? row) : row;
    const to = index + 1;
    return here.position === to ? [] : [{ row: here, to }];
  });
}
