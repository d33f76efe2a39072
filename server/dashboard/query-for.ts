import type { Pool } from 'pg';
import { reach } from '#contract/access.ts';
import type { Caller } from '../http/caller.ts';
import { reachSql } from '../resources/reach-sql.ts';
import type { RecordTables } from '../resources/record-table.ts';
import type { Asked } from './matters-sql.ts';

/** Asks the database; where some records are kept from the caller, or out of their reach, as if those were not there. */
export function queryFor(pool: Pool, tables: RecordTables, caller: Caller | null): Asked['query'] {
  const account = String(Math.trunc(caller?.userId ?? 0));
  const shadows = [...tables.values()].flatMap((table) => {
    const { name, resource, capabilities } = table;
    const narrow = reach(resource.access.list, caller?.role ?? null);
    const parts = [
      ...(caller?.isWalled ? capabilities.flatMap(({ hiddenFrom }) => hiddenFrom?.(account) ?? []) : []).map(
        (kept) => `not ${kept}`,
      ),
      ...(narrow === null || narrow === 'all' ? [] : [reachSql(table, narrow, account)]),
    ];
    return parts.length > 0
      ? [`${name} as not materialized (select * from ${name} record where ${parts.join(' and ')})`]
      : [];
  });
  if (shadows.length === 0) return (text, values) => pool.query(text, values);
  // Within the statement the name of a table means what is left of it.
  return (text, values) => pool.query(`with ${shadows.join(', ')} ${text}`, values);
}
