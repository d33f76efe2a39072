import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { rm } from 'node:fs/promises';
import pino from 'pino';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { type SignedIn, signedInSchema } from '#contract/session.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { createAuth } from '#server/auth/create-auth.ts';
import { createLimits, inMemory } from '#server/auth/limits.ts';
import { type Secrets, loadSecrets } from '#server/auth/secrets.ts';
import { type Env, parseEnv } from '#server/env.ts';
import type { Host } from '#server/host.ts';
import { acceptJsonOnly } from '#server/http/body-parsers.ts';
import { answerErrors } from '#server/http/error-answers.ts';
import { registerRoutes } from '#server/http/register-routes.ts';
import { createChangeBus } from '#server/live/change-bus.ts';
import { createFanOut } from '#server/live/fan-out/fan-out.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { openTestDatabase } from './test-database.ts';

const envelope = z.object({
  isSuccess: z.boolean(),
  data: z.unknown(),
  error: z
    .object({
      code: z.string(),
      description: z.string(),
      fields: z.record(z.string(), z.object({ code: z.string(), message: z.string() })).optional(),
    })
    .nullable(),
});

export interface AccountAnswer {
  status: number;
  raw: string;
  headers: Record<string, unknown>;
  data: unknown;
  error: z.output<typeof envelope>['error'];
  code: string | undefined;
  /** The refresh cookie that was set, as `name=value`; empty when it was cleared or not touched. */
  cookie: string;
  /** The whole Set-Cookie header. */
  setCookie: string;
}

export interface AccountCall {
  body?: unknown;
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
  address?: string;
  method?: 'GET' | 'POST';
}

export interface AccountHost {
  readonly app: FastifyInstance;
  readonly env: Env;
  readonly pool: Host['pool'];
  readonly secrets: Secrets;
  call(name: keyof typeof accountCalls, call?: AccountCall): Promise<AccountAnswer>;
  /** Opens an account with an address that nobody has; gives it with its cookie. */
  register(more?: Record<string, unknown>): Promise<SignedIn & { cookie: string; password: string }>;
  /** The code that the newest mail to this address would carry. */
  codeFor(email: string): Promise<string>;
  forgetCaller(userId: number): void;
  close(): Promise<void>;
}

interface AccountHostOptions {
  env?: Record<string, string>;
  /** How often the host was told that the outbox holds something. */
  onKick?: () => void;
}

/** The account calls over a database of their own, as the host mounts them, without the rest of it. */
export async function startAccountHost({
  env: given = {},
  onKick,
}: AccountHostOptions = {}): Promise<AccountHost> {
  const { folder } = await temporaryFolder();
  const env = parseEnv({ ...generous, ...given, DATA_DIR: folder });
  const log = pino({ level: 'silent' });
  const { database, close } = await openTestDatabase();
  const { pool } = database;
  const fanOut = createFanOut();
  const changes = createChangeBus(fanOut);
  const secrets = await loadSecrets(env);
  const limits = createLimits(env);
  const auth = createAuth({ env, log, pool, changes, fanOut, secrets, limits, kickOutbox: () => onKick?.() });
  const app = Fastify({ trustProxy: env.trustProxy > 0 });
  acceptJsonOnly(app);
  answerErrors(app);
  await app.register(cookie);
  const { callerOf, forgetCaller } = auth;
  const host: Host = {
    env,
    log,
    database,
    pool,
    changes,
    fanOut,
    limiter: inMemory,
    files: createFileStore({ pool, dataDir: folder }),
    previewKey: new Uint8Array(32),
    logReads: async () => undefined,
    limits,
    callerOf,
    forgetCaller,
  };
  registerRoutes(app, host, auth.routes);
  await app.ready();

  const call: AccountHost['call'] = async (name, options = {}) => {
    const { body, token, cookie: sent, headers, address, method } = options;
    const answer = await app.inject({
      method: method ?? (name === 'userInfo' ? 'GET' : 'POST'),
      url: accountCalls[name],
      ...(address ? { remoteAddress: address } : {}),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(sent ? { cookie: sent } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { data, error } = envelope.parse(answer.json());
    const setCookie = [answer.headers['set-cookie'] ?? []].flat().join('\n');
    return {
      status: answer.statusCode,
      raw: answer.body,
      headers: answer.headers,
      data,
      error,
      code: error?.code,
      setCookie,
      cookie: /^(?:__Host-)?refresh=[^;]+/.exec(setCookie)?.[0] ?? '',
    };
  };

  let registered = 0;
  return {
    app,
    env,
    pool,
    secrets,
    call,
    forgetCaller,
    async register(more = {}) {
      registered += 1;
      const body = { ...newAccount, email: `client-${registered}@example.com`, ...more };
      const answer = await call('register', { body });
      if (answer.status !== 200) throw new Error(`Registering failed: ${answer.raw}`);
      return { ...signedInSchema.parse(answer.data), cookie: answer.cookie, password: body.password };
    },
    async codeFor(email) {
      const { rows } = await pool.query<{ seed: string }>(
        `select payload->>'seed' as seed from outbox where payload->>'email' = $1 order by id desc limit 1`,
        [email],
      );
      const { createMailedCodes } = await import('#server/auth/mailed-codes.ts');
      return createMailedCodes(secrets.codes).digitsOf(rows[0]?.seed ?? '');
    },
    async close() {
      await app.close();
      await close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Limits out of the way of tests that are about something else. */
const generous = {
  LOGIN_FAILURES_PER_ACCOUNT: '10000',
  LOGIN_FAILURES_PER_ADDRESS: '10000',
  CODE_REQUESTS_PER_ACCOUNT_HOUR: '10000',
  REGISTRATIONS_PER_ADDRESS_HOUR: '10000',
  REGISTRATION_CODE: 'off',
};

/** A registration that lacks nothing but the address. */
export const newAccount = {
  fullNameAr: 'سارة القحطاني',
  fullNameEn: 'Sara Alqahtani',
  mobileNumber: '+966501234567',
  whatsAppNumber: '+966501234567',
  password: 'Nakheel-1446',
  confirmPassword: 'Nakheel-1446',
  consent: true,
};
