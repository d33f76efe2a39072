import { describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { conflictPaths } from '#contract/conflicts.ts';
import { actionVerb, callPath } from '#contract/resource-paths.ts';
import { signedInSchema } from '#contract/session.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { testDatabaseUrl } from '#tests/support/temporary-postgres.ts';
import type { TestAnswer } from '#tests/support/test-host.ts';

const host = await shareHost();
const { pool } = host.database;
const { write, conflictsOf, clientNamed } = conflictsOn(host);

interface Admin {
  readonly id: number;
  readonly authorization: string;
}
let nth = 0;

async function addAdmin(): Promise<Admin> {
  nth += 1;
  const email = `admin${nth}@example.com`;
  await pool.query(
    `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, password_hash)
     select 'مدير آخر', 'Another Admin', $1, '', '', role, password_hash from users where id = $2`,
    [email, await host.userIdOf('Admin')],
  );
  const { body } = await host.call('POST', accountCalls.login, { body: { email, password: DEMO_PASSWORD } });
  const { accessToken, user } = signedInSchema.parse(body.data);
  return { id: user.id, authorization: `Bearer ${accessToken}` };
}

/** The two Admins of a firm, and a record of which two hits wait for a decision. */
async function twoDeciders() {
  await pool.query('delete from conflict_walls');
  await pool.query(`update users set is_suspended = id <> $1 where role = 'Admin'`, [
    await host.userIdOf('Admin'),
  ]);
  const [first, second] = [await addAdmin(), await addAdmin()];
  const names = ['Faris Attarabulsi', 'Mutasim Alhalabi'];
  for (const name of names) await clientNamed('', name);
  const { id } = await mattersOn(host).send(requests);
  await write(
    requests,
    id,
    names.map((nameEn) => ({ nameEn, side: 'other' })),
  );
  const hits = (await conflictsOf(requests, id)).map((hit) => hit.id);
  await pool.query(`update users set is_suspended = true where id = $1`, [await host.userIdOf('Admin')]);
  return { id, hits, first, second };
}

const wallOff = (id: number, conflictId: number | undefined, by: Admin, walled: Admin) =>
  host.call('POST', conflictPaths.decide(requests, id), {
    headers: { authorization: by.authorization },
    body: {
      conflictId,
      decision: 'wall',
      sentence: 'كان محامي الطرف الآخر',
      walled: [walled.id],
      after: null,
    },
  });
const suspend = (whom: Admin, by: Admin) =>
  host.call('POST', callPath(users, actionVerb('suspend'), whom.id), {
    headers: { authorization: by.authorization },
    body: {},
  });
const endOf = ({ status, body }: TestAnswer) => [status, body.error?.code ?? null];
const walledOff = async (id: number) => {
  const { rows } = await pool.query<{ by: number }>(
    `select user_id as by from conflict_walls where resource = 'requests' and record_id = $1`,
    [id],
  );
  return rows.map(({ by }) => by);
};
describe('of two Admins at once', () => {
  it('who wall each other off from one record, one stays who can decide about it', async () => {
    const { id, hits, first, second } = await twoDeciders();
    const answers = await Promise.all([
      wallOff(id, hits[0], first, second),
      wallOff(id, hits[1], second, first),
    ]);
    expect(answers.map(endOf).toSorted()).toEqual([
      [200, null],
      [404, 'notFound'],
    ]);
    expect(await walledOff(id)).toHaveLength(1);
  });

  it('of whom one walls the other off and the other suspends the one, only the first is done', async () => {
    const { id, hits, first, second } = await twoDeciders();
    const [wall, suspended] = await Promise.all([
      wallOff(id, hits[0], first, second),
      suspend(first, second),
    ]);
    expect([endOf(wall), endOf(suspended)]).toBeOneOf([
      [
        [200, null],
        [409, 'soleDecider'],
      ],
      [
        [401, 'unauthenticated'],
        [200, null],
      ],
    ]);
  });
});

// The embedded database has one connection: there, the second begins when the first has committed.
describe.skipIf(!testDatabaseUrl)('of two whose transactions stand open beside each other', () => {
  interface Meanwhile {
    /** Each waits for what a third connection holds, or for one before it, before the next begins. */
    readonly begun: readonly (() => Promise<TestAnswer>)[];
    /** Is done before the third connection lets go. */
    readonly done?: () => Promise<void>;
  }
  async function meanwhile(lock: string, { begun, done }: Meanwhile): Promise<TestAnswer[]> {
    const third = await pool.connect();
    const answers: Promise<TestAnswer>[] = [];
    try {
      await third.query('begin');
      await third.query(lock);
      for (const begin of begun) {
        answers.push(begin());
        await expect.poll(waiting).toBe(answers.length);
      }
      await done?.();
    } finally {
      await third.query('commit');
      third.release();
    }
    return Promise.all(answers);
  }
  const waiting = async () => {
    const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await pool.query(sql)).rowCount;
  };

  it('who wall each other off from one record, the second learns of the first', async () => {
    const { id, hits, first, second } = await twoDeciders();
    const answers = await meanwhile(`select from requests where id = ${id} for update`, {
      begun: [() => wallOff(id, hits[0], first, second), () => wallOff(id, hits[1], second, first)],
    });
    expect(answers.map(endOf)).toEqual([
      [200, null],
      [404, 'notFound'],
    ]);
    expect(await walledOff(id)).toEqual([second.id]);
  });

  it('nobody suspends whoever is just building a wall', async () => {
    const { id, hits, first, second } = await twoDeciders();
    // Read by all, written by none.
    const answers = await meanwhile('lock table conflict_walls in share mode', {
      begun: [() => wallOff(id, hits[0], first, second), () => suspend(first, second)],
    });
    expect(answers.map(endOf)).toEqual([
      [200, null],
      [409, 'soleDecider'],
    ]);
    expect(await walledOff(id)).toEqual([second.id]);
  });

  it('nobody builds a wall who was suspended while they waited for the record', async () => {
    const { id, hits, first, second } = await twoDeciders();
    const answers = await meanwhile(`select from requests where id = ${id} for update`, {
      begun: [() => wallOff(id, hits[0], first, second)],
      done: async () => expect(endOf(await suspend(first, second))).toEqual([200, null]),
    });
    expect(answers.map(endOf)).toEqual([[401, 'unauthenticated']]);
    expect(await walledOff(id)).toEqual([]);
  });
});
