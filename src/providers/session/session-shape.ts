import { isObject } from '#contract/is-object.ts';
import { parseRole } from '#contract/roles.ts';
import type { Session, SessionUser } from '#contract/session.ts';

/**
 * Reads a session out of anything: as it is, or wrapped as `{ state, version }` (A30). The same rule as
 * `sessionSchema`, which a test holds it against; written by hand because every public page needs it and
 * the schema library is too heavy for that.
 */
export function readSession(value: unknown): Session | null {
  const given = isObject(value) && isObject(value['state']) ? value['state'] : value;
  if (!isObject(given)) return null;
  const { accessToken, isAuthenticated, refreshTokenExpiration } = given;
  const user = readUser(given['user']);
  if (user === null || isAuthenticated !== true) return null;
  if (typeof accessToken !== 'string' || accessToken === '') return null;
  if (typeof refreshTokenExpiration !== 'string') return null;
  return { accessToken, user, isAuthenticated, refreshTokenExpiration };
}

function readUser(value: unknown): SessionUser | null {
  if (!isObject(value)) return null;
  const { id, name, email, lastRole, branchId = null } = value;
  if (!isNumber(id) || typeof name !== 'string' || typeof email !== 'string') return null;
  if (branchId !== null && !isNumber(branchId)) return null;
  return { id, name, email, lastRole: parseRole(lastRole), branchId };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
