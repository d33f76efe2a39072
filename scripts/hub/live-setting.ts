import { randomBytes } from 'node:crypto';
import pg from 'pg';
import pino from 'pino';
import { z } from 'zod';
import { createAccessTokens } from '#server/auth/access-tokens.ts';
import { loadSecrets } from '#server/auth/secrets.ts';
import { startSession } from '#server/auth/sessions.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { seedDatabase } from '#server/db/seed/seed.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { startDeliveries } from '#server/live/deliveries.ts';
import { startFanOut } from '#server/live/fan-out/start-fan-out.ts';
import { createHub } from '#server/live/hub/hub.ts';
import { publishArrivals } from '#server/live/inbox-arrivals.ts';
import type { LiveMember } from '#server/live/live-member.ts';
import { notify } from '#server/live/notify.ts';
import { buildServers } from '../bench/build-servers.ts';
import { temporaryPostgres } from '#tests/support/temporary-postgres.ts';
import { createDataDir } from '../bench/bench-databases.ts';
import { startServer } from '../bench/start-server.ts';
import { createUndo } from '../bench/undo.ts';

export interface Person {
  readonly userId: number;
  readonly token: string;
}

const added = z.object({ data: z.object({ id: z.number() }) });

/**
 * A host in a process of its own on a PostgreSQL of its own, people who may connect to it, and this process as the one
 * that tells them things: what it commits reaches them through Redis or PostgreSQL.
 */
export async function createLiveSetting({ people, redisUrl }: { people: number; redisUrl?: string }) {
  const undo = createUndo();
  const log = pino({ level: 'fatal' });
  const postgres = await temporaryPostgres(
    process.env['TEST_DATABASE_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres',
  );
  undo.push(postgres.drop);
  const dataDir = await createDataDir();
  undo.push(dataDir.drop);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 8 });
  pool.on('error', () => undefined);
  undo.push(() => pool.end());
  await migrateDatabase(pool);
  await seedDatabase(pool, { content: 'demo', scale: people * 2 });

  const secretKey = randomBytes(32).toString('hex');
  const secrets = await loadSecrets({ secretKey, dataDir: dataDir.folder });
  const tokens = createAccessTokens({ key: secrets.accessTokens, minutes: 600 });
  const { rows } = await pool.query<{ id: number }>(
    `select id from users where role = 'User' and not is_suspended and deleted_at is null order by id limit $1`,
    [people],
  );
  const { rows: staffRows } = await pool.query<{ id: number }>(
    `select id from users where role = 'Admin' and not is_suspended and deleted_at is null order by id limit 1`,
  );
  const all = await withTransaction(pool, async (client) => {
    const found: Person[] = [];
    for (const { id: userId } of [...staffRows, ...rows]) {
      const { sessionId } = await startSession(client, { userId, days: 1, userAgent: 'hub' });
      found.push({ userId, token: await tokens.issue({ userId, sessionId }) });
    }
    return found;
  });
  const [staff, ...known] = all;
  if (known.length < people) throw new Error(`Only ${known.length} of ${people} people were found`);

  const installation = Buffer.from(secrets.installation).toString('hex', 0, 8);
  const fanOut = startFanOut({ env: { databaseUrl: postgres.url, redisUrl }, pool, log, installation });
  undo.push(() => fanOut.close());
  const hub = createHub<LiveMember>({ log });
  const stopDeliveries = startDeliveries({ pool, log, fanOut, hub, watchers: new WeakMap() });
  const stopArrivals = publishArrivals(pool, fanOut);
  undo.push(async () => {
    stopDeliveries();
    stopArrivals();
  });

  const server = await buildServers();
  const startHost = async (port: number) => {
    const host = await startServer(server('host'), {
      PORT: String(port),
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir.folder,
      SECRET_KEY: secretKey,
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    });
    undo.push(host.stop);
    return host;
  };

  return {
    people: known,
    startHost,
    /** Tells somebody something that is about them. @returns when it was about to be committed, by the clock */
    tell: ({ userId }: Person): Promise<number> =>
      withTransaction(pool, async (client) => {
        await notify(client, {
          to: { userId },
          kind: 'newNote',
          about: { resource: 'requests', id: userId },
        });
        return Date.now();
      }),
    /** Somebody sends a request to a host. @returns its id */
    async addRequest(url: string, { token }: Person): Promise<number> {
      const body = {
        title: 'A contract',
        description: 'It is to be read this week.',
        serviceId: 1,
        branchId: 1,
      };
      return added.parse(await post(`${url}/api/Requests/Add`, token, body)).data.id;
    },
    /** Staff write a note to whoever sent the request: one event. */
    addNote: (url: string, requestId: number) =>
      post(`${url}/api/Requests/AddNote/${requestId}`, staff?.token ?? '', {
        text: 'We have read it.',
        visibility: 'client',
      }),
    close: undo.all,
  };
}

async function post(url: string, token: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export type LiveSetting = Awaited<ReturnType<typeof createLiveSetting>>;
