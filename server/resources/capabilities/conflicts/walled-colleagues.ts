import type { PoolClient } from 'pg';
import { isNamed } from '#contract/field-kinds.ts';
import type { Row } from '../../statement.ts';
import { type RecordTable, type RecordTables, columnOf } from '../../record-table.ts';
import type { Place } from './conflict-rows.ts';

/**
 * Which fields name a colleague who is walled off from a record: whoever takes care of it, and whom its client meets, by
 * what the account says of itself.
 */
export function walledColleagues(
  { resource: { assignee, portal, fields } }: RecordTable,
  tables: RecordTables,
): (client: PoolClient, place: Place, values: Row) => Promise<string[]> {
  const takesCare = fields[assignee ?? ''];
  const accounts = takesCare && isNamed(takesCare) ? tables.get(takesCare.to) : undefined;
  if (assignee === undefined || !accounts) return async () => [];
  const met = portal?.calendar?.with;
  const meets = fields[met ?? ''];
  const links = Object.entries(accounts.resource.fields).filter(
    ([, field]) => isNamed(field) && meets && isNamed(meets) && field.to === meets.to,
  );
  const naming = [
    { key: assignee, by: 'id' },
    ...links.flatMap(([by]) => (met === undefined ? [] : [{ key: met, by }])),
  ];
  return async (client, { resource, recordId }, values) => {
    const found: string[] = [];
    for (const { key, by } of naming) {
      if (typeof values[key] !== 'number') continue;
      const { rowCount } = await client.query(
        `select 1 from conflict_walls wall join ${accounts.name} account on account.id = wall.user_id
         where wall.resource = $1 and wall.record_id = $2 and account.${columnOf(accounts, by)} = $3`,
        [resource, recordId, values[key]],
      );
      if (rowCount !== 0) found.push(key);
    }
    return found;
  };
}
