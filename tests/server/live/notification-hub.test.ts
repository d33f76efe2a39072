import type { HubConnection } from '@microsoft/signalr';
import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { inboxCalls } from '#contract/inbox.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { HUB_PATH, changeEventSchema } from '#contract/live-events.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { articles } from '#resources/articles.ts';
import { clientReviews } from '#resources/client-reviews.ts';
import { buildApp } from '#server/app.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { createFanOut } from '#server/live/fan-out/fan-out.ts';
import { type Notice, notify } from '#server/live/notify.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { holdRequest } from '#tests/support/held-request.ts';
import { hubClients } from '#tests/support/hub-clients.ts';
import type { TestHost } from '#tests/support/test-host.ts';

const { host: hostOf, connect } = hubClients();
let host: TestHost;
beforeAll(() => {
  host = hostOf();
});

type Somebody = 'Admin' | 'CustomerService' | 'User' | 'client2';
interface Listener {
  connection: HubConnection;
  /** What came, as `Notify 1`, `Changed …`. */
  heard: { event: string; payload: unknown }[];
  closed: Promise<void>;
}

async function listen(token: string, language?: 'ar' | 'en', readAt?: number): Promise<Listener> {
  const connection = connect(token);
  const heard: Listener['heard'] = [];
  for (const event of ['Notify', 'NotifyStaff', 'Changed', 'InboxChanged', 'ReceiveMessage', 'CatchUp'])
    connection.on(event, (payload: unknown) => heard.push({ event, payload }));
  const closed = new Promise<void>((done) => connection.onclose(() => done()));
  await connection.start();
  if (language)
    await connection.invoke('Watch', language, ...(readAt === undefined ? [] : [performance.now() - readAt]));
  return { connection, heard, closed };
}
const listenAs = async (person: Somebody, language?: 'ar' | 'en', readAt?: number) =>
  listen(await host.tokenOf(person), language, readAt);

const tell = (notice: Notice) => withTransaction(host.database.pool, (client) => notify(client, notice));
/** What became of records of a resource. */
const typesHeard = ({ heard }: Listener, { name }: AnyResource) =>
  heard.flatMap(({ payload }) => {
    const event = changeEventSchema.safeParse(payload).data;
    return event?.resource === name ? [event.type] : [];
  });
const settle = () => new Promise((done) => setTimeout(done, 150));
const logIn = async (email: string) => {
  const answer = await host.app.inject({
    method: 'POST',
    url: accountCalls.login,
    payload: { email, password: DEMO_PASSWORD },
  });
  return answer.json().data as { accessToken: string } | null; // the answer of this host
};

describe('H-09 R300 R307-R309 notifications', () => {
  it('go to the client concerned, with these keys and no others', async () => {
    const [client, other, staff] = [
      await listenAs('User', 'en'),
      await listenAs('client2'),
      await listenAs('Admin'),
    ];
    const userId = await host.userIdOf('User');
    await tell({
      to: { userId },
      kind: 'newNote',
      number: 'R-4',
      about: { resource: 'requests', id: 4 },
      noteId: 9,
    });
    await expect.poll(() => client.heard).toHaveLength(1);
    expect(client.heard[0]).toEqual({
      event: 'Notify',
      payload: {
        Id: expect.any(Number),
        Title: 'New note',
        Message: 'A new note was added to your file #R-4',
        Type: 'newNote',
        userServiceId: 4,
        userConsultationId: null,
        noteId: 9,
      },
    });
    await settle();
    expect([other.heard, staff.heard]).toEqual([[], []]);
  });

  it('go to all staff over the channel of staff', async () => {
    const staff = [await listenAs('Admin', 'en'), await listenAs('CustomerService', 'ar')];
    const client = await listenAs('User', 'en');
    await tell({
      to: 'staff',
      kind: 'newRequest',
      number: 'R-2026-00042',
      about: { resource: 'requests', id: 42 },
    });
    for (const { heard } of staff) await expect.poll(() => heard).toHaveLength(1);
    expect(staff.map(({ heard }) => heard[0])).toEqual([
      {
        event: 'NotifyStaff',
        payload: expect.objectContaining({ Message: 'New service request #R-2026-00042' }),
      },
      {
        event: 'NotifyStaff',
        payload: expect.objectContaining({ Message: 'طلب خدمة جديد رقم R-2026-00042' }),
      },
    ]);
    await settle();
    expect(client.heard).toEqual([]);
  });

  it('reach every device, in order, none twice', async () => {
    const devices = [await listenAs('User'), await listenAs('User')];
    const to = { userId: await host.userIdOf('User') };
    await Promise.all(Array.from({ length: 40 }, () => tell({ to, kind: 'newNote' })));
    for (const { heard } of devices) {
      await expect.poll(() => heard.length).toBe(40);
      const ids = heard.map(({ payload }) => (payload as { Id: number }).Id); // as above
      expect(ids).toEqual([...new Set(ids)].toSorted((one, two) => one - two));
    }
  });

  it('whoever listens without asking for more is in the language of the account', async () => {
    const plain = await listenAs('User');
    await tell({ to: { userId: await host.userIdOf('User') }, kind: 'newNote' });
    await expect.poll(() => plain.heard).toHaveLength(1);
    const { rows } = await host.database.pool.query('select language from users where id = $1', [
      await host.userIdOf('User'),
    ]);
    const expected = rows[0].language === 'ar' ? 'ملاحظة جديدة' : 'New note';
    expect(plain.heard[0]?.payload).toMatchObject({ Title: expected });
  });

  it('what is marked on one device is told to the others of the account alone', async () => {
    const [device, other] = [await listenAs('User', 'en'), await listenAs('client2', 'en')];
    await tell({ to: { userId: await host.userIdOf('User') }, kind: 'newNote' });
    await expect.poll(() => device.heard).toHaveLength(1);
    await host.call('POST', inboxCalls.markAllRead, { as: 'User', body: { through: 1 } });
    await expect.poll(() => device.heard.at(-1)?.event).toBe('InboxChanged');
    expect(other.heard).toEqual([]);
  });
});

