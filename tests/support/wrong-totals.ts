import type { Pool } from 'pg';
import { readKeptTotals } from '#server/db/kept-totals.ts';

/** Where the totals that a database keeps differ from what its tables hold, each table at one moment of its own. */
export async function wrongTotals(pool: Pool): Promise<object[]> {
  const wrong: object[] = [];
  for (const [source, columns] of await readKeptTotals(pool)) {
    const pairs = [...columns]
      .map((column) => `, ('${column}', coalesce(record."${column}"::text, ''))`)
      .join('');
    const { rows } = await pool.query<object>(
      `select '${source}' as source, is_deleted, key, value, sum(more)::int as too_few from (
         select deleted_at is not null as is_deleted, kept.key, kept.value, 1 as more
         from "${source}" record, lateral (values ('', '')${pairs}) as kept(key, value)
         union all select is_deleted, key, value, -change from kept_totals where source = '${source}'
       ) both_sides group by 1, 2, 3, 4 having sum(more) <> 0`,
    );
    wrong.push(...rows);
  }
  return wrong;
}
