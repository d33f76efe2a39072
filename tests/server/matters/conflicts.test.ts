import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conflictPaths } from '#contract/conflicts.ts';
import { inboxCalls } from '#contract/inbox.ts';
import { callPath } from '#contract/resource-paths.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { matterTable } from '#server/db/matter-sql.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { comparedMatters, mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;

const { write, conflictsOf, decide, clientNamed } = conflictsOn(host);
const clear = { decision: 'clear', sentence: 'قضية مختلفة انتهت قبل ست سنوات' };

it('no other move leads past one that waits', () => {
  expect(comparedMatters.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['requests', 'consultations']),
  );
  for (const { name, conflicts, workflow } of comparedMatters) {
    const before: readonly string[] = conflicts?.before ?? [];
    const led = new Set(before.map((move) => workflow.moves[move]?.to));
    const beside = Object.entries(workflow.moves).filter(
      ([move, { from, to }]) =>
        led.has(to) &&
        !before.includes(move) &&
        // What begins where those lead comes after them.
        !from.every((state) => led.has(state)),
    );
    expect([name, before.length > 0, beside.map(([move]) => move)]).toEqual([name, true, []]);
  }
});

describe.each(comparedMatters.map((resource) => ({ name: resource.name, resource })))(
  '$name',
  ({ resource }) => {
    it('an opposing party that is a client elsewhere holds the move back until somebody decides', async () => {
      const [held = ''] = resource.conflicts?.before ?? [];
      const place =
        resource.name === 'requests'
          ? ['صفوان المرزوقي', 'Safwan Al-Marzouqi']
          : ['لقمان السويدان', 'Luqman Alswaidan'];
      const known = await clientNamed(place[0] ?? '', place[1] ?? '');
      const { id } = await on.send(resource);
      expect(await conflictsOf(resource, id)).toEqual([]);

      const written = await write(resource, id, [{ nameEn: place[1], side: 'other' }]);
      expect(written.body.data).toMatchObject({ conflictState: 'open', parties: [{ nameEn: place[1] }] });
      const [hit] = await conflictsOf(resource, id);
      expect(hit).toMatchObject({
        party: { side: 'other' },
        other: { nameAr: place[0], side: 'own', record: null },
        outcomes: [],
      });
      expect(hit?.score).toBeGreaterThan(90);

      const refused = await on.move(resource, held, id);
      expect([refused.status, refused.body.error?.code]).toEqual([409, 'conflictOpen']);

      expect((await decide(resource, id, { conflictId: hit?.id, ...clear }, 'CustomerService')).status).toBe(
        403,
      );
      expect(
        (await decide(resource, id, { conflictId: hit?.id, decision: 'clear', sentence: ' ' })).status,
      ).toBe(400);
      const cleared = await decide(resource, id, { conflictId: hit?.id, ...clear });
      expect(cleared.body.data).toMatchObject({ conflictState: 'cleared' });
      expect((await conflictsOf(resource, id))[0]?.outcomes).toMatchObject([
        { decision: 'clear', sentence: clear.sentence, walled: [] },
      ]);
      expect((await on.move(resource, held, id)).status).toBe(200);
      expect(known).toBeGreaterThan(0);
    });
  },
);

it('a client is found whom another record stands against, and the check runs when the record comes', async () => {
  const userId = await host.userIdOf('User');
  const { rows } = await pool.query<{ ar: string }>('select full_name_ar as ar from users where id = $1', [
    userId,
  ]);
  const against = await on.send(requests, 'client2');
  await write(requests, against.id, [{ nameAr: rows[0]?.ar ?? '', side: 'other' }]);
  const { id } = await on.send(requests);
  const read = await host.call('GET', callPath(requests, requests.verbs.read, id), { as: 'Admin' });
  expect(read.body.data).toMatchObject({ conflictState: 'open' });
  expect(await conflictsOf(requests, id)).toMatchObject([
    { party: { side: 'own' }, other: { side: 'other', record: { resource: 'requests', id: against.id } } },
  ]);
  await write(requests, against.id, []);
});

