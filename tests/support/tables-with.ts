import type { Pool } from 'pg';

/** The tables of a database in which a text stands, by their names in order. */
export async function tablesWith(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await pool.query(`select from "${name}" record where record::text ilike $1`, [`%${text}%`]);
    if (hits.rowCount !== 0) found.push(name);
  }
  return found.sort();
}
