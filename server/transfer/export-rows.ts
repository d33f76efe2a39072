import type { ListQuery } from '#contract/list-query.ts';
import { type TransferColumn, columnHead } from '#contract/transfer-columns.ts';
import { cellOf } from '#contract/transfer-cells.ts';
import { callerNow } from '../auth/open-caller.ts';
import type { Host } from '../host.ts';
import type { ListScope } from '../resources/list-conditions.ts';
import { keysetStatement } from '../resources/list-statement.ts';
import { runRows } from '../resources/statement.ts';
import { type Cell, clocksOf } from './clock-cells.ts';

/** At most this many records are in memory at once. */
const BATCH = 500;

/**
 * The rows of a file with everything that a query finds, in the order of the ids: the head, then the records,
 * fetched batch after batch while the file is written, however many there are. Throws `unauthenticated` where whoever
 * reads it may not go on.
 */
export async function* exportRows(
  host: Host,
  {
    query,
    scope: asked,
    columns,
  }: { query: ListQuery; scope: ListScope; columns: readonly TransferColumn[] },
): AsyncGenerator<Cell[]> {
  const { language } = asked;
  const zoneOf = await clocksOf(host.pool, asked);
  yield columns.map((column) => columnHead(column, language));
  for (let scope = asked, after = 0; ;) {
    const rows = await runRows(host.pool, keysetStatement(query, scope, { after, limit: BATCH }));
    await host.logReads(scope.caller ?? null, [
      { resource: scope.table.resource, kind: 'export', ids: rows.map(({ id }) => Number(id)) },
    ]);
    for (const row of rows) {
      const timeZone = zoneOf(row);
      yield columns.map(({ key, field, sheet }) => {
        const cell = cellOf(field, row[key], language);
        return sheet === 'moment' && typeof cell === 'string' && cell !== '' ? { at: cell, timeZone } : cell;
      });
    }
    if (rows.length < BATCH) return;
    after = Number(rows.at(-1)?.['id']);
    // However slowly they read: what counts are the rights of when a batch is fetched.
    scope = { ...scope, caller: await callerNow(host.pool, scope.caller) };
  }
}