it('the same number is found under another name; the same side is no conflict; what is gone is past', async () => {
  const first = await on.send(requests);
  await write(requests, first.id, [{ nameEn: 'Gharnata Holding', side: 'own', number: '١٠١٠-٩٩٨٨٧٧' }]);
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameEn: 'Zhongxin Steel', side: 'other', number: '1010998877' }]);
  expect(await conflictsOf(requests, id)).toMatchObject([{ score: 100, reason: 'sameNumber' }]);
  await write(requests, id, [{ nameEn: 'Gharnata Holding', side: 'own' }]);
  // It holds nothing back, and says what was found.
  const past = { party: { nameEn: 'Zhongxin Steel' }, outcomes: [], settled: { as: 'changed' } };
  expect(await conflictsOf(requests, id)).toMatchObject([past]);
  const read = await host.call('GET', callPath(requests, requests.verbs.read, id), { as: 'Admin' });
  expect(read.body.data).toMatchObject({ conflictState: null });
});

it('a client is found also when the account is in the trash', async () => {
  const known = await clientNamed('غيلان المضري', 'Ghaylan Almudari');
  await host.call('DELETE', callPath(users, users.verbs.delete, known), { as: 'Admin' });
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameAr: 'غيلان المضري', side: 'other' }]);
  expect(await conflictsOf(requests, id)).toMatchObject([{ other: { nameEn: 'Ghaylan Almudari' } }]);
});

it('with another name it is another hit: what was decided does not cover it', async () => {
  await clientNamed('عرفان الجوهري', 'Irfan Algohary');
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameAr: 'عرفان الجوهري', side: 'other' }]);
  const [hit] = await conflictsOf(requests, id);
  await decide(requests, id, { conflictId: hit?.id, ...clear });
  const { body } = await host.call('GET', callPath(requests, requests.verbs.read, id), { as: 'Admin' });
  const [party] = z
    .looseObject({ parties: z.array(z.looseObject({ id: z.number() })) })
    .parse(body.data).parties;
  const renamed = await write(requests, id, [
    { id: party?.id ?? 0, nameEn: 'Irfan Elgohary', side: 'other' },
  ]);
  expect(renamed.body.data).toMatchObject({ conflictState: 'open' });
});

it('nobody changes or removes what was decided', async () => {
  await expect(pool.query(`update conflict_outcomes set sentence = 'x'`)).rejects.toThrow(
    'only ever added to',
  );
  await expect(pool.query('delete from conflict_outcomes')).rejects.toThrow('only ever added to');
});

it('clients never see parties or what was found', async () => {
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameAr: 'الطرف المحجوب', side: 'other' }]);
  const own = await host.call('GET', callPath(requests, requests.verbs.read, id), { as: 'User' });
  expect(own.status).toBe(200);
  expect(JSON.stringify(own.body)).not.toMatch(/parties|conflict|المحجوب/i);
  for (const path of [conflictPaths.read(requests, id), callPath(requests, requests.verbs.history, id)]) {
    const refused = await host.call('GET', path, { as: 'User' });
    expect([path, refused.status]).toEqual([path, 403]);
    expect(JSON.stringify(refused.body)).not.toMatch(/parties|conflict|المحجوب/i);
  }
  const thread = JSON.stringify(await on.thread(requests, id, 'User'));
  expect(thread).not.toMatch(/parties|المحجوب/);
});

