import type { Pool } from 'pg';

/**
 * Of each table the columns with an index that gives the living records of a value in an order, each with the column of
 * that order: `id`, or another before it.
 */
export type FilterIndexes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** As the database has them: where a migration is missing, a list is slow and never wrong. */
export async function readFilterIndexes(pool: Pool): Promise<FilterIndexes> {
  const { rows } = await pool.query<{ source: string; columns: Record<string, string> }>(
    `select source.relname as source, json_object_agg(first.attname, second.attname) as columns
     from pg_index
     join pg_class source on source.oid = indrelid
     join pg_attribute first on first.attrelid = indrelid and first.attnum = indkey[0]
     join pg_attribute second on second.attrelid = indrelid and second.attnum = indkey[1]
     left join pg_attribute third on third.attrelid = indrelid and third.attnum = indkey[2]
     where relnamespace = current_schema()::regnamespace and indisvalid and 'id' in (second.attname, third.attname)
       -- Compared as the column itself is: another collation would not be looked at.
       and indcollation[0] = first.attcollation
       and coalesce(pg_get_expr(indpred, indrelid), '(deleted_at IS NULL)') = '(deleted_at IS NULL)'
     group by 1`,
  );
  return new Map(rows.map(({ source, columns }) => [source, new Map(Object.entries(columns))]));
}
