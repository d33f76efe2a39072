import type { Pool } from 'pg';
import type { Caller } from '../http/caller.ts';
import type { RecordTables } from '../resources/record-table.ts';
import type { Asked } from './matters-sql.ts';

/** Asks the database; for whom some records are kept from, as if those were not there. */
export function queryFor(pool: Pool, tables: RecordTables, caller: Caller | null): Asked['query'] {
  if (!caller?.isWalled) return (text, values) => pool.query(text, values);
  const account = String(Math.trunc(caller.userId));
  const shadows = [...tables.values()].flatMap(({ name, capabilities }) => {
    const kept = capabilities.flatMap(({ keptFrom }) => keptFrom?.(account) ?? []);
    return kept.length > 0
      ? [`${name} as not materialized (select * from ${name} record where not (${kept.join(' or ')}))`]
      : [];
  });
  // Within the statement the name of a table means what is left of it.
  return (text, values) => pool.query(`with ${shadows.join(', ')} ${text}`, values);
}
