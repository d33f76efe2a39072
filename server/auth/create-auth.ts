import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Env } from '../env.ts';
import type { AnyRoute } from '../http/route.ts';
import type { FanOut } from '../live/fan-out/fan-out.ts';
import type { ChangeBus } from '../live/change-bus.ts';
import { createAccessTokens } from './access-tokens.ts';
import { accountRoutes } from './account-routes.ts';
import { type Callers, createCallers } from './callers.ts';
import { createDraftKeys } from './draft-keys.ts';
import type { Limits } from './limits.ts';
import { createRefreshCookies } from './refresh-cookies.ts';
import { createMailedCodes } from './mailed-codes.ts';
import { createSecondFactors } from './second-factors.ts';
import type { Secrets } from './secrets.ts';

interface AuthOptions {
  env: Env;
  log: FastifyBaseLogger;
  pool: Pool;
  changes: ChangeBus;
  fanOut: FanOut;
  secrets: Secrets;
  limits: Limits;
  /** Called after a commit that left work in the outbox. */
  kickOutbox: () => void;
}

export interface Auth extends Callers {
  readonly routes: readonly AnyRoute[];
}

/** Puts accounts and sessions together. The app that mounts the routes must have `@fastify/cookie`. */
export function createAuth(options: AuthOptions): Auth {
  const { env, log, pool, changes, fanOut, secrets, limits, kickOutbox } = options;
  const tokens = createAccessTokens({ key: secrets.accessTokens, minutes: env.accessTokenMinutes });
  const callers = createCallers({ pool, tokens });
  fanOut.subscribe('caller', ({ userId }) => callers.forgetCaller(userId));
  const forgetCaller = (userId: number) => fanOut.publish('caller', { userId });
  const routes = accountRoutes({
    env,
    log,
    pool,
    changes,
    tokens,
    kickOutbox,
    cookies: createRefreshCookies({ key: secrets.refreshCookies, env }),
    codes: createMailedCodes(secrets.codes),
    secondFactors: createSecondFactors(secrets.secondFactors),
    draftKeys: createDraftKeys(secrets.drafts),
    limits,
    forgetCaller,
  });
  return { ...callers, forgetCaller, routes };
}
