import type { Pool } from 'pg';
import { totalsOf } from '#contract/envelope.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { Page } from '../http/route.ts';
import type { ListScope } from './list-conditions.ts';
import { keyedListStatement, listStatement } from './list-statement.ts';
import { isPlannedOnce } from './search-conditions.ts';
import { type Row, type Statement, prepared, runRows } from './statement.ts';

/**
 * A page of a list with its totals. From the page that was seen, when that gives as many rows as number and total
 * promise; else by its number (decision 023).
 */
export async function listPage(pool: Pool, query: ListQuery, scope: ListScope): Promise<Page<Row>> {
  const keyed = keyedListStatement(query, scope);
  const walked = keyed && (await read(pool, query, keyed));
  if (walked && walked.rows.length === promised(query, walked.totals.totalCount)) return walked;
  return read(pool, query, listStatement(query, scope));
}

async function read(pool: Pool, query: ListQuery, statement: Statement): Promise<Page<Row>> {
  const found = await runRows(pool, isPlannedOnce(query) ? prepared(statement) : statement);
  const rows = found.filter((row) => row['id'] !== null);
  const [firstKey, lastKey] = [rows[0]?.['row_key'], rows.at(-1)?.['row_key']];
  return {
    rows,
    totals: {
      ...totalsOf(Number(found[0]?.['total'] ?? 0), query.page, query.pageSize),
      ...(typeof firstKey === 'string' && typeof lastKey === 'string' ? { firstKey, lastKey } : {}),
    },
  };
}

/** How many rows the page has by its number. */
const promised = ({ page, pageSize }: ListQuery, total: number): number =>
  Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize));