it('staff list what waits for a decision, and a client who asks for it is refused as for any unknown name', async () => {
  await clientNamed('بديعة الورداني', 'Badia Elwardany');
  const { id, number } = await on.send(requests);
  await write(requests, id, [{ nameAr: 'بديعة الورداني', side: 'other' }]);
  const quiet = await on.send(requests);
  const list = callPath(requests, requests.verbs.list);
  const ask = (as: Person, url: string, query: Record<string, string>) =>
    host.call('GET', url, { as, query });
  for (const as of ['Admin', 'CustomerService'] as const) {
    const open = await ask(as, list, { ConflictState: 'open', PageSize: '100' });
    const ids = z.array(z.looseObject({ id: z.number() })).parse(open.body.data);
    expect(ids.map((one) => one.id)).toContain(id);
    expect(ids.map((one) => one.id)).not.toContain(quiet.id);
    expect(open.body['totalCount']).toBe(ids.length);
  }
  const places = [list, callPath(requests, requests.verbs.counts), callPath(requests, requests.verbs.export)];
  for (const url of places) {
    const refused = await ask('User', url, { ConflictState: 'open' });
    const unknown = await ask('User', url, { NoSuchFilter: 'open' });
    expect([url, refused.status, refused.body.error?.fields?.['ConflictState']?.code]).toEqual([
      url,
      400,
      unknown.body.error?.fields?.['NoSuchFilter']?.code,
    ]);
  }
  // Nor by way of another filter, or of one's own reference.
  const any = { ConflictState: 'open', Status: 'Pending', Match: 'any', SearchTerm: number };
  expect((await ask('User', list, any)).status).toBe(400);
});

it('whoever may decide is told by the bell that a conflict waits: once for each check, and nobody else', async () => {
  const told = async (as: 'Admin' | 'CustomerService') =>
    (
      await pool.query(
        `select from notifications where kind = 'conflictFound' and user_id = $1 and resource = 'requests' and record_id = $2`,
        [await host.userIdOf(as), id],
      )
    ).rowCount;
  await clientNamed('كوثر الطيباوي', 'Kawthar Attaybawi');
  await clientNamed('زهير المكناسي', 'Zuhair Almiknasi');
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameAr: 'كوثر الطيباوي', side: 'other' }]);
  expect([await told('Admin'), await told('CustomerService')]).toEqual([1, 0]);
  // Nothing new is found.
  await write(requests, id, [{ nameAr: 'كوثر الطيباوي', side: 'other', number: '' }]);
  expect(await told('Admin')).toBe(1);
  await write(requests, id, [
    { nameAr: 'كوثر الطيباوي', side: 'other' },
    { nameAr: 'زهير المكناسي', side: 'other' },
  ]);
  expect(await told('Admin')).toBe(2);
  const { body } = await host.call('GET', inboxCalls.get, { as: 'Admin' });
  expect(JSON.stringify(body.data)).toContain('awaits a decision');
});

