import type { PoolClient } from 'pg';
import type { AnyResource } from '#contract/define-resource.ts';
import { isNamed } from '#contract/field-kinds.ts';
import { openStates } from '#contract/workflow.ts';
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

/**
 * What a record has no more when these fields name nobody any more, and whether it leaves an appointment that is still to
 * come without anybody. Whom a client has met already is still told.
 */
export function leftBy(
  { portal, workflow }: Pick<AnyResource, 'portal' | 'workflow'>,
  record: Row,
  keys: readonly string[],
): { columns: Row; isUnattended: boolean } {
  const { at = '', with: met, place, state } = portal?.calendar ?? {};
  const status = String(record[workflow?.field ?? '']);
  const isSet = status === state;
  const isToCome = isSet
    ? Date.parse(String(record[at])) > Date.now()
    : workflow !== undefined && openStates(workflow).includes(status);
  const leaving = keys.filter((key) => key !== met || isToCome);
  const isUnattended = isSet && met !== undefined && leaving.includes(met);
  return {
    columns: {
      ...Object.fromEntries(leaving.map((key) => [key, null])),
      // A room or a meeting link was theirs.
      ...(isUnattended && place !== undefined ? { [place]: '' } : {}),
    },
    isUnattended,
  };
}
