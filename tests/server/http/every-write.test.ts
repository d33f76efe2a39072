import { beforeAll, expect, it } from 'vitest';
import { type ApiOperation, apiOperations } from '#tests/support/api-operations.ts';
import { everyWriteOn, isRead } from '#tests/support/every-write.ts';
import { faultyPool, stepsOf } from '#tests/support/faulty-pool.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { unauditedWrites } from '#tests/support/unaudited-writes.ts';
import type { ReadyWrite } from '#tests/support/writes/write-kit.ts';

// What is held is taken back before it is made.
const host = await shareHost({ env: { MOVE_HOLD_SECONDS: '60' } });
const { pool } = host.database;
const watched = faultyPool(pool);

interface Made {
  readonly name: string;
  readonly problem: string | null;
  readonly isAudited: boolean;
  readonly isSignedIn: boolean;
}
const made: Made[] = [];

beforeAll(async () => {
  const operations = (await apiOperations(host)).filter(({ method }) => method !== 'GET');
  const { ready } = everyWriteOn(host);
  for (const operation of operations) {
    const write = await ready(operation).catch((error: Error) => error);
    made.push(await makeOne(operation, write));
  }
}, 300_000);

async function makeOne(operation: ApiOperation, write: ReadyWrite | Error): Promise<Made> {
  const name = `${operation.method} ${operation.path}`;
  if (write instanceof Error)
    return { name, problem: `${name}: ${write.message}`, isAudited: false, isSignedIn: false };
  const before = await lastEntry();
  const { sent, answer } = await watched.watching(() => host.app.inject(write));
  const steps = stepsOf(sent);
  const problem =
    answer.statusCode !== 200
      ? `${name}: ${answer.statusCode} ${answer.body}`
      : steps !== (isRead(operation) ? 0 : 1)
        ? `${name} in ${steps} steps: ${sent.map(({ text }) => text.slice(0, 90)).join(' | ')}`
        : null;
  return {
    name,
    problem,
    isAudited: (await lastEntry()) > before,
    isSignedIn: 'authorization' in (write.headers ?? {}),
  };
}

/** The number of the newest entry that names who did it. */
async function lastEntry(): Promise<number> {
  const { rows } = await pool.query<{ id: number | null }>(
    'select max(id)::int as id from audit_entries where user_id is not null',
  );
  return rows[0]?.id ?? 0;
}

it(
  'every write of the API can be made to succeed, and writes in one step; what is only asked by POST writes nothing',
  { tags: ['slow'] },
  () => {
    expect(made.flatMap(({ problem }) => problem ?? [])).toEqual([]);
    expect(made.length).toBeGreaterThan(250);
  },
);

it(
  'every write of a signed-in person leaves an audit entry, or has its reason for none written down',
  { tags: ['slow'] },
  () => {
    const unaudited = made.filter(({ isSignedIn, isAudited }) => isSignedIn && !isAudited);
    const explained = made.filter(({ name }) => unauditedWrites.some(({ calls }) => calls.test(name)));
    expect(unaudited.map(({ name }) => name)).toEqual(explained.map(({ name }) => name));
    for (const { calls } of unauditedWrites)
      expect(explained.map(({ name }) => name)).toContainEqual(expect.stringMatching(calls));
  },
);
