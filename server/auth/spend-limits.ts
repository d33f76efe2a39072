import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#contract/errors.ts';

/** A limit, and what is counted in it. */
type Count = readonly [RateLimiterAbstract, string];

/** Throws `tooManyRequests`, with the seconds to wait, when the limit is used up. */
export async function spend(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new AppError('tooManyRequests', { params: { seconds } });
  }
}

/** Spends all of them or none. */
export async function spendAll(counts: readonly Count[]): Promise<void> {
  for (const [index, [limiter, key]] of counts.entries()) {
    try {
      await spend(limiter, key);
    } catch (error) {
      await Promise.all(counts.slice(0, index).map(([earlier, spent]) => earlier.reward(spent)));
      throw error;
    }
  }
}

/** Every attempt is counted before it is made, so that many at once get no more than one by one. */
export async function countFailures<T>(work: () => Promise<T>, counts: readonly Count[]): Promise<T> {
  for (const [limiter, key] of counts) await spend(limiter, key);
  const giveBack = () => Promise.all(counts.map(([limiter, key]) => limiter.reward(key)));
  try {
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    if (!isWrongGuess(error)) await giveBack();
    throw error;
  }
}

const WRONG_GUESSES: readonly string[] = [
  'invalidCredentials',
  'codeInvalid',
  'invitationInvalid',
  'secondFactorWrong',
  'routeNotFound',
];
const isWrongGuess = (error: unknown): boolean =>
  error instanceof AppError && WRONG_GUESSES.includes(error.code);
