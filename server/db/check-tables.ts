import type { Pool } from 'pg';
import { ResourceError } from '#contract/check-resource.ts';
import type { RecordTables } from '../resources/record-table.ts';

/**
 * Makes sure that the database has the columns that the tables' files name: without the migration that brings them,
 * every call of the resource would fail. Throws one sentence for each that is missing.
 */
export async function checkTables(pool: Pool, tables: RecordTables): Promise<void> {
  const { rows } = await pool.query<{ place: string }>(
    `select quote_ident(relname) || '.' || quote_ident(attname) as place
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped`,
  );
  const there = new Set(rows.map(({ place }) => place.replaceAll('"', '')));
  const missing = [...tables.values()].flatMap(({ name, columns }) =>
    [...columns.values()]
      .map((column) => `${name}.${column}`.replaceAll('"', ''))
      .filter((place) => !there.has(place)),
  );
  if (missing.length === 0) return;
  throw new ResourceError(
    `The database lacks ${missing.join(', ')}: make the migration with npm run db:generate -- --name=<what changed>, and start again.`,
  );
}
