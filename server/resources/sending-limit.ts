import { createLimit } from '../auth/limits.ts';
import type { Host } from '../host.ts';
import type { Call } from '../http/route.ts';
import type { Submission } from './idempotency.ts';

/**
 * How often an account sends what is its own. Staff, who reach everything, are not counted, nor is a submission that
 * was answered before: whoever tries again after a cut connection loses nothing.
 * @param rule the name under which it is counted, and how many an hour are allowed; throws `tooManyRequests` beyond
 */
export function sendingLimit({ limiter, pool }: Host, rule: { name: string; perHour: number }) {
  const limit = createLimit({ name: rule.name, points: rule.perHour, seconds: 3600 }, limiter);
  return async ({ reach, caller }: Call<unknown, unknown>, submission: Submission | null): Promise<void> => {
    if (reach !== 'own' || !caller) return;
    if (submission) {
      const { rowCount } = await pool.query(
        'select 1 from idempotency_keys where user_id = $1 and key = $2',
        [submission.userId, submission.key],
      );
      if (rowCount !== 0) return;
    }
    await limit(String(caller.userId));
  };
}
