import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Env } from '../env.ts';
import type { ChangeBus } from '../live/change-bus.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { DraftKeys } from './draft-keys.ts';
import type { Limits } from './limits.ts';
import type { RefreshCookies } from './refresh-cookies.ts';
import type { MailedCodes } from './mailed-codes.ts';
import type { SecondFactors } from './second-factors.ts';

/** What the account routes share. */
export interface AuthContext {
  readonly env: Env;
  readonly log: FastifyBaseLogger;
  readonly pool: Pool;
  readonly changes: ChangeBus;
  readonly tokens: AccessTokens;
  readonly cookies: RefreshCookies;
  readonly codes: MailedCodes;
  readonly secondFactors: SecondFactors;
  readonly draftKeys: DraftKeys;
  readonly limits: Limits;
  readonly forgetCaller: (userId: number) => void;
  readonly kickOutbox: () => void;
}