describe('a wall', () => {
  async function walledOff() {
    await clientNamed('ماهينور الشاذلي', '');
    const made = await on.send(requests);
    const walled = await host.userIdOf('CustomerService');
    await write(requests, made.id, [{ nameAr: 'ماهينور الشاذلي', side: 'other' }]);
    await host.call('PUT', callPath(requests, requests.verbs.update), {
      as: 'Admin',
      body: { id: made.id, assigneeId: walled },
    });
    const [hit] = await conflictsOf(requests, made.id);
    const answer = await decide(requests, made.id, {
      conflictId: hit?.id,
      decision: 'wall',
      sentence: 'كان وكيلًا للطرف الآخر',
      walled: [walled],
    });
    return { ...made, walled, hit, answer };
  }

  it('keeps the record from the colleague, takes it off their hands, and falls with the next decision', async () => {
    const { id, hit, walled, answer } = await walledOff();
    expect(answer.body.data).toMatchObject({ conflictState: 'walled' });
    const { rows } = await pool.query(`select assignee_id from ${matterTable(requests)} where id = $1`, [id]);
    expect(rows).toEqual([{ assignee_id: null }]);
    const read = () =>
      host.call('GET', callPath(requests, requests.verbs.read, id), { as: 'CustomerService' });
    expect((await read()).status).toBe(404);
    const given = await host.call('PUT', callPath(requests, requests.verbs.update), {
      as: 'Admin',
      body: { id, assigneeId: walled },
    });
    expect(given.body.error).toMatchObject({
      code: 'validation',
      fields: { assigneeId: { code: 'referenceMissing' } },
    });
    expect((await on.move(requests, 'resolve', id, { as: 'CustomerService' })).status).toBe(404);
    // A mention would write to them of it.
    const mention = await on.note(requests, id, { text: 'look', mentions: [walled] }, 'Admin');
    expect(mention.body.error?.fields).toMatchObject({ mentions: { code: 'referenceMissing' } });
    await decide(requests, id, { conflictId: hit?.id, ...clear });
    expect((await read()).status).toBe(200);
  });

  it('a sentence about another record tells nothing of it', async () => {
    const { id: walledId } = await walledOff();
    const { id } = await on.send(requests);
    await write(requests, id, [{ nameAr: 'ماهينور الشاذلي', side: 'own' }], 'Admin');
    const hit = (await conflictsOf(requests, id)).find(({ other }) => other?.record?.id === walledId);
    await decide(requests, id, { conflictId: hit?.id, ...clear });
    const toldTo = async (as: Person) =>
      (await conflictsOf(requests, id, as)).find((one) => one.id === hit?.id);
    expect(await toldTo('Admin')).toMatchObject({ outcomes: [{ sentence: clear.sentence }] });
    expect(await toldTo('CustomerService')).toBeUndefined();
    // Nor does it once the party has gone from that record.
    await write(requests, walledId, [], 'Admin');
    expect(await toldTo('Admin')).toMatchObject({ outcomes: [{ sentence: clear.sentence }] });
    expect(await toldTo('CustomerService')).toBeUndefined();
  });

  it('stands when the party is named no more: the record says so, and it can be lifted', async () => {
    const { id, hit } = await walledOff();
    await write(requests, id, [], 'Admin');
    const state = async () => {
      const { body } = await host.call('GET', callPath(requests, requests.verbs.read, id), { as: 'Admin' });
      return z.looseObject({ conflictState: z.string().nullable() }).parse(body.data).conflictState;
    };
    expect(await state()).toBe('walled');
    const past = { id: hit?.id, party: { nameAr: 'ماهينور الشاذلي' }, settled: { as: 'changed' } };
    const shown = async () => (await conflictsOf(requests, id)).find((one) => one.id === hit?.id);
    expect(await shown()).toMatchObject(past);
    expect((await decide(requests, id, { conflictId: hit?.id, ...clear })).status).toBe(200);
    expect(await state()).toBe(null);
    // What was decided stays, and nothing is left to decide.
    const decided = { ...past, outcomes: [{ decision: 'wall' }, { decision: 'clear' }] };
    expect(await shown()).toMatchObject(decided);
    expect((await decide(requests, id, { conflictId: hit?.id, ...clear })).status).toBe(404);
    const read = await host.call('GET', callPath(requests, requests.verbs.read, id), {
      as: 'CustomerService',
    });
    expect(read.status).toBe(200);
  });

  it('is not lifted by whoever has not seen it', async () => {
    const { id, hit } = await walledOff();
    const unseen = await decide(requests, id, { conflictId: hit?.id, ...clear, after: null });
    expect([unseen.status, unseen.body.error?.code]).toEqual([409, 'conflict']);
    // Like every conflict it shows the record as it is.
    expect(unseen.body.data).toMatchObject({ id });
    const silent = await host.call('POST', conflictPaths.decide(requests, id), {
      as: 'Admin',
      body: { conflictId: hit?.id, ...clear },
    });
    expect(silent.status).toBe(400);
    const seen = (await conflictsOf(requests, id)).find((one) => one.id === hit?.id);
    expect(seen?.outcomes.map(({ decision }) => decision)).toEqual(['wall']);
    const after = seen?.outcomes.at(-1)?.id;
    expect((await decide(requests, id, { conflictId: hit?.id, ...clear, after })).status).toBe(200);
  });

  it('is refused for oneself, for clients, and without anybody', async () => {
    const { id, hit } = await walledOff();
    const admin = await host.userIdOf('Admin');
    const client = await host.userIdOf('User');
    for (const walled of [[admin], [client], []])
      expect(
        (await decide(requests, id, { conflictId: hit?.id, decision: 'wall', sentence: 'س', walled })).status,
      ).toBe(400);
  });
});
