import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callPath } from '#contract/resource-paths.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { erasePerson } from '#server/privacy/erase-person.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { wallOff } from '#tests/support/wall-off.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;
const { write, conflictsOf, decide, clientNamed } = conflictsOn(host);
const clear = { decision: 'clear', sentence: 'قضية مختلفة' };

const stateOf = async (id: number) => {
  const { body } = await host.call('GET', callPath(requests, requests.verbs.read, id), { as: 'Admin' });
  return z.looseObject({ conflictState: z.string().nullable() }).parse(body.data).conflictState;
};
const toldOf = async (id: number) => {
  const found = await pool.query(
    `select from notifications where kind = 'conflictFound' and resource = 'requests' and record_id = $1`,
    [id],
  );
  return found.rowCount;
};

const erase = (userId: number) => {
  const { changes } = host;
  const log = { warn: () => undefined };
  return withTransaction(pool, (client) =>
    erasePerson({ client, host: { changes, log, forgetCaller: () => undefined } as never }, userId),
  );
};

/** A record that names somebody, and one that stands against them. */
async function opposed(name: string) {
  const naming = await on.send(requests, 'client2');
  await write(requests, naming.id, [{ nameAr: name, side: 'own' }]);
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameAr: name, side: 'other' }]);
  expect(await stateOf(id)).toBe('open');
  return { naming: naming.id, id };
}

describe('when somebody is named no more on the other side, what nobody decided holds nothing back', () => {
  it('where the party was taken off its record: whoever has the held one open is told', async () => {
    const { naming, id } = await opposed('قحطان الزهراوي');
    const heard: number[] = [];
    const stop = host.changes.subscribe(({ ids }) => heard.push(...ids));
    await write(requests, naming, []);
    stop();
    expect([await stateOf(id), await conflictsOf(requests, id)]).toEqual([null, []]);
    expect(heard).toContain(id);
    expect((await on.move(requests, 'resolve', id)).status).toBe(200);
  });

  it('where the record was erased, or the client', async () => {
    const { naming, id } = await opposed('ضرغام البسطامي');
    await pool.query('delete from request_parties where request_id = $1', [naming]);
    expect(await stateOf(id)).toBe(null);
    const known = await clientNamed('طلحة الشنقيطي', 'Talha Alshinqiti');
    await write(requests, id, [{ nameAr: 'طلحة الشنقيطي', side: 'other' }]);
    expect(await stateOf(id)).toBe('open');
    await erase(known);
    expect([await stateOf(id), await conflictsOf(requests, id)]).toEqual([null, []]);
  });

  it.each(['record', 'client'] as const)(
    'where the %s was erased, the audit says so and open screens are told',
    async (erased) => {
      const name = { record: 'ضرار المراكشي', client: 'لبيد السجستاني' }[erased];
      const known = await clientNamed(erased === 'client' ? name : 'صاحب آخر', '');
      const naming = await on.send(requests, 'client2');
      if (erased === 'record') await write(requests, naming.id, [{ nameAr: name, side: 'own' }]);
      await pool.query(`update requests set client_id = $2, status = 'Resolved' where id = $1`, [
        naming.id,
        known,
      ]);
      const { id } = await on.send(requests);
      await write(requests, id, [{ nameAr: name, side: 'other' }]);
      expect(await stateOf(id)).toBe('open');
      const heard: number[] = [];
      const stop = host.changes.subscribe(({ type, ids }) => heard.push(...(type === 'updated' ? ids : [])));
      await erase(known);
      await expect.poll(() => heard).toContain(id);
      stop();
      const { rows } = await pool.query(
        `select user_id, changes from audit_entries where resource = 'requests' and record_id = $1 order by id desc limit 1`,
        [id],
      );
      expect(rows).toEqual([{ user_id: null, changes: { conflictState: ['open', null] } }]);
    },
  );

  it('and what was decided stays as it was', async () => {
    const { naming, id } = await opposed('شهاب التلمساني');
    const [hit] = await conflictsOf(requests, id);
    await decide(requests, id, { conflictId: hit?.id, ...clear });
    await write(requests, naming, []);
    expect(await stateOf(id)).toBe('cleared');
    expect(await conflictsOf(requests, id)).toMatchObject([{ id: hit?.id, other: null }]);
  });
});

