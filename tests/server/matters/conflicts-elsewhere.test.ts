import { describe, expect, it } from 'vitest';
import { changeEventSchema } from '#contract/live-events.ts';
import { callPath } from '#contract/resource-paths.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { hubClients } from '#tests/support/hub-clients.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { testDatabaseUrl } from '#tests/support/temporary-postgres.ts';

const { host: hostOf, connect } = hubClients();

/** A record of `client2`, and one of `User`. */
async function two() {
  const on = mattersOn(hostOf());
  return { naming: (await on.send(requests, 'client2')).id, id: (await on.send(requests)).id };
}
const rename = async (fullNameEn: string) =>
  hostOf().call('PUT', callPath(users, users.verbs.update), {
    as: 'Admin',
    body: { id: await hostOf().userIdOf('User'), fullNameEn },
  });

describe('what is found by a change elsewhere', () => {
  /** The ids of the requests that somebody is told of. */
  async function hear(as: 'CustomerService' | 'User'): Promise<number[]> {
    const heard: number[] = [];
    const connection = connect(await hostOf().tokenOf(as));
    connection.on('Changed', (event: unknown) => {
      const { resource, ids } = changeEventSchema.parse(event);
      if (resource === requests.name) heard.push(...ids);
    });
    await connection.start();
    await connection.invoke('Watch', 'en');
    return heard;
  }

  it('is told to staff, and not to the client whose record it is', async () => {
    const { write } = conflictsOn(hostOf());
    const { naming, id } = await two();
    const [staff, owner] = [await hear('CustomerService'), await hear('User')];
    await rename('Idris Alsabti');
    await write(requests, naming, [{ nameEn: 'Idris Alsabti', side: 'other' }]);
    await rename('Idriss Al-Sabti');
    await expect.poll(() => staff).toContain(id);
    // What comes behind it on the same line is the first that is heard.
    hostOf().changes.publish({ resource: requests.name, type: 'updated', ids: [id] });
    await expect.poll(() => owner).toEqual([id]);
  });
});

it('the audit of a record says when its conflicts stand otherwise since something else was changed', async () => {
  const { write } = conflictsOn(hostOf());
  // Nothing waits in any of the client's records, and nobody is against them.
  await hostOf().database.pool.query('delete from request_parties');
  await hostOf().database.pool.query('delete from conflict_hits');
  await hostOf().database.pool.query('update requests set conflict_state = null');
  const { naming, id } = await two();
  const { rows: others } = await hostOf().database.pool.query<{ id: number }>(
    'select id from requests where id <> $1 and client_id = (select client_id from requests where id = $1)',
    [id],
  );
  const last = async (recordId: number) => {
    const { rows } = await hostOf().database.pool.query<{ userId: number | null; changes: unknown }>(
      `select user_id as "userId", changes, record_ar <> '' as "isNamed", summary_en as said from audit_entries
       where resource = 'requests' and record_id = $1 order by id desc limit 1`,
      [recordId],
    );
    return rows[0];
  };
  const nobody = { userId: null, isNamed: true, said: 'Conflicts' };
  await write(requests, naming, [{ nameEn: 'Yaqub Albalansi', side: 'other' }]);
  await rename('Yaqoub Al-Balansi');
  for (const recordId of [id, others.at(-1)?.id ?? 0])
    expect(await last(recordId)).toEqual({ ...nobody, changes: { conflictState: [null, 'open'] } });
});

// The embedded database has one connection.
describe.skipIf(!testDatabaseUrl)('of two at once', () => {
  it('a party that is just being taken away holds back no record that is compared with it', async () => {
    const { write } = conflictsOn(hostOf());
    const [naming, against] = [
      await mattersOn(hostOf()).send(requests, 'client2'),
      await mattersOn(hostOf()).send(requests, 'client2'),
    ];
    const nameEn = 'Ghassan Alisbahani';
    await write(requests, naming.id, [{ nameEn, side: 'own' }]);
    const client = await hostOf().database.pool.connect();
    await client.query('begin');
    await client.query('delete from request_parties where request_id = $1', [naming.id]);
    const writing = write(requests, against.id, [{ nameEn, side: 'other' }]);
    // It waits for the end of the other, or is done.
    await Promise.race([writing, new Promise((done) => setTimeout(done, 1_000))]);
    await client.query('commit');
    client.release();
    expect((await writing).body.data).toMatchObject({ conflictState: null });
    const read = await hostOf().call('GET', callPath(requests, requests.verbs.read, against.id), {
      as: 'Admin',
    });
    expect(read.body.data).toMatchObject({ conflictState: null });
  });
});
