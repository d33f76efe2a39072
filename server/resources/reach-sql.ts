import { type Grant, type NarrowReach, REACH_FIELDS, reach } from '#contract/access.ts';
import { ROLES } from '#contract/roles.ts';
import { officeOfAccountSql } from '../auth/account-sql.ts';
import { type RecordTable, columnOf } from './record-table.ts';

type Reached = Pick<RecordTable, 'resource' | 'name' | 'columns'>;

/**
 * As a condition: whether an account reaches a record. The one place that makes a condition of a reach.
 * @param account the account's id, as SQL
 * @param record what the statement calls the record. Default: `record`
 */
export function reachSql(table: Reached, narrow: NarrowReach, account: string, record = 'record'): string {
  // A grant whose field is missing does not start; columnOf would throw for the empty key.
  const column = `${record}.${columnOf(table, table.resource[REACH_FIELDS[narrow]] ?? '')}`;
  return `${column} = ${reachedSql(narrow, account)}`;
}

/** The value by which an account reaches records. Whoever belongs to no office reaches none: nothing equals null. */
export const reachedSql = (narrow: NarrowReach, account: string): string =>
  narrow === 'office' ? officeOfAccountSql(account) : account;

/**
 * As a condition on `record` and a row `account` of the accounts: whether the one may be told of the other, because list
 * or read let the account reach it. Walls are asked beside it: `isWalledSql`, or `hiddenFrom` for many records.
 */
export const knownSql = (table: Reached): string =>
  grantedSql(table, [table.resource.access.list, table.resource.access.read]);

/** The same for grants of one's own: whether one of them lets the account reach the record. */
export function grantedSql(table: Reached, grants: readonly (Grant | false)[]): string {
  const parts = ROLES.flatMap((role) => {
    const reaches = grants.map((grant) => reach(grant, role)).filter((one) => one !== null);
    if (reaches.length === 0) return [];
    const narrow = reaches.filter((one) => one !== 'all');
    const isRole = `account.role = '${role}'`;
    if (narrow.length < reaches.length) return [isRole];
    const conditions = [...new Set(narrow)].map((one) => reachSql(table, one, 'account.id'));
    return [`(${isRole} and (${conditions.join(' or ')}))`];
  });
  return parts.length > 0 ? `(${parts.join(' or ')})` : 'false';
}
