import type { Pool } from 'pg';
import { type Reach, reach, reachesAsPublic } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Role } from '#contract/roles.ts';
import { hiddenFrom } from '../resources/hidden-from.ts';
import { knownSql } from '../resources/reach-sql.ts';
import type { RecordTable } from '../resources/record-table.ts';

interface Account {
  readonly userId: number;
  readonly role: Role;
}

/** The wider of what the role may list and read; of two that are narrow the one that is not the owner's alone. */
export function reachOf({ access }: Pick<AnyResource, 'access'>, role: Role): Reach | null {
  const reaches = [reach(access.list, role), reach(access.read, role)].filter((one) => one !== null);
  return reaches.find((one) => one === 'all') ?? reaches.find((one) => one !== 'own') ?? reaches[0] ?? null;
}

/** Whether the role hears of what is neither for the public nor for whoever a record belongs to. */
export const isInsider = ({ access }: Pick<AnyResource, 'access'>, role: Role): boolean =>
  reachOf({ access }, role) !== 'own' &&
  [access.list, access.read].some((grant) => grant !== false && !reachesAsPublic(grant, role));

/** Of these records those that each account may be told of: what it reaches, and is not walled off from. */
export async function knownTo(
  pool: Pool,
  table: RecordTable,
  { ids, accounts }: { ids: readonly number[]; accounts: readonly Account[] },
): Promise<(account: Account) => readonly number[]> {
  const narrow = accounts.filter(({ role }) => !['all', null].includes(reachOf(table.resource, role)));
  const known = new Map<number, ReadonlySet<number>>();
  if (narrow.length > 0) {
    const { rows } = await pool.query<{ userId: number; ids: number[] }>(
      `select account.id as "userId", array_agg(record.id) as ids
       from ${table.name} record join users account on account.id = any($2)
       where record.id = any($1) and ${knownSql(table)} group by 1`,
      [ids, [...new Set(narrow.map(({ userId }) => userId))]],
    );
    for (const row of rows) known.set(row.userId, new Set(row.ids));
  }
  const hidden = await hiddenFrom(pool, table, ids);
  return ({ userId, role }) => {
    const widest = reachOf(table.resource, role);
    const isWalled = hidden.has(userId);
    if (widest === null || (widest === 'all' && !isWalled)) return widest ? ids : [];
    return ids.filter(
      (id) => (widest === 'all' || known.get(userId)?.has(id)) && hidden.get(userId)?.has(id) !== true,
    );
  };
}
