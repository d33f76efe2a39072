import type { Pool, PoolClient } from 'pg';
import { AppError } from '#contract/errors.ts';
import { isNamed } from '#contract/field-kinds.ts';
import { type ReferenceCount, referencesTo } from '#contract/uses.ts';
import type { Caller } from '../http/caller.ts';
import type { RecordScope } from './record-statements.ts';
import { columnOf } from './record-table.ts';
import { livingFor } from './references.ts';
import { type SqlParameters, createSqlParameters } from './statement.ts';

interface Used extends Pick<RecordScope, 'table' | 'tables'> {
  readonly id: number;
}

/**
 * What living records point at one, by resource, and whether they go with it.
 * @param caller whoever asks: what is kept from them, or out of their reach, is not counted; `null`: all are
 */
export async function usesOf(
  on: Pool | PoolClient,
  used: Used,
  caller: Caller | null,
): Promise<ReferenceCount[]> {
  const uses: ReferenceCount[] = [];
  for (const { resource, isPart, sqlFor } of referencesAt(used)) {
    const bound = createSqlParameters();
    const text = `select count(*)::int as n ${sqlFor(caller, bound)}`;
    const { rows } = await on.query<{ n: number }>(text, [...bound.list]);
    const count = rows[0]?.n ?? 0;
    if (count > 0) uses.push({ resource, count, isPart });
  }
  return uses;
}

/**
 * Refuses to delete what living records of other resources point at, with their count (R367): of those that the caller
 * may know of, unless there are none but others.
 */
export async function checkUnused(client: PoolClient, used: Used, caller: Caller | null): Promise<void> {
  if (!(await isHeld(client, used))) return;
  const countFor = async (reader: Caller | null): Promise<number> =>
    (await usesOf(client, used, reader))
      .filter(({ isPart }) => !isPart)
      .reduce((sum, use) => sum + use.count, 0);
  throw new AppError('inUse', { params: { count: (await countFor(caller)) || (await countFor(null)) } });
}

/** Whether something points at it that does not go with it: the first that is found is enough. */
async function isHeld(client: PoolClient, used: Used): Promise<boolean> {
  const bound = createSqlParameters();
  const held = referencesAt(used)
    .filter(({ isPart }) => !isPart)
    .map(({ sqlFor }) => `exists (select ${sqlFor(null, bound)})`);
  if (held.length === 0) return false;
  const text = `select ${held.join(' or ')} as held`;
  const { rows } = await client.query<{ held: boolean }>(text, [...bound.list]);
  return rows[0]?.held === true;
}

/** A field by which records of another resource may point at one. */
interface ReferenceAt {
  readonly resource: string;
  readonly isPart: boolean;
  /** The living records that point at it there: those that somebody may know of; `null`: all. */
  readonly sqlFor: (caller: Caller | null, bound: SqlParameters) => string;
}

function referencesAt({ table, tables, id }: Used): ReferenceAt[] {
  const all = [...tables.values()].map(({ resource }) => resource);
  return referencesTo(table.resource, all).flatMap(({ resource, key }): ReferenceAt[] => {
    const [other, field] = [tables.get(resource.name), resource.fields[key]];
    if (!other || !field) return [];
    const column = `record.${columnOf(other, key)}`;
    const sqlFor: ReferenceAt['sqlFor'] = (caller, bound) => {
      const given = bound.add(id);
      const pointsHere = isNamed(field) ? `${column} = ${given}` : `${column} @> array[${given}::int]`;
      const found = [pointsHere, ...livingFor(caller, { table: other, tables }, bound)];
      return `from ${other.name} record where ${found.join(' and ')}`;
    };
    const isPart = table.capabilities.some(({ ownsReference }) => ownsReference?.(resource.name, key));
    return [{ resource: resource.name, isPart, sqlFor }];
  });
}