describe('changes', () => {
  const change = (resource: string, ids: number[]) =>
    host.changes.publish({ resource, type: 'updated', ids });

  it('are told to whoever asked for them and may see the records: ids alone', async () => {
    const [admin, support, plain] = [
      await listenAs('Admin', 'en'),
      await listenAs('CustomerService', 'en'),
      await listenAs('Admin'),
    ];
    change('users', [1]);
    change('requests', [1, 2]);
    await expect.poll(() => support.heard).toHaveLength(1);
    expect(admin.heard.map(({ payload }) => payload)).toEqual([
      { resource: 'users', type: 'updated', ids: [1] },
      { resource: 'requests', type: 'updated', ids: [1, 2] },
    ]);
    expect(support.heard[0]?.payload).toEqual({ resource: 'requests', type: 'updated', ids: [1, 2] });
    expect(plain.heard).toEqual([]);
  });

  it('from before the connection are told once to whoever says since when they read, and only of what they may see', async () => {
    const { rows } = await host.database.pool.query<{ id: number; clientId: number }>(
      'select id, client_id as "clientId" from requests order by id',
    );
    const userId = await host.userIdOf('User');
    const ids = rows.map(({ id }) => id);
    const own = rows.flatMap(({ id, clientId }) => (clientId === userId ? [id] : []));
    // What other tests have changed before is not read by anybody here.
    await settle();
    const readAt = performance.now();
    host.changes.publish({ resource: 'requests', type: 'restored', ids });
    host.changes.publish({ resource: 'users', type: 'restored', ids: [1] });
    const late = (person: Somebody) => listenAs(person, 'en', readAt);
    const [admin, support, client, plain] = [
      await late('Admin'),
      await late('CustomerService'),
      await late('User'),
      await listenAs('Admin', 'en'),
    ];
    const told = (resource: string, of: number[]) => ({
      event: 'Changed',
      payload: { resource, type: 'restored', ids: of },
    });
    await expect.poll(() => admin.heard).toEqual([told('requests', ids), told('users', [1])]);
    await expect.poll(() => support.heard).toEqual([told('requests', ids)]);
    await expect.poll(() => client.heard).toEqual([told('requests', own)]);
    await admin.connection.invoke('Watch', 'ar', performance.now() - readAt);
    await settle();
    expect([admin.heard.length, plain.heard]).toEqual([2, []]);
  });

  it('of what is written for the site reach whoever reads it there only when it is published or taken down', async () => {
    const { write, change: save, publish, unpublish, schedule } = articlesOn(host);
    const others = [await listenAs('User', 'en'), await listenAs('CustomerService', 'en')];
    const admin = await listenAs('Admin', 'en');
    const types = (listener: Listener) => typesHeard(listener, articles);
    const { id } = await write();
    await save(id, { titleAr: 'مسودة ثانية' });
    await schedule(id, 'ar', { publishAt: new Date(Date.now() + 86_400_000).toISOString() });
    await unpublish(id, 'ar');
    await expect.poll(() => types(admin)).toEqual(['created', 'updated', 'updated', 'updated']);
    await publish(id, 'ar');
    for (const other of others) await expect.poll(() => types(other)).toEqual(['updated']);
    await save(id, { titleAr: 'مسودة ثالثة' });
    await unpublish(id, 'ar');
    for (const other of others) await expect.poll(() => types(other)).toEqual(['updated', 'updated']);
    await publish(id, 'ar');
    const draft = await write();
    for (const each of [draft.id, id])
      await host.call('DELETE', `/api/Articles/Delete/${each}`, { as: 'Admin' });
    const heard = ['updated', 'updated', 'updated', 'deleted'];
    for (const other of others) await expect.poll(() => types(other)).toEqual(heard);
    await host.call('POST', `/api/Articles/Restore/${id}`, { as: 'Admin' });
    await settle();
    for (const other of others) expect(types(other)).toEqual(heard);
  });

  it('of a review that the site does not show reach nobody who reads it there', async () => {
    const [client, admin] = [await listenAs('User', 'en'), await listenAs('Admin', 'en')];
    const types = (listener: Listener) => typesHeard(listener, clientReviews);
    const review = { ...buildRecord(clientReviews, { role: 'Admin' }), isPublished: false };
    const made = await host.call('POST', '/api/ClientReviews/Add', { as: 'Admin', body: review });
    const { id } = recordSchema(clientReviews, 'Admin').parse(made.body.data);
    const save = (body: object) =>
      host.call('PUT', '/api/ClientReviews/Update', { as: 'Admin', body: { id, ...body } });
    await save({ clientNameAr: 'اسم آخر' });
    await expect.poll(() => types(admin)).toEqual(['created', 'updated']);
    await save({ isPublished: true });
    await save({ isPublished: false });
    await expect.poll(() => types(client)).toEqual(['updated', 'updated']);
    await host.call('DELETE', `/api/ClientReviews/Delete/${id}`, { as: 'Admin' });
    await expect.poll(() => types(admin)).toHaveLength(5);
    await settle();
    expect(types(client)).toEqual(['updated', 'updated']);
  });

  it('from longer ago than is known are not told one by one: everything is to be read again', async () => {
    const { heard } = await listenAs('Admin', 'en', performance.now() - 3_600_000);
    await expect.poll(() => heard.map(({ event }) => event)).toEqual(['CatchUp']);
  });

  it('of records of several clients reach each with their own', async () => {
    const [own, other] = [await listenAs('User', 'en'), await listenAs('client2', 'en')];
    const { rows } = await host.database.pool.query<{ id: number; clientId: number }>(
      'select id, client_id as "clientId" from requests order by id',
    );
    const idsOf = async (person: Somebody) => {
      const userId = await host.userIdOf(person);
      return rows.filter(({ clientId }) => clientId === userId).map(({ id }) => id);
    };
    change(
      'requests',
      rows.map(({ id }) => id),
    );
    const expected = [await idsOf('User'), await idsOf('client2')];
    for (const [index, { heard }] of [own, other].entries()) {
      if (expected[index]?.length === 0) continue;
      await expect.poll(() => heard).toHaveLength(1);
      // As published above.
      const { ids } = (heard[0]?.payload ?? { ids: [] }) as { ids: number[] };
      expect(ids.toSorted((one, two) => one - two)).toEqual(expected[index]);
    }
  });
});

