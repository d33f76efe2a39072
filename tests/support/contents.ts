import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import type { TestHost } from './test-host.ts';

/** But for the sums over the others, which the host folds by itself. */
const ALL_TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'kept_totals' order by 1`;

/** What of a row is summed: but for what a check of conflicts, or the host by itself, adds to a name at any time. */
const rowOf = (table: string): string =>
  table === 'party_names' ? "(to_jsonb(t) - 'keys')::text" : 't::text';

/** A sum over the rows of each table. Of the outbox only which rows there are: its job moves them by itself. */
export async function tablesOf({
  database: { pool },
}: Pick<TestHost, 'database'>): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(ALL_TABLES);
  const sums = tables.map(({ name }) => {
    const row = name === 'outbox' ? 't.id::text' : rowOf(name);
    return `(select md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) from "${name}" t)`;
  });
  const { rows } = await pool.query<{ sums: string[] }>(`select array[${sums.join(', ')}] as sums`);
  return new Map(tables.map(({ name }, at) => [name, rows[0]?.sums[at] ?? '']));
}

/** A sum over every row of every table and every file of the data folder: equal sums, nothing was changed. */
export async function contentsOf({
  database: { pool },
  env,
}: Pick<TestHost, 'database' | 'env'>): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(ALL_TABLES);
  const sums = tables.map(
    ({ name }) =>
      `(select md5(coalesce(string_agg(${rowOf(name)}, '|' order by ${rowOf(name)}), '')) from "${name}" t)`,
  );
  const { rows } = await pool.query<{ sum: string }>(`select concat_ws('|', ${sums.join(', ')}) as sum`);
  const files = readdirSync(env.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, statSync(path).size, statSync(path).mtimeMs].join())
    .toSorted();
  return createHash('sha256')
    .update(`${rows[0]?.sum}${files.join('|')}`)
    .digest('hex');
}
