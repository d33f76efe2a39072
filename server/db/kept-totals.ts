import type { Pool } from 'pg';
import { withTransaction } from './transaction.ts';

/** Which tables of a database keep their totals, and by the values of which columns. */
export type KeptTotals = ReadonlyMap<string, ReadonlySet<string>>;

/** As the triggers of the database say. */
export async function readKeptTotals(pool: Pool): Promise<KeptTotals> {
  const { rows } = await pool.query<{ source: string; columns: string[] }>(
    `select relname as source, string_to_array(trim(trailing ',' from replace(encode(tgargs, 'escape'), '\\000', ',')), ',') as columns
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     where tgname = 'keep_totals_inserted' and tgenabled = 'O' and relnamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map(({ source, columns }) => [source, new Set(columns)]));
}

// Any number, as long as it is always this one.
const COMPACTION_LOCK = 4_207_221_002;

/**
 * Folds what the writes since the last time have added into one row for each total, so that a read sums a few. Nobody
 * waits for it: writes only add rows, and reads see those before or the one after. One process at a time does it.
 */
export async function compactTotals(pool: Pool): Promise<void> {
  await withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock($1) as taken from (select from kept_totals group by source, is_deleted, key, value, account having count(*) > 1 limit 1) crowded',
      [COMPACTION_LOCK],
    );
    if (rows[0]?.taken !== true) return;
    await client.query(
      `with crowded as (
         select source, is_deleted, key, value, account from kept_totals
         group by source, is_deleted, key, value, account having count(*) > 1
       ), taken as (
         delete from kept_totals kept using crowded
         where (kept.source, kept.is_deleted, kept.key, kept.value, kept.account)
             = (crowded.source, crowded.is_deleted, crowded.key, crowded.value, crowded.account)
         returning kept.*
       )
       insert into kept_totals (source, is_deleted, key, value, account, change)
       select source, is_deleted, key, value, account, sum(change) from taken group by 1, 2, 3, 4, 5 having sum(change) <> 0`,
    );
  });
}
