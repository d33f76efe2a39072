import type { Pool, PoolClient } from 'pg';
import type { Colleague } from '#contract/colleagues.ts';
import { reachingOthers } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import { type Language, pickWords } from '#contract/language.ts';
import { threadGrant } from '#contract/thread-grants.ts';
import { hiddenFrom } from '../../hidden-from.ts';
import { knownSql } from '../../reach-sql.ts';
import type { RecordTable } from '../../record-table.ts';

/**
 * The colleagues whom a note mentions, each once and never its author. Throws `validation` for an account that does not
 * reach the record as colleagues do, from whom it is hidden, or that is no account.
 */
export async function mentionedBy(
  client: PoolClient,
  table: RecordTable,
  { ids, authorId, recordId }: { ids: readonly number[]; authorId: number | null; recordId: number },
): Promise<number[]> {
  const meant = [...new Set(ids)].filter((id) => id !== authorId);
  if (meant.length === 0) return [];
  const { rows } = await client.query<{ id: number }>(
    `select account.id from users account join ${table.name} record on record.id = $3 and ${knownSql(table)}
     where account.id = any($1) and account.role = any($2::text[]) and account.deleted_at is null
       and not account.is_suspended order by account.id`,
    [meant, Object.keys(reachingOthers(threadGrant(table.resource)) || {}), recordId],
  );
  const hidden = await hiddenFrom(client, table, [recordId]);
  if (rows.length !== meant.length || meant.some((userId) => hidden.get(userId)?.has(recordId)))
    throw new AppError('validation', { fields: { mentions: { code: 'referenceMissing' } } });
  return rows.map(({ id }) => id);
}

/** Their names for a reader, also of those who have left since. */
export async function namesOf(
  pool: Pool,
  ids: readonly number[],
  language: Language,
): Promise<readonly Colleague[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<{ id: number; ar: string; en: string }>(
    'select id, full_name_ar as ar, full_name_en as en from users where id = any($1) order by id',
    [[...new Set(ids)]],
  );
  return rows.map(({ id, ...words }) => ({ id, name: pickWords(words, language).text }));
}
