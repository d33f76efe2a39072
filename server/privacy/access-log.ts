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
    // All at once, so that what is written down of one answer can be written together.
    await Promise.all(
      shown
        .filter(({ ids }) => ids.length > 0)
        .flatMap((each) =>
          (tables.get(each.resource.name)?.capabilities ?? []).map(({ afterRead }) =>
            afterRead?.(each, { pool, caller }),
          ),
        ),
    );
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
