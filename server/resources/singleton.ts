import type { PoolClient } from 'pg';
import { SINGLETON_ID } from '#contract/define-singleton.ts';
import { AppError } from '#contract/errors.ts';
import { type CheckOptions, type Values, checkCreate } from '#contract/record-schemas.ts';
import { selectOne, type RecordScope } from './record-statements.ts';
import { runRows } from './statement.ts';

/**
 * What the first save of a singleton writes: its record must be whole. `null` when the record is there already, also
 * when somebody else made it a moment ago: the table is held against others until the transaction ends.
 */
export async function defaultValues(
  client: PoolClient,
  scope: RecordScope,
  { written, ...options }: CheckOptions & { written: Values },
): Promise<Values | null> {
  const { resource, name } = scope.table;
  if (!resource.singleton || (await isThere())) return null;
  await client.query(`lock table ${name} in share row exclusive mode`);
  if (await isThere()) return null;
  const checked = checkCreate(resource, written, options);
  if (!checked.isValid) throw new AppError('validation', { fields: checked.issues });
  return { ...checked.value, id: SINGLETON_ID };

  async function isThere(): Promise<boolean> {
    const rows = await runRows(client, selectOne(scope, { id: SINGLETON_ID, ownerId: null }));
    return rows.length > 0;
  }
}
