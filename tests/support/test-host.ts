import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { RenderPage } from '#contract/page-rendering.ts';
import { signedInSchema } from '#contract/session.ts';
import { ROLES, type Role } from '#contract/roles.ts';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { type Env, parseEnv, matterVariables } from '#server/env.ts';
import { type ChangeBus, createChangeBus } from '#server/live/change-bus.ts';
import { createFanOut } from '#server/live/fan-out/fan-out.ts';
import { listedErrorsOf } from './listed-errors.ts';
import { onceInProcess } from './once-in-process.ts';
import { storeSampleImage } from './store-sample-image.ts';
import { openTestDatabase } from './test-database.ts';

/** Who a test calls as: a role's demo account, the second client, or nobody. */
export type Person = Role | 'client2' | null;

export interface TestCall {
  as?: Person;
  body?: unknown;
  /** Sent as it is, in the place of a body. */
  form?: { payload: Buffer; contentType: string };
  query?: Record<string, string>;
  headers?: Record<string, string>;
  language?: 'ar' | 'en';
}
export interface TestAnswer {
  status: number;
  /** The envelope, its data unread: a test reads it with the schema it expects. */
  body: z.infer<typeof answerSchema>;
  headers: Record<string, unknown>;
}
const answerSchema = z.looseObject({
  isSuccess: z.boolean().optional(),
  data: z.unknown(),
  error: z
    .looseObject({
      code: z.string(),
      description: z.string(),
      fields: z.record(z.string(), z.looseObject({ code: z.string(), message: z.string() })).optional(),
    })
    .nullish(),
});

export interface TestHost {
  app: FastifyInstance;
  changes: ChangeBus;
  database: Database;
  env: Env;
  /** Throws also for an error that the OpenAPI document does not list for the operation. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: TestCall): Promise<TestAnswer>;
  /** The access token of a person. */
  tokenOf(person: Exclude<Person, null>): Promise<string>;
  userIdOf(person: Exclude<Person, null>): Promise<number>;
  close(): Promise<void>;
}

export interface HostOptions {
  /** More than the product's own resources. */
  resources?: readonly AnyResource[];
  env?: Record<string, string>;
  webRoot?: string | null;
  renderPage?: RenderPage;
}

/** The real host on a seeded database of its own, called in process. */
export async function startTestHost({
  resources,
  env: given = {},
  webRoot = null,
  renderPage,
}: HostOptions = {}): Promise<TestHost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'host-'));
  const env = {
    ...parseEnv({
      LOG_LEVEL: 'silent',
      // Tests about something else open accounts in one call.
      REGISTRATION_CODE: 'off',
      REGISTRATIONS_PER_ADDRESS_HOUR: '1000',
      SUBMISSIONS_PER_ADDRESS_HOUR: '1000',
      ...Object.fromEntries(Object.values(matterVariables).map((name) => [name, '1000'])),
      NOTES_PER_ACCOUNT_HOUR: '1000',
      MOVE_HOLD_SECONDS: '0',
      ...given,
    }),
    dataDir,
  };
  const { database, close } = await openTestDatabase();
  await storeSampleImage(database.pool, dataDir);
  const fanOut = createFanOut();
  const changes = createChangeBus(fanOut);
  const app = await buildApp({
    env,
    fanOut,
    log: pino({ level: env.logLevel }),
    database,
    webRoot,
    ...(renderPage ? { renderPage } : {}),
    ...(resources ? { resources } : {}),
  });
  await app.ready();

  const readListed = async () => listedErrorsOf((await app.inject('/api/openapi.json')).json());
  // The document follows from the routes, of which this setting alone decides which there are.
  const refuseUnlisted = await (resources
    ? readListed()
    : onceInProcess(`errors listed with codes ${env.registrationCode}`, readListed));

  const signedIn = new Map<string, Promise<z.infer<typeof signedInSchema>>>();
  const accountOf = (person: Exclude<Person, null>) => {
    const known = signedIn.get(person) ?? signIn(app, emailOf(person));
    signedIn.set(person, known);
    return known;
  };

  const host: TestHost = {
    app,
    changes,
    database,
    env,
    tokenOf: async (person) => (await accountOf(person)).accessToken,
    userIdOf: async (person) => (await accountOf(person)).user.id,
    async call(method, url, { as = null, body, form, query, headers = {}, language = 'en' } = {}) {
      const authorization = as === null ? {} : { authorization: `Bearer ${await host.tokenOf(as)}` };
      const options: InjectOptions = {
        method,
        url,
        headers: { 'accept-language': language, ...authorization, ...headers },
        ...(query ? { query } : {}),
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        ...(form ? { payload: form.payload } : {}),
      };
      if (body !== undefined) options.headers = { 'content-type': 'application/json', ...options.headers };
      if (form) options.headers = { 'content-type': form.contentType, ...options.headers };
      const answer = await app.inject(options);
      const parsed = answerSchema.parse(answer.json());
      if (parsed.error)
        refuseUnlisted({ method, url }, { status: answer.statusCode, code: parsed.error.code });
      return { status: answer.statusCode, body: parsed, headers: answer.headers };
    },
    async close() {
      await app.close();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return host;
}

const emailOf = (person: Exclude<Person, null>): string =>
  ({
    Admin: 'admin@yamama-fustat.example',
    CustomerService: 'support@yamama-fustat.example',
    User: 'client@yamama-fustat.example',
    client2: 'client2@yamama-fustat.example',
  })[person];

async function signIn(app: FastifyInstance, email: string) {
  const answer = await app.inject({
    method: 'POST',
    url: accountCalls.login,
    payload: { email, password: DEMO_PASSWORD },
  });
  return signedInSchema.parse(answer.json().data);
}

/** Everyone a matrix asks: a visitor, and every role. */
export const everyone: readonly Person[] = [null, ...ROLES];
