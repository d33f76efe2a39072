import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Caller } from '../http/caller.ts';
import type { AccessTokens } from './access-tokens.ts';
import { openCaller } from './open-caller.ts';

export interface Callers {
  /** `null` without an Authorization header. Throws `unauthenticated` for one that is not good. */
  callerOf(request: FastifyRequest): Promise<Caller | null>;
  /** For a token that came another way, such as the hub's. Throws `unauthenticated`. */
  callerOfToken(token: string): Promise<TokenCaller>;
  /** Whether the session is open still, and its account in the same role. */
  isStillOpen(caller: Omit<Caller, 'isWalled'>): Promise<boolean>;
  /** To be called after a commit that ended sessions of the account, or changed what it may do. */
  forgetCaller(userId: number): void;
}

/** A caller, and when the token that names them ends, in milliseconds. */
export type TokenCaller = Caller & { readonly expiresAt: number };

interface CallerOptions {
  pool: Pool;
  tokens: AccessTokens;
}

interface Known {
  readonly caller: Promise<TokenCaller>;
  /** Not known before the token is checked. */
  userId?: number;
  until: number;
}

/**
 * Says who is calling: the token names session and account, the database says what they are now. An answer
 * is kept for 2 seconds at most, so that a busy screen costs neither signature nor query on every call,
 * and a session that another process ended is refused soon enough.
 */
export function createCallers({ pool, tokens }: CallerOptions): Callers {
  const known = new Map<string, Known>();

  function callerOfToken(token: string): Promise<TokenCaller> {
    // The token itself is not kept in memory.
    const key = hash('sha256', token, 'base64');
    const kept = known.get(key);
    if (kept && kept.until > Date.now()) return kept.caller;
    const asked: Known = { caller: ask(token, (change) => Object.assign(asked, change)), until: Infinity };
    known.delete(key);
    known.set(key, asked);
    // Only good tokens stay; whoever asked gets the error itself.
    asked.caller.catch(() => known.get(key) === asked && known.delete(key));
    dropOldest(known);
    return asked.caller;
  }

  async function ask(token: string, learn: (change: Pick<Known, 'userId' | 'until'>) => void) {
    const { expiresAt, ...bearer } = await tokens.verify(token);
    // Set before the query: what it answers is as old as that.
    learn({ userId: bearer.userId, until: Math.min(Date.now() + KEPT_FOR, expiresAt) });
    const caller = await openCaller(pool, bearer);
    if (!caller) throw new AppError('unauthenticated');
    return { ...caller, expiresAt };
  }

  return {
    callerOfToken,
    isStillOpen: async (caller) => (await openCaller(pool, caller))?.role === caller.role,
    async callerOf({ headers: { authorization } }) {
      if (authorization === undefined) return null;
      const [, token] = /^Bearer +([\w.~+/=-]+) *$/i.exec(authorization) ?? [];
      if (!token) throw new AppError('unauthenticated');
      return callerOfToken(token);
    },
    forgetCaller(userId) {
      for (const [key, entry] of known) {
        if (entry.userId === undefined || entry.userId === userId) known.delete(key);
      }
    },
  };
}

const KEPT_FOR = 2_000;
const MOST_KEPT = 10_000;

function dropOldest(known: Map<string, Known>): void {
  for (const key of known.keys()) {
    if (known.size <= MOST_KEPT) return;
    known.delete(key);
  }
}
