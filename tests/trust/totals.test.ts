import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { countsSchema } from '#contract/counts.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { queryName } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { requests } from '#resources/requests.ts';
import { claimPort } from '#server/claim-port.ts';
import { DEMO_PASSWORD, demoAccounts } from '#server/db/seed/demo-accounts.ts';
import { readKeptTotals } from '#server/db/kept-totals.ts';
import { figure } from '#tests/support/figure.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { temporaryPostgres } from '#tests/support/temporary-postgres.ts';
import { wrongTotals } from '#tests/support/wrong-totals.ts';
import { buildServers } from '../../scripts/bench/build-servers.ts';
import { type RunningServer, startServer } from '../../scripts/bench/start-server.ts';

/** A PostgreSQL that several hosts share: `npm run test:trust` names it where one answers. */
const serverUrl = process.env['SHARED_DATABASE_URL'];
/** As long as `TOTALS_SOAK_SECONDS` says. */
const SECONDS = Number(process.env['TOTALS_SOAK_SECONDS'] ?? 60);
/** A host that lives answers within this, however busy the machine is. Milliseconds. */
const PATIENCE = 120_000;
const MOMENTS = 20;
/** Of a column so many values are asked for at a moment; `wrongTotals` compares all of them. */
const VALUES_ASKED = 100;
const CALLERS = 16;
/** After how many moments a host is killed. */
const KILL_EVERY = 3;

const some = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T; // There is one.

const answerSchema = z.looseObject({ totalCount: z.number().optional(), data: z.unknown() });
const idsSchema = z.array(z.looseObject({ id: z.number() }));
const tableOf = ({ name }: AnyResource) => name.replaceAll('-', '_');
const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const written = resources.filter(({ name }) => ['faqs', 'service-categories', 'core-values'].includes(name));
/** Of these some have tabs. */
const trashed = [...written, requests];

