import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Manifest, TableEntry } from './manifest.ts';

/** A table as the database itself describes it. */
export interface Table {
  readonly name: string;
  /** Without those that the database derives from others. */
  readonly columns: readonly { name: string; type: string }[];
  /** Names the order of its rows, so that the same rows always have the same hash. */
  readonly order: string;
}

/** As both databases write it, whatever a server's own settings are. Inside a transaction. */
export async function writeValuesAlike(client: PoolClient): Promise<void> {
  await client.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
     set local bytea_output = 'hex'; set local extra_float_digits = 1`,
  );
}

/** All tables of the product, by name, but for what triggers make of the others. */
export async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select t.relname as name,
       (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select string_agg(quote_ident(attname) || case when format_type(atttypid, null) in ('text', 'character varying') then ' collate "C"' else '' end,
          ', ' order by array_position(indkey::int2[], attnum))
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey) where indrelid = t.oid and indisprimary) as order
     from pg_class t where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('kept_totals', 'party_names') order by relname`,
  );
  return rows;
}

/** The rows of a table, each as a line of JSON: its values in the order of the columns, as PostgreSQL writes them. */
export async function* linesOf(client: PoolClient, { name, columns, order }: Table): AsyncGenerator<string> {
  const values = columns.map((column) => `"${column.name}"::text`).join(', ');
  const sorted = order ? `order by ${order}` : 'order by t::text collate "C"';
  await client.query(
    `declare lines no scroll cursor for select json_build_array(${values})::text as line from "${name}" t ${sorted}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>('fetch 1000 from lines');
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('close lines');
}

export const linesIn = (lines: string): number => lines.split('\n').length - 1;

/** How many rows a table holds, and the hash of them all. */
export async function measureTable(
  client: PoolClient,
  table: Table,
): Promise<Pick<TableEntry, 'rows' | 'sha256'>> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of linesOf(client, table)) {
    hash.update(lines);
    rows += linesIn(lines);
  }
  return { rows, sha256: hash.digest('hex') };
}

export async function sequencesOf(client: PoolClient): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last === null ? null : Number(last)]));
}

export async function migrationsOf(client: PoolClient): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ hash: string; at: number }>(
    'select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows;
}
