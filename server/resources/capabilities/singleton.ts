import { SINGLETON_ID } from '#contract/singleton-id.ts';
import { AppError } from '#contract/errors.ts';
import { checkCreate } from '#contract/body-schemas.ts';
import type { Values } from '#contract/record-schemas.ts';
import { policyOf } from '../../password-policy.ts';
import type { MissingUpdate } from '../capability-hooks.ts';
import type { Capability } from '../capability.ts';
import type { RecordTable, RecordTables } from '../record-table.ts';
import { selectOne } from '../record-statements.ts';
import { runRows } from '../statement.ts';

/** A resource of one record, such as settings, which is there once somebody has saved it. */
export const singleton: Capability = {
  name: 'singleton',
  isDeclaredBy: (resource) => resource.singleton === true,
  hooksFor: (table, tables) => ({
    onlyId: SINGLETON_ID,
    resolveMissing: (update) => missingSingleton(table, tables, update),
  }),
};

/**
 * What the first save writes: the record must be whole. `null` when it is there already, also when somebody else made
 * it a moment ago: the table is held against others until the transaction ends.
 */
async function missingSingleton(
  table: RecordTable,
  tables: RecordTables,
  { client, host, written, requestContext: { caller, language } }: MissingUpdate,
): Promise<Values | null> {
  if (await isThere()) return null;
  await client.query(`lock table ${table.name} in share row exclusive mode`);
  if (await isThere()) return null;
  const checked = checkCreate(table.resource, written, {
    role: caller?.role ?? null,
    policy: policyOf(host.env),
  });
  if (!checked.isValid) throw new AppError('validation', { fields: checked.issues });
  return { ...checked.value, id: SINGLETON_ID };

  async function isThere(): Promise<boolean> {
    const found = selectOne({ table, tables, language }, { id: SINGLETON_ID, reach: 'all', caller });
    return (await runRows(client, found)).length > 0;
  }
}
