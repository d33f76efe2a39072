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
      `select '${source}' as source, is_deleted, key, value, account, sum(more)::int as too_few from (
         select deleted_at is not null as is_deleted, kept.key, kept.value, concerned.account, concerned.more
         from "${source}" record, lateral (values ('', '')${pairs}) as kept(key, value),
           lateral (select 0, 1 union all select user_id, -1 from conflict_walls
             where resource = '${source.replaceAll('_', '-')}' and record_id = record.id) as concerned(account, more)
         union all select is_deleted, key, value, account, -change from kept_totals where source = '${source}'
       ) both_sides group by 1, 2, 3, 4, 5 having sum(more) <> 0`,
    );
    wrong.push(...rows);
  }
  return wrong;
}
