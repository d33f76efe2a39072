import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callPath } from '#contract/resource-paths.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { wallOff } from '#tests/support/wall-off.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;
const { write, conflictsOf, decide, clientNamed, erase } = conflictsOn(host);
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

/** A record that names somebody, and one that stands against them. */
async function opposed(name: string) {
  const naming = await on.send(requests, 'client2');
  await write(requests, naming.id, [{ nameAr: name, side: 'own' }]);
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameAr: name, side: 'other' }]);
  expect(await stateOf(id)).toBe('open');
  return { naming: naming.id, id };
}

/** The same, where a client whose record names somebody else is against it as well. */
async function opposedBoth(name: string, [clientAr, clientEn]: [string, string]) {
  const { naming, id } = await opposed(name);
  const known = await clientNamed(clientAr, clientEn);
  await pool.query(`update requests set client_id = $2, status = 'Resolved' where id = $1`, [naming, known]);
  await write(requests, id, [
    { nameAr: name, side: 'other' },
    { nameAr: clientAr, side: 'other' },
  ]);
  return { naming, id, known };
}

describe('what was found and nobody decided waits also when the other side is named no more', () => {
  it('where the party was taken off its record, with the name as it was', async () => {
    const { naming, id } = await opposed('قحطان الزهراوي');
    await write(requests, naming, []);
    expect(await stateOf(id)).toBe('open');
    const other = { nameAr: 'قحطان الزهراوي', isNamedStill: false, record: { id: naming } };
    expect(await conflictsOf(requests, id)).toMatchObject([{ other, outcomes: [], settled: null }]);
    expect((await on.move(requests, 'resolve', id)).body.error?.code).toBe('conflictOpen');
    // Nor does another check let go of it.
    await write(requests, id, [
      { nameAr: 'قحطان الزهراوي', side: 'other' },
      { nameAr: 'عامر السبتي', side: 'related' },
    ]);
    const [hit] = (await conflictsOf(requests, id)).filter(({ settled }) => settled === null);
    expect([hit?.other?.nameAr, await stateOf(id)]).toEqual(['قحطان الزهراوي', 'open']);
    expect((await decide(requests, id, { conflictId: hit?.id, ...clear })).status).toBe(200);
    expect((await on.move(requests, 'resolve', id)).status).toBe(200);
  });

  it('where its record was put into the trash, or it was named otherwise there', async () => {
    const { naming, id } = await opposed('سفيان الرباطي');
    await write(requests, naming, [{ nameAr: 'سفيان البغدادي', side: 'own' }]);
    expect(await conflictsOf(requests, id)).toMatchObject([
      { other: { nameAr: 'سفيان الرباطي', isNamedStill: false } },
    ]);
    await host.call('DELETE', callPath(requests, requests.verbs.delete, naming), { as: 'Admin' });
    expect(await stateOf(id)).toBe('open');
  });

  it('but of somebody who was erased no name stays, and nobody could see what to decide', async () => {
    const { naming, id, known } = await opposedBoth('ضرغام البسطامي', ['طلحة الشنقيطي', 'Talha Alshinqiti']);
    const waiting = async () => (await conflictsOf(requests, id)).filter(({ settled }) => settled === null);
    expect((await waiting()).map(({ other }) => other?.nameAr).toSorted()).toEqual([
      'ضرغام البسطامي',
      'طلحة الشنقيطي',
    ]);
    await erase(known);
    expect([await stateOf(id), await waiting()]).toEqual([null, []]);
    const erased = { other: { nameAr: '', nameEn: '' }, settled: { as: 'erased' }, outcomes: [] };
    const found = (await conflictsOf(requests, id)).filter(({ settled }) => settled?.as === 'erased');
    // The row was written anew meanwhile: one of them had ended by that.
    expect(found).toMatchObject([erased, erased, erased]);
    const { rows } = await pool.query(
      `select from conflict_hits where other::text ~ $1 or (record_id = $2 and party::text ~ $1)`,
      ['البسطامي|الشنقيطي', naming],
    );
    expect(rows).toEqual([]);
  });

  it('and whoever was erased while they were named otherwise held the record again once they were named so', async () => {
    const known = await clientNamed('غيلان الطبري', 'Ghaylan Altabari');
    const { id } = await on.send(requests);
    const partySchema = z.looseObject({ parties: z.array(z.looseObject({ id: z.number() })) });
    const written = await write(requests, id, [{ nameAr: 'غيلان الطبري', side: 'other' }]);
    const [party] = partySchema.parse(written.body.data).parties;
    expect(await stateOf(id)).toBe('open');
    await write(requests, id, [{ id: party?.id, nameAr: 'برهان القزويني', side: 'other' }]);
    await erase(known);
    await write(requests, id, [{ id: party?.id, nameAr: 'غيلان الطبري', side: 'other' }]);
    expect(await stateOf(id)).toBeNull();
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

  it('and of what was decided about somebody who was erased it is told what they were, without a name', async () => {
    const { naming, id, known } = await opposedBoth('مهيار السرقسطي', ['أيهم البلنسي', 'Ayham Albalansi']);
    const counted = async () => (await conflictsOf(requests, id)).filter(({ settled }) => settled === null);
    for (const hit of await counted()) await decide(requests, id, { conflictId: hit.id, ...clear });
    const comparedAs = async () => {
      const { rows } = await pool.query<{ compared: string }>(
        'select compared from conflict_hits where resource = $1 and record_id = $2',
        ['requests', id],
      );
      return rows.map(({ compared }) => compared);
    };
    const before = await comparedAs();
    await erase(known);
    const nobody = { nameAr: '', nameEn: '', number: '', side: 'own', isNamedStill: false };
    const outcomes = [{ decision: 'clear', sentence: clear.sentence, by: expect.stringMatching(/./) }];
    expect((await counted()).toSorted((a, b) => a.id - b.id)).toMatchObject([
      { party: { nameAr: 'مهيار السرقسطي' }, other: { ...nobody, record: { id: naming } }, outcomes },
      { party: { nameAr: 'أيهم البلنسي' }, other: { ...nobody, record: null }, outcomes },
    ]);
    expect(await stateOf(id)).toBe('cleared');
    // Beside the name of the one, the hash of both would tell the number of the other to whoever tries them all.
    expect((await comparedAs()).filter((compared) => before.includes(compared))).toEqual([]);
    // Nor does another check find it anew, or let go of it.
    await write(requests, id, [
      { nameAr: 'مهيار السرقسطي', side: 'other' },
      { nameAr: 'أيهم البلنسي', side: 'other' },
      { nameAr: 'زاهر الجياني', side: 'related' },
    ]);
    expect(await counted()).toMatchObject([{ outcomes }, { outcomes }]);
  });

  it('and what was decided stays as it was, with the names that it was decided about', async () => {
    const { naming, id } = await opposed('شهاب التلمساني');
    const [hit] = await conflictsOf(requests, id);
    await decide(requests, id, { conflictId: hit?.id, ...clear });
    await write(requests, naming, [{ nameAr: 'بدر الوهراني', side: 'own' }]);
    expect(await stateOf(id)).toBe('cleared');
    const decided = {
      id: hit?.id,
      party: hit?.party,
      other: { nameAr: 'شهاب التلمساني', isNamedStill: false },
    };
    expect(await conflictsOf(requests, id)).toMatchObject([decided]);
    await write(requests, id, [{ nameAr: 'قاسم الفاسي', side: 'other' }]);
    expect(await stateOf(id)).toBe(null);
    expect(await conflictsOf(requests, id)).toMatchObject([
      { ...decided, settled: { as: 'changed' }, outcomes: [{ sentence: clear.sentence }] },
    ]);
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
    // Nobody clears a conflict by a name that they had for a day.
    await rename(before);
    expect([await stateOf(id), await toldOf(id)]).toEqual(['open', 1]);
    expect(await conflictsOf(requests, id)).toMatchObject([
      { party: { nameEn: 'Hatem Al-Qurtubi' }, outcomes: [], settled: null },
    ]);
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
  await expect.poll(async () => (await read()).status).toBe(404);
  const shown = (as: 'Admin' | 'CustomerService') => conflictsOf(requests, id, as);
  const all = { other: { nameEn: 'Haitham Alandalusi' }, outcomes: [{ sentence: clear.sentence }] };
  expect(await shown('CustomerService')).toEqual([]);
  expect(await shown('Admin')).toMatchObject([all]);
  // Whom they know by another record.
  await own();
  expect(await shown('CustomerService')).toMatchObject([all]);
});

it('nobody empties the table of what was decided', async () => {
  await expect(pool.query('truncate conflict_outcomes')).rejects.toThrow('only ever added to');
  await expect(pool.query('truncate conflict_hits cascade')).rejects.toThrow('only ever added to');
});