it('a client who was erased is found by no name, whoever writes the account later', async () => {
  const known = await clientNamed('نوفل القيرواني', 'Nawfal Alqayrawani');
  await erase(known);
  await pool.query('update users set full_name_en = full_name_en, deleted_at = now() where id = $1', [known]);
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameAr: 'حساب محذوف', nameEn: 'Erased account', side: 'other' }]);
  expect(await conflictsOf(requests, id)).toEqual([]);
});

describe('a client who gets another name', () => {
  it('is compared by it in every record of theirs, and whoever decides is told', async () => {
    const against = await on.send(requests, 'client2');
    await write(requests, against.id, [{ nameEn: 'Hatim Alqurtubi', side: 'other' }]);
    const { id } = await on.send(requests);
    expect(await stateOf(id)).toBe(null);
    const userId = await host.userIdOf('User');
    const called = async () => {
      const { rows } = await pool.query<{ fullNameEn: string }>(
        'select full_name_en as "fullNameEn" from users where id = $1',
        [userId],
      );
      return rows[0]?.fullNameEn ?? '';
    };
    const before = await called();
    const rename = (fullNameEn: string) =>
      host.call('PUT', callPath(users, users.verbs.update), {
        as: 'Admin',
        body: { id: userId, fullNameEn },
      });
    const heard: number[] = [];
    const stop = host.changes.subscribe(({ resource, ids }) => {
      if (resource === 'requests') heard.push(...ids);
    });
    expect((await rename('Hatem Al-Qurtubi')).status).toBe(200);
    stop();
    expect([await stateOf(id), await toldOf(id)]).toEqual(['open', 1]);
    expect(heard).toContain(id);
    expect((await on.move(requests, 'resolve', id)).body.error?.code).toBe('conflictOpen');
    await rename(before);
    expect([await stateOf(id), await toldOf(id)]).toEqual([null, 1]);
  });
});

it('a client is not named, nor what was decided about them, to whom all that they have is kept from', async () => {
  const known = await clientNamed('هيثم الأندلسي', 'Haitham Alandalusi');
  const own = async () => {
    const { id } = await on.send(requests, 'client2');
    await pool.query('update requests set client_id = $1 where id = $2', [known, id]);
    return id;
  };
  const walled = await own();
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameAr: 'هيثم الأندلسي', side: 'other' }], 'Admin');
  const [hit] = await conflictsOf(requests, id);
  await decide(requests, id, { conflictId: hit?.id, ...clear });
  await wallOff(pool, { resource: 'requests', recordId: walled }, [await host.userIdOf('CustomerService')]);
  const read = () =>
    host.call('GET', callPath(requests, requests.verbs.read, walled), { as: 'CustomerService' });
  await expect.poll(async () => (await read()).status, { timeout: 4000 }).toBe(404);
  const shown = (as: 'Admin' | 'CustomerService') => conflictsOf(requests, id, as);
  const nothing = { other: null, outcomes: [{ decision: 'clear', sentence: null }] };
  const all = { other: { nameEn: 'Haitham Alandalusi' }, outcomes: [{ sentence: clear.sentence }] };
  expect(await shown('CustomerService')).toMatchObject([nothing]);
  expect(await shown('Admin')).toMatchObject([all]);
  // Whom they know by another record.
  await own();
  expect(await shown('CustomerService')).toMatchObject([all]);
});

it('nobody empties the table of what was decided', async () => {
  await expect(pool.query('truncate conflict_outcomes')).rejects.toThrow('only ever added to');
  await expect(pool.query('truncate conflict_hits cascade')).rejects.toThrow('only ever added to');
});