describe.runIf(serverUrl)('on PostgreSQL', () => {
  let file: string;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let database: Awaited<ReturnType<typeof temporaryPostgres>>;
  let pool: pg.Pool;
  const hosts: RunningServer[] = [];
  const ports: number[] = [];
  const start = (port: number) =>
    startServer(file, {
      PORT: String(port),
      DATA_DIR: folder.folder,
      DATABASE_URL: database.url,
      SECRET_KEY: 'a key that both hosts know, so that a session outlives a kill',
      LOG_LEVEL: 'silent',
    });

  beforeAll(async () => {
    file = (await buildServers())('host');
    folder = await temporaryFolder();
    database = await temporaryPostgres(serverUrl ?? '');
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
    for (let n = 0; n < 2; n += 1) {
      ports.push(await claimPort('127.0.0.1', 0));
      hosts.push(await start(ports[n] ?? 0));
    }
  }, 300_000);
  afterAll(async () => {
    for (const host of hosts) await host.kill();
    await pool?.end();
    await database?.drop();
    await folder?.remove();
  }, 60_000);

  it(
    'D-11 lists and tabs of two hosts say what the tables hold, while 16 read and write and hosts are killed',
    { timeout: SECONDS * 3000 + 600_000 },
    async () => {
      let token = '';
      const send = (method: string, path: string, body?: unknown) =>
        fetch(`${some(hosts).url}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          body: body === undefined ? null : JSON.stringify(body),
          signal: AbortSignal.timeout(PATIENCE),
        });
      /** `null`: refused, or the host was killed meanwhile. */
      const call = async (...sent: Parameters<typeof send>) => {
        const answer = await send(...sent).catch((error: Error) => {
          if (error.name === 'TimeoutError') unanswered.push(`${sent[0]} ${sent[1]}`);
          return null;
        });
        statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
        const body: unknown = answer && (await answer.json().catch(() => null));
        // An answer may be cut off in its middle too.
        return answer?.ok && body !== null ? answerSchema.parse(body) : null;
      };
      const statuses = new Map<number, number>();
      const unanswered: string[] = [];
      const signIn = async () => {
        const admin = demoAccounts.find(({ role }) => role === 'Admin');
        const answer = await call('POST', accountCalls.login, {
          email: admin?.email,
          password: DEMO_PASSWORD,
        });
        token = z.looseObject({ accessToken: z.string() }).parse(answer?.data).accessToken;
      };
      await signIn();

      const listOf = (resource: AnyResource, query: Record<string, string> = {}) =>
        call('GET', `${callPath(resource, resource.verbs.list)}?${new URLSearchParams(query).toString()}`);
      const idsOf = async (resource: AnyResource, query: Record<string, string> = {}) => {
        const listed = await listOf(resource, { PageSize: '30', ...query });
        return idsSchema.parse(listed?.data ?? []).map(({ id }) => id);
      };
      let number = 5000;
      const works: readonly ((resource: AnyResource) => Promise<unknown>)[] = [
        (resource) => listOf(resource, { PageIndex: '2', PageSize: '5' }),
        (resource) => listOf(resource, { SearchTerm: 'ال' }),
        (resource) => {
          number += 1;
          return call('POST', callPath(resource, resource.verbs.create), buildRecord(resource, { number }));
        },
        async () => {
          const resource = some(trashed);
          const ids = (await idsOf(resource, { Sort: '-id' })).slice(0, 3);
          return call('POST', callPath(resource, resource.verbs.deleteMany), { ids });
        },
        async () => {
          const resource = some(trashed);
          const ids = (await idsOf(resource, { Trash: 'true' })).slice(0, 3);
          return call('POST', callPath(resource, resource.verbs.restoreMany), { ids });
        },
      ];

      let isOver = false;
      let isHeld = false;
      let busy = 0;
      const caller = async () => {
        while (!isOver) {
          if (isHeld) {
            await wait(5);
            continue;
          }
          busy += 1;
          try {
            await some(works)(some(written));
          } finally {
            busy -= 1;
          }
        }
      };
      const hold = async () => {
        isHeld = true;
        while (busy > 0) await wait(5);
      };

      /** What lists, trashes, filters and tabs say otherwise than the tables, which nobody writes meanwhile. */
      const wrongAnswers = async () => {
        const wrong: object[] = [];
        let compared = 0;
        let tabs = 0;
        const kept = await readKeptTotals(pool);
        const compareTabs = async (resource: AnyResource, key: string) => {
          const { rows } = await pool.query<{ value: string; n: number }>(
            `select ${snake(key)} as value, count(*)::int as n from ${tableOf(resource)} where deleted_at is null group by 1`,
          );
          const is = {
            total: rows.reduce((sum, { n }) => sum + n, 0),
            counts: Object.fromEntries(rows.map(({ value, n }) => [value, n])),
          };
          const answer = await call('GET', callPath(resource, resource.verbs.counts));
          const { total, counts } = countsSchema.parse(answer?.data);
          const told = { total, counts: Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0)) };
          tabs += 1;
          if (!isDeepStrictEqual(told, is)) wrong.push({ resource: resource.name, told, is });
        };
        for (const resource of resources.filter(
          ({ access }) => access.list !== false && access.list.Admin === 'all',
        )) {
          const columns = kept.get(tableOf(resource));
          if (!columns) continue;
          const compare = async (where: string, query: Record<string, string>) => {
            const { rows } = await pool.query<{ n: number }>(
              `select count(*)::int as n from ${tableOf(resource)} where ${where}`,
            );
            const told = (await listOf(resource, { PageSize: '5', ...query }))?.totalCount;
            compared += 1;
            if (told !== rows[0]?.n) wrong.push({ resource: resource.name, query, told, is: rows[0]?.n });
          };
          await compare('deleted_at is null', {});
          if (resource.list.tabs) await compareTabs(resource, resource.list.tabs);
          if (resource.access.delete !== false && resource.access.delete.Admin)
            await compare('deleted_at is not null', { Trash: 'true' });
          for (const key of Object.keys(resource.fields).filter((each) => columns.has(snake(each)))) {
            const { rows } = await pool.query<{ value: string }>(
              `select value from (
                 select distinct ${snake(key)}::text as value from ${tableOf(resource)} where ${snake(key)} is not null
               ) each order by random() limit ${VALUES_ASKED}`,
            );
            for (const { value } of rows)
              await compare(`deleted_at is null and ${snake(key)}::text = '${value.replaceAll("'", "''")}'`, {
                [queryName(key)]: value,
              });
          }
        }
        return { wrong, compared, tabs };
      };

      const running = Array.from({ length: CALLERS }, caller);
      let compared = 0;
      let kills = 0;
      try {
        for (let moment = 1; moment <= MOMENTS; moment += 1) {
          await wait((SECONDS * 1000) / MOMENTS);
          if (moment % KILL_EVERY === 0) {
            const at = kills % 2;
            await hosts[at]?.kill();
            hosts[at] = await start(ports[at] ?? 0);
            kills += 1;
          }
          expect(await wrongTotals(pool)).toEqual([]);
          await hold();
          await signIn();
          const found = await wrongAnswers();
          expect(found.wrong).toEqual([]);
          expect(found.compared).toBeGreaterThan(50);
          expect(found.tabs).toBeGreaterThan(1);
          compared += found.compared;
          isHeld = false;
        }
      } finally {
        isOver = true;
        await Promise.all(running);
      }
      expect(await wrongTotals(pool)).toEqual([]);
      const told = [...statuses].map(([status, count]) => `${count} × ${status || 'cut off'}`).join(', ');
      figure(`${told}; ${kills} kills; ${compared} totals compared at ${MOMENTS} moments, 0 wrong`);
      expect(unanswered).toEqual([]);
      expect(kills).toBeGreaterThan(0);
      expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    },
  );
});
