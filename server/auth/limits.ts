import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { CODE_ATTEMPTS, CODE_RESEND_SECONDS } from '#contract/account-calls.ts';
import type { Env } from '../env.ts';
import { accountKey } from './account-key.ts';
import { addressKey, networkPart } from './address-key.ts';
import { countFailures, spend, spendAll } from './spend-limits.ts';

/** How often something may happen. */
export interface LimitRule {
  name: string;
  points: number;
  seconds: number;
}

/** Where the counts are kept: in this process, or in a store that several share. */
export type LimiterFactory = (rule: LimitRule) => RateLimiterAbstract;

interface Guesser {
  email: string;
  /** As Fastify's `request.ip` gives it: forwarded addresses count only behind a trusted proxy. */
  address: string;
}

/** All of them throw `tooManyRequests`, with the seconds to wait, when a limit is used up (R184). */
export interface Limits {
  /** Counts a password that was wrong, for the account and for the address. */
  passwordGuess<T>(guesser: Guesser, work: () => Promise<T>): Promise<T>;
  /** Counts a code that was wrong, for the address; each code counts its own guesses. */
  codeGuess<T>(address: string, work: () => Promise<T>): Promise<T>;
  /** Counts a code of the second factor that was wrong, for the account: whoever guesses it has the password. */
  secondFactorGuess<T>(userId: number, work: () => Promise<T>): Promise<T>;
  /** Counts an invalid address of a calendar, for the address that asks for it. */
  feedGuess<T>(address: string, work: () => Promise<T>): Promise<T>;
  /** One place gets fewer than the account may be sent, so that a stranger leaves its owner at least one in an hour. */
  codeRequest(guesser: Guesser): Promise<void>;
  /** An invitation that is sent again, to this address. */
  invitation(email: string): Promise<void>;
  registration(address: string): Promise<void>;
  /** Anything that a visitor sends without an account. */
  submission(address: string): Promise<void>;
  /** The owner has shown who they are in another way: guesses of others do not keep them out. */
  forgivePasswordGuesses(email: string): Promise<void>;
}

const INVITATIONS_PER_HOUR = 5;
/** Of many programs behind one address each may ask for a calendar that was revoked. */
const FEED_GUESSES_PER_MINUTE = 60;

export function createLimits(env: Env, limiter: LimiterFactory = inMemory): Limits {
  const passwordsOfAccount = limiter({
    name: 'passwords of an account',
    points: env.loginFailuresPerAccount,
    seconds: 15 * 60,
  });
  const passwordsFromAddress = limiter({
    name: 'passwords from an address',
    points: env.loginFailuresPerAddress,
    seconds: 60,
  });
  const codesFromAddress = limiter({
    name: 'codes from an address',
    points: env.loginFailuresPerAddress,
    seconds: 60,
  });
  const secondFactors = limiter({
    name: 'second factors of an account',
    points: CODE_ATTEMPTS,
    seconds: 15 * 60,
  });
  const feedsFromAddress = limiter({
    name: 'calendars from an address',
    points: FEED_GUESSES_PER_MINUTE,
    seconds: 60,
  });
  const perHour = env.codeRequestsPerAccountHour;
  const mailsToAccount = [
    limiter({ name: 'mails to an account', points: 1, seconds: CODE_RESEND_SECONDS }),
    limiter({ name: 'mails to an account in an hour', points: perHour, seconds: 3600 }),
    limiter({ name: 'mails to an account in a day', points: perHour * 2, seconds: 24 * 3600 }),
  ];
  const mailsFromAddressToAccount = limiter({
    name: 'mails from an address to an account',
    points: Math.max(1, perHour - 1),
    seconds: 3600,
  });
  // An address is kept for no longer than an hour: those of a day are counted by the part of the network it is in.
  const mailsFromPartToAccount = limiter({
    name: 'mails from a part of the network to an account in a day',
    points: Math.max(1, perHour * 2 - 2),
    seconds: 24 * 3600,
  });
  // As many as a dozen accounts may ask for.
  const mailsFromAddress = limiter({ name: 'mails from an address', points: perHour * 12, seconds: 3600 });
  const invitations = limiter({
    name: 'invitations to an address in an hour',
    points: INVITATIONS_PER_HOUR,
    seconds: 3600,
  });
  const registrations = limiter({
    name: 'registrations from an address',
    points: env.registrationsPerAddressHour,
    seconds: 3600,
  });
  const submissions = limiter({
    name: 'submissions from an address',
    points: env.submissionsPerAddressHour,
    seconds: 3600,
  });

  return {
    passwordGuess: ({ email, address }, work) =>
      countFailures(work, [
        // The address first: once it is used up, its attempts cost the accounts it names nothing.
        [passwordsFromAddress, addressKey(address)],
        [passwordsOfAccount, accountKey(email)],
      ]),
    codeGuess: (address, work) => countFailures(work, [[codesFromAddress, addressKey(address)]]),
    secondFactorGuess: (userId, work) => countFailures(work, [[secondFactors, String(userId)]]),
    feedGuess: (address, work) => countFailures(work, [[feedsFromAddress, addressKey(address)]]),
    async codeRequest({ email, address }) {
      await spend(mailsFromAddress, addressKey(address));
      const account = accountKey(email);
      // What is refused by a later one costs the earlier ones nothing: it has sent no mail.
      await spendAll([
        [mailsFromAddressToAccount, `${addressKey(address)} ${account}`],
        [mailsFromPartToAccount, `${networkPart(address)} ${account}`],
        ...mailsToAccount.map((mails) => [mails, account] as const),
      ]);
    },
    invitation: (email) => spend(invitations, accountKey(email)),
    registration: (address) => spend(registrations, addressKey(address)),
    submission: (address) => spend(submissions, addressKey(address)),
    async forgivePasswordGuesses(email) {
      await passwordsOfAccount.delete(accountKey(email));
    },
  };
}

/** A limit of its own: counts for a key, and throws `tooManyRequests` when the rule is used up. */
export function createLimit(rule: LimitRule, limiter: LimiterFactory): (key: string) => Promise<void> {
  const kept = limiter(rule);
  return (key) => spend(kept, key);
}

/** A limit that only what succeeds uses up; it is counted beforehand, so that many at once get no more than one by one. */
export function createSuccessLimit(rule: LimitRule, limiter: LimiterFactory) {
  const kept = limiter(rule);
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    await spend(kept, key);
    try {
      return await work();
    } catch (error) {
      await kept.reward(key);
      throw error;
    }
  };
}

export const inMemory: LimiterFactory = ({ name, points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