describe('H-08 a connection ends', () => {
  it('with its session: the other device stays', async () => {
    const email = 'client2@yamama-fustat.example';
    const [first, second] = [await logIn(email), await logIn(email)];
    const [leaving, staying] = [
      await listen(first?.accessToken ?? '', 'en'),
      await listen(second?.accessToken ?? '', 'en'),
    ];
    await host.app.inject({
      method: 'POST',
      url: accountCalls.logout,
      headers: { authorization: `Bearer ${first?.accessToken}` },
    });
    await leaving.closed;
    await tell({ to: { userId: await host.userIdOf('client2') }, kind: 'newNote' });
    await expect.poll(() => staying.heard.map(({ event }) => event)).toContain('Notify');
    expect(leaving.heard).toEqual([]);
  });

  it('when the account is suspended', async () => {
    const id = await host.userIdOf('client2');
    const listener = await listenAs('client2');
    const { body } = await host.call('GET', `/api/ApplicationUsers/GetById/${id}`, { as: 'Admin' });
    const { version } = body.data as { version: number }; // a record of this host
    const suspended = await host.call('POST', `/api/ApplicationUsers/Suspend/${id}`, {
      as: 'Admin',
      headers: { 'if-match': `"${version}"` },
    });
    expect(suspended.status).toBe(200);
    await listener.closed;
    await expect(listenAs('client2')).rejects.toThrow('401');
  });
});

