import type { Pool } from 'pg';
import type { AnyResource } from '#contract/define-resource.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import type { AnyRoute } from '../http/route.ts';
import type { RecordTables } from '../resources/record-table.ts';
import type { LogReads } from './shown.ts';

/** Tells the capabilities of records that somebody is about to be shown them. */
export const createReadLog =
  (pool: Pool, tables: RecordTables): LogReads =>
  async (caller, shown) => {
    for (const each of shown) {
      if (each.ids.length === 0) continue;
      for (const { afterRead } of tables.get(each.resource.name)?.capabilities ?? [])
        await afterRead?.(each, { pool, caller });
    }
  };

/** Stops the start where staff could read confidential records by a route that does not say which it shows. */
export function refuseSilentReads(routes: readonly AnyRoute[], resources: readonly AnyResource[]): void {
  const confidential = new Set(
    resources.flatMap((resource) => (resource.confidential ? resource.endpoint : [])),
  );
  for (const { method, path, tag, access, shows } of routes) {
    if (method !== 'GET' || shows || !confidential.has(tag)) continue;
    if (STAFF_ROLES.some((role) => access[role]))
      throw new Error(`The route GET ${path} does not say which confidential records it shows`);
  }
}
