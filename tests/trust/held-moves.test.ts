import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { heldChangeSchema } from '#contract/held-changes.ts';
import { actionLaterVerb, callPath } from '#contract/resource-paths.ts';
import type { Role } from '#contract/roles.ts';
import { requests } from '#resources/requests.ts';
import { claimPort } from '#server/claim-port.ts';
import { DEMO_PASSWORD, demoAccounts } from '#server/db/seed/demo-accounts.ts';
import { figure } from '#tests/support/figure.ts';
import { type OwnPostgres, postgresPrograms, startOwnPostgres } from '#tests/support/own-postgres.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { buildServers } from '../../scripts/bench/build-servers.ts';
import { type RunningServer, startServer } from '../../scripts/bench/start-server.ts';

const KILLS = Number(process.env['HELD_MOVE_KILLS'] ?? 12);
const RACES = 20;
const MINUTES = 60_000;
const programs = postgresPrograms();

const answerSchema = z.looseObject({ isSuccess: z.boolean(), data: z.unknown() });
const madeSchema = z.looseObject({ id: z.number() });

describe.runIf(programs)('D-13 a move that waits, on one PostgreSQL with one host or two', () => {
  let file: string;
  let place: Awaited<ReturnType<typeof temporaryFolder>>;
  let postgres: OwnPostgres;
  let pool: pg.Pool;
  const tokens = new Map<Role, string>();
  let hosts: RunningServer[] = [];

  async function startHost(): Promise<RunningServer> {
    const host = await startServer(file, {
      PORT: '0',
      DATA_DIR: place.folder,
      DATABASE_URL: postgres.url,
      SECRET_KEY: 'a key that both hosts know, so that a session outlives a kill',
      LOG_LEVEL: 'silent',
      MOVE_HOLD_SECONDS: '1',
      REQUESTS_PER_ACCOUNT_HOUR: '100000',
    });
    hosts.push(host);
    return host;
  }
  /** The data of an answer; null where there was none, or a refusal. */
  async function post(host: RunningServer, path: string, as: Role | null, body: unknown = {}) {
    const token = as && tokens.get(as);
    const answer = await fetch(host.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    }).catch(() => null);
    const { data } = answerSchema.safeParse(await answer?.json().catch(() => null));
    return data?.isSuccess ? data.data : null;
  }

  beforeAll(async () => {
    file = (await buildServers())('host');
    place = await temporaryFolder();
    postgres = await startOwnPostgres(programs ?? '', await claimPort('127.0.0.1', 0));
    pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
    const host = await startHost();
    for (const role of ['CustomerService', 'User'] as const) {
      const email = demoAccounts.find((account) => account.role === role)?.email;
      const session = await post(host, accountCalls.login, null, { email, password: DEMO_PASSWORD });
      tokens.set(role, z.looseObject({ accessToken: z.string() }).parse(session).accessToken);
    }
    await end();
  }, 5 * MINUTES);
  afterEach(() => end(), MINUTES);
  afterAll(async () => {
    await pool?.end();
    await postgres?.remove();
    await place?.remove();
  }, MINUTES);

  async function end(): Promise<void> {
    const running = hosts;
    hosts = [];
    for (const host of running) await host.kill();
  }

  /** A client's new request, and a move of it that waits. */
  async function holdOne(host: RunningServer): Promise<{ record: number; job: number }> {
    const body = buildRecord(requests, { role: 'User' });
    const record = madeSchema.parse(
      await post(host, callPath(requests, requests.verbs.create), 'User', body),
    ).id;
    // A mail about what was received that still waits would take the news of the move in, and be sent with it.
    await pool.query(`delete from outbox where kind = 'matterNews'`);
    const path = callPath(requests, actionLaterVerb('markContacted'));
    const held = await post(host, path, 'CustomerService', { ids: [record] });
    return { record, job: heldChangeSchema.parse(held).id };
  }
  const make = (host: RunningServer, job: number) =>
    post(host, callPath(requests, requests.verbs.makeHeldChange, job), 'CustomerService');
  /** Its seconds are over, and whoever had taken it a minute ago did not come back. */
  const passTime = (job: number) =>
    pool.query(`update outbox set run_at = now(), locked_until = null where id = $1 and done_at is null`, [
      job,
    ]);

  /** What is left of a move: the state, what the thread, the bell and the mails of the client say of it. */
  async function traces(record: number) {
    const { rows } = await pool.query<{ status: string; entries: number; bells: number; mails: number }>(
      `select status,
         (select count(*)::int from thread_entries where resource = 'requests' and record_id = r.id and kind = 'moved') as entries,
         (select count(*)::int from notifications n where n.resource = 'requests' and n.record_id = r.id and n.user_id = r.client_id) as bells,
         (select count(*)::int from outbox, jsonb_array_elements_text(payload->'topics') topic
            where kind = 'matterNews' and (payload->>'id')::int = r.id and topic <> 'received') as mails
       from requests r where id = $1`,
      [record],
    );
    return rows[0];
  }
  const NOTHING = { status: 'Pending', entries: 0, bells: 0, mails: 0 };
  const ONCE = { status: 'Contacted', entries: 1, bells: 1, mails: 1 };
  async function isMade(record: number): Promise<void> {
    const status = async () => (await traces(record))?.status;
    await expect.poll(status, { timeout: MINUTES, interval: 20 }).toBe('Contacted');
  }

  /** Holds a table or a row until it is let go, so that a host stands still in the middle of what it does. */
  async function holdUp(sql: string, params: readonly unknown[] = []) {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(sql, [...params]);
    return {
      /** Resolves when somebody waits for it. */
      async isWaitedFor(): Promise<void> {
        const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`;
        await expect
          .poll(async () => (await pool.query<{ n: number }>(waiting)).rows[0]?.n, {
            timeout: MINUTES,
            interval: 20,
          })
          .toBeGreaterThan(0);
      },
      async letGo(): Promise<void> {
        await client.query('rollback');
        client.release();
      },
    };
  }

  it(
    'is made once by the next start when the host is killed while it waits',
    { timeout: 5 * MINUTES },
    async () => {
      const host = await startHost();
      const { record, job } = await holdOne(host);
      await host.kill();
      expect(await traces(record)).toEqual(NOTHING);
      await passTime(job);
      const next = await startHost();
      await isMade(record);
      expect(await make(next, job)).toEqual({ ids: [] });
      expect(await traces(record)).toEqual(ONCE);
    },
  );

  const PLACES = {
    'before its record is changed': (record: number) =>
      holdUp('select from requests where id = $1 for update', [record]),
    'before its client is told': () => holdUp('lock table notifications in share mode'),
    'before its mail is asked for': () => holdUp('lock table thread_entries in share mode'),
  };
  describe.each(Object.entries(PLACES))('killed in the middle of it, %s', (_place, standStill) => {
    it.each(['the browser', 'the outbox'])(
      'as %s makes it: nothing is left of it, and the next host makes it once',
      { timeout: 5 * MINUTES },
      async (maker) => {
        const host = await startHost();
        const { record, job } = await holdOne(host);
        const still = await standStill(record);
        if (maker === 'the browser') void make(host, job);
        else await passTime(job);
        await still.isWaitedFor();
        await host.kill();
        await still.letGo();
        expect(await traces(record)).toEqual(NOTHING);
        await passTime(job);
        await startHost();
        await isMade(record);
        expect(await traces(record)).toEqual(ONCE);
      },
    );
  });

  it(
    `is made once, and its client told once, whatever the moment of ${KILLS} kills`,
    { timeout: 20 * MINUTES },
    async () => {
      let madeAtOnce = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const host = await startHost();
        const { record, job } = await holdOne(host);
        void make(host, job);
        await wait(Math.random() * 60);
        await host.kill();
        // A server process of the database may still be at it.
        await wait(100);
        const left = await traces(record);
        expect([NOTHING, ONCE]).toContainEqual(left);
        if (left?.status === 'Contacted') madeAtOnce += 1;
        await passTime(job);
        const next = await startHost();
        await isMade(record);
        await make(next, job);
        expect(await traces(record)).toEqual(ONCE);
        await end();
      }
      figure(`${KILLS} kills in a move: ${madeAtOnce} were made before, none twice, none lost`);
    },
  );

  it(
    `is made once when two hosts, their outboxes and a second press come at the same moment, ${RACES} times`,
    { timeout: 10 * MINUTES },
    async () => {
      const [one, other] = [await startHost(), await startHost()];
      for (let race = 0; race < RACES; race += 1) {
        const { record, job } = await holdOne(one);
        await passTime(job);
        await Promise.all([make(one, job), make(other, job), make(one, job), make(other, job)]);
        await isMade(record);
        expect(await traces(record)).toEqual(ONCE);
      }
    },
  );

  it(
    'taken back at one host while the other is killed in making it, it is gone: nobody is told',
    { timeout: 5 * MINUTES },
    async () => {
      const [one, other] = [await startHost(), await startHost()];
      const { record, job } = await holdOne(one);
      const still = await holdUp('select from requests where id = $1 for update', [record]);
      void make(other, job);
      await still.isWaitedFor();
      const back = post(one, callPath(requests, requests.verbs.takeBackHeldChange, job), 'CustomerService');
      await other.kill();
      await still.letGo();
      expect(await back).toEqual({ isTakenBack: true });
      await wait(6_000);
      expect(await traces(record)).toEqual(NOTHING);
    },
  );
});
