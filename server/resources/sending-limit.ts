import { createLimit, createSuccessLimit } from '../auth/limits.ts';
import type { Host } from '../host.ts';
import type { Call } from '../http/route.ts';
import { type Submission, wasMade } from './idempotency.ts';

/** Whoever is refused tries again, with another time or another file; nobody needs so many tries for each success. */
const TRIES = 10;

/**
 * How often an account sends what is its own. Staff, who reach everything, are not counted, nor is what the host refuses,
 * nor a submission that was answered before: whoever tries again after a cut connection loses nothing. Either of them
 * has its files looked into once more, so there are only so many tries.
 * @param rule the name under which it is counted, and how many an hour are allowed; throws `tooManyRequests` beyond
 */
export function sendingLimit({ limiter, pool }: Host, { name, perHour }: { name: string; perHour: number }) {
  const sent = createSuccessLimit({ name, points: perHour, seconds: 3600 }, limiter);
  const tried = createLimit({ name: `${name}, tried`, points: perHour * TRIES, seconds: 3600 }, limiter);
  return async <T>(
    { reach, caller }: Call<unknown, unknown>,
    submission: Submission | null,
    send: () => Promise<T>,
  ): Promise<T> => {
    if (reach !== 'own' || !caller) return send();
    const account = String(caller.userId);
    await tried(account);
    if (submission && (await wasMade(pool, submission))) return send();
    return sent(account, send);
  };
}
