import { reporting } from '../http/http.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { getSession } from '../session/session-store.ts';

/** A token that ends sooner than this is renewed before it is used. Milliseconds. */
const TOO_SHORT = 30_000;

/** A token for the hub that will do: with the next connection comes the next token (R317). */
export async function liveToken({ isRefused }: { isRefused: boolean }): Promise<string> {
  const token = getSession()?.accessToken ?? '';
  const isSpent = isRefused || endOf(token) - Date.now() < TOO_SHORT;
  return isSpent ? (await reporting(refreshSession)).accessToken : token;
}

/** When a token ends, in milliseconds. Of one that does not say so it is not known: it is tried. */
function endOf(token: string): number {
  try {
    const [, claims = ''] = token.split('.');
    const { exp } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown }; // checked below
    return typeof exp === 'number' ? exp * 1000 : Infinity;
  } catch {
    return Infinity;
  }
}