it('R301 R302 stands at /notificationhub, and a connection begins with a POST that negotiates it', async () => {
  const headers = { authorization: `Bearer ${await host.tokenOf('User')}` };
  const url = '/notificationhub/negotiate?negotiateVersion=1';
  const answer = await host.app.inject({ method: 'POST', url, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    connectionToken: expect.any(String),
    availableTransports: expect.arrayContaining([expect.objectContaining({ transport: 'WebSockets' })]),
  });
});

it('R303 H-12 refuses other tokens, and writes none into the log', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ env: host.env, log, database: host.database, webRoot: null });
  const url = (await app.listen({ host: '127.0.0.1', port: 0 })) + HUB_PATH;
  const good = await host.tokenOf('Admin');
  for (const token of ['', 'canary', `${good.slice(0, -3)}abc`, good.split('.').slice(0, 2).join('.')])
    expect((await fetch(`${url}/negotiate?access_token=${token}`, { method: 'POST' })).status).toBe(401);
  const accepted = await fetch(`${url}/negotiate?access_token=${good}&negotiateVersion=1`, {
    method: 'POST',
  });
  expect(accepted.status).toBe(200);
  expect(
    (
      await fetch(`${url}/negotiate?access_token=${good}`, {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
      })
    ).status,
  ).toBe(403);
  await app.close();
  const written = lines.join('');
  expect(lines.length).toBeGreaterThan(4);
  for (const canary of ['canary', good.slice(-20), 'access_token']) expect(written).not.toContain(canary);
});

it('what a host that was stopping still put into inboxes was told to nobody in the others', async () => {
  const fanOut = createFanOut();
  let told = 0;
  fanOut.subscribe('inbox', ({ entries }) => {
    told += entries.length;
  });
  const log = pino({ level: 'silent' });
  const app = await buildApp({ env: host.env, log, database: host.database, webRoot: null, fanOut });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const held = await holdRequest(Number(new URL(address).port), {
    path: accountCalls.login,
    token: await host.tokenOf('User'),
    payload: Buffer.from('{"email":"nobody@example.com","password":"x"}'),
    contentType: 'application/json',
  });
  const isOpen = () =>
    fetch(address + accountCalls.login)
      .then(() => true)
      .catch(() => false);
  await expect.poll(isOpen).toBe(true);
  const closed = app.close();
  await expect.poll(isOpen).toBe(false);
  const to = { userId: await host.userIdOf('User') };
  await tell({ to, kind: 'newNote' });
  expect(told).toBe(1);
  await held.finish();
  await closed;
  await tell({ to, kind: 'newNote' });
  expect(told).toBe(1);
});

describe('the language of mails', () => {
  const keptLanguage = async () => {
    const userId = await host.userIdOf('User');
    return (await host.database.pool.query('select language from users where id = $1', [userId])).rows;
  };
  /** As a page that was just opened. */
  const open = (language: 'ar' | 'en') => listenAs('User', language, performance.now());

  it('mails came in the language before, after somebody had switched to the other one', async () => {
    const { connection } = await open('ar');
    expect(await keptLanguage()).toEqual([{ language: 'ar' }]);
    await connection.invoke('Watch', 'en');
    expect(await keptLanguage()).toEqual([{ language: 'en' }]);
  });

  it('mails came in the language of an old tab once its connection had come back', async () => {
    await open('ar');
    await open('en');
    const { connection } = await listenAs('User', 'ar');
    expect(await keptLanguage()).toEqual([{ language: 'en' }]);
    await connection.invoke('Watch', 'ar');
    expect(await keptLanguage()).toEqual([{ language: 'en' }]);
  });
});
