import type { Pool } from 'pg';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import { STAFF_ROLES, isStaff } from '#contract/roles.ts';
import type { Caller } from '../http/caller.ts';
import type { AnyRoute } from '../http/route.ts';

/** How somebody came to see records. */
export const READ_KINDS = [
  'list',
  'choice',
  'read',
  'change',
  'thread',
  'contact',
  'history',
  'file',
  'export',
  'import',
  'search',
  'dashboard',
  'calendar',
] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** Records that an answer shows. */
export interface Shown {
  readonly resource: AnyResource;
  readonly kind: ReadKind;
  readonly ids: readonly number[];
}

/**
 * Writes down who of the staff is shown which confidential records (P-03): numbers and the time, nothing of what is in
 * them. What clients read is their own.
 */
export async function writeAccessLog(
  pool: Pool,
  caller: Caller | null,
  shown: readonly Shown[],
): Promise<void> {
  if (!caller || !isStaff(caller.role)) return;
  for (const { resource, kind, ids } of shown) {
    if (!resource.confidential || ids.length === 0) continue;
    await pool.query(
      'insert into record_reads (user_id, session_id, resource, kind, record_ids) values ($1, $2, $3, $4, $5)',
      [caller.userId, caller.sessionId, resource.name, kind, ids],
    );
  }
}

const accessLog = new WeakMap<object, Shown>();

/** Marks what shows confidential records, so that it is written down in whatever answer it leaves. */
export function withAccessLog<T extends object>(value: T, shown: Shown): T {
  if (shown.resource.confidential) accessLog.set(value, shown);
  return value;
}

/** Which records the data of an answer shows, or of an error, where nobody declared it. */
export function shownIn(data: unknown): readonly Shown[] {
  if (data instanceof AppError) return shownIn(data.details.data);
  const shown = typeof data === 'object' && data !== null ? accessLog.get(data) : undefined;
  return shown ? [shown] : [];
}

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
