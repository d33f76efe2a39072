import type { PoolClient } from 'pg';
import { grantedSql } from '../../reach-sql.ts';
import type { RecordTable } from '../../record-table.ts';
import { isWalledSql } from './walled-sql.ts';

/**
 * Whether an account is the last one that may decide about the walls of some living record: without it these would stand
 * for ever.
 */
export async function isSoleDecider(
  client: PoolClient,
  tables: Iterable<Pick<RecordTable, 'resource' | 'name' | 'columns'>>,
  userId: number,
): Promise<boolean> {
  for (const table of tables) {
    const { conflicts, name } = table.resource;
    if (!conflicts) continue;
    const outside = `account.deleted_at is null and not account.is_suspended and not account.is_invited
      and ${grantedSql(table, [conflicts.access])}
      and not ${isWalledSql('account.id', 'built.resource', 'built.record_id')}`;
    const { rowCount } = await client.query(
      `select 1 from conflict_walls built join ${table.name} record on record.id = built.record_id and record.deleted_at is null
       where built.resource = $1
         and exists (select from users account where account.id = $2 and ${outside})
         and not exists (select from users account where account.id <> $2 and ${outside}) limit 1`,
      [name, userId],
    );
    if (rowCount !== 0) return true;
  }
  return false;
}
