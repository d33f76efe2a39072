import type { Pool } from 'pg';

/** Of each table the columns with an index that gives the living records of a value in the order of their ids. */
export type FilterIndexes = ReadonlyMap<string, ReadonlySet<string>>;

/** As the database has them: where a migration is missing, a list is slow and never wrong. */
export async function readFilterIndexes(pool: Pool): Promise<FilterIndexes> {
  const { rows } = await pool.query<{ source: string; columns: string[] }>(
    `select source.relname as source, array_agg(first.attname::text) as columns
     from pg_index
     join pg_class source on source.oid = indrelid
     join pg_attribute first on first.attrelid = indrelid and first.attnum = indkey[0]
     join pg_attribute second on second.attrelid = indrelid and second.attnum = indkey[1]
     where relnamespace = current_schema()::regnamespace and indisvalid and second.attname = 'id'
       -- Compared as the column itself is: another collation would not be looked at.
       and indcollation[0] = first.attcollation
       and coalesce(pg_get_expr(indpred, indrelid), '(deleted_at IS NULL)') = '(deleted_at IS NULL)'
     group by 1`,
  );
  return new Map(rows.map(({ source, columns }) => [source, new Set(columns)]));
}
