import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import type { PresentEvent } from '#contract/live-events.ts';
import { colleagueCalls } from '#contract/colleagues.ts';
import { type FanOut, type Relay, createFanOut } from '#server/live/fan-out/fan-out.ts';
import { createHub } from '#server/live/hub/hub.ts';
import type { LiveMember } from '#server/live/live-member.ts';
import { startPresence } from '#server/live/presence.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { resources } from '#resources/index.ts';
import { requests } from '#resources/requests.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { hubClients } from '#tests/support/hub-clients.ts';
import { mattersOn } from '#tests/support/matters.ts';

const { host: hostOf, connect } = hubClients();

type Somebody = 'Admin' | 'CustomerService' | 'User';

async function join(person: Somebody) {
  const connection = connect(await hostOf().tokenOf(person));
  const heard: PresentEvent[] = [];
  connection.on('Present', (event: PresentEvent) => heard.push(event));
  await connection.start();
  return { connection, heard };
}

describe('who has a record open', () => {
  it('is told to the others who have: ids alone, until they leave it or are gone', async () => {
    const [first, second] = [await join('Admin'), await join('CustomerService')];
    const [admin, support] = [await hostOf().userIdOf('Admin'), await hostOf().userIdOf('CustomerService')];
    const place = { resource: 'requests', id: 1 };
    await first.connection.invoke('Open', place);
    await expect.poll(() => first.heard.at(-1)).toEqual({ ...place, userIds: [admin] });
    await second.connection.invoke('Open', place);
    for (const { heard } of [first, second])
      await expect.poll(() => heard.at(-1)).toEqual({ ...place, userIds: [admin, support] });
    await second.connection.invoke('Open', { resource: 'requests', id: 2 });
    await expect.poll(() => first.heard.at(-1)?.userIds).toEqual([admin]);
    expect(second.heard.at(-1)).toEqual({ resource: 'requests', id: 2, userIds: [support] });
    await second.connection.invoke('Open', place);
    await expect.poll(() => first.heard.at(-1)?.userIds).toEqual([admin, support]);
    await second.connection.stop();
    await expect.poll(() => first.heard.at(-1)?.userIds).toEqual([admin]);
  });

  it('is nothing to whoever may not see all such records, nor of them to others', async () => {
    const staff = await join('Admin');
    const others = [await join('CustomerService'), await join('User')];
    await staff.connection.invoke('Open', { resource: 'users', id: 1 });
    await expect.poll(() => staff.heard).toHaveLength(1);
    for (const { connection } of others)
      for (const resource of ['users', 'requests', 'secrets']) {
        if (resource === 'requests' && connection === others[0]?.connection) continue;
        await connection.invoke('Open', { resource, id: 1 });
      }
    await expect(staff.connection.invoke('Open', { resource: 'users', id: 'x' })).rejects.toThrow(
      'Failed to invoke',
    );
    expect([staff.heard.length, ...others.map(({ heard }) => heard.length)]).toEqual([1, 0, 0]);
  });

  it('is named to staff, and names no client', async () => {
    const ids = await Promise.all((['Admin', 'CustomerService', 'User'] as const).map(hostOf().userIdOf));
    const ask = (as: Somebody) =>
      hostOf().call('GET', colleagueCalls.names, { as, query: { Ids: ids.join(',') } });
    const { body } = await ask('CustomerService');
    expect((body.data as { id: number }[]).map(({ id }) => id)).toEqual(ids.slice(0, 2)); // the names of this host
    expect((await ask('User')).status).toBe(403);
  });
});

it('whoever is walled off from the record that they have open is seen there no more, and hears of it no more', async () => {
  const [admin, support] = [await join('Admin'), await join('CustomerService')];
  const { write, conflictsOf, decide, clientNamed } = conflictsOn(hostOf());
  const [adminId, supportId] = [await hostOf().userIdOf('Admin'), await hostOf().userIdOf('CustomerService')];
  const { id } = await mattersOn(hostOf()).send(requests);
  for (const { connection } of [admin, support])
    await connection.invoke('Open', { resource: 'requests', id });
  await expect.poll(() => admin.heard.at(-1)?.userIds.length).toBe(2);
  const heard = support.heard.length;
  await clientNamed('نجلاء الصقلي', 'Najla Assiqilli');
  await write(requests, id, [{ nameAr: 'نجلاء الصقلي', side: 'other' }]);
  const [hit] = await conflictsOf(requests, id);
  const wall = { decision: 'wall', sentence: 'x', walled: [supportId] };
  expect((await decide(requests, id, { conflictId: hit?.id, ...wall })).status).toBe(200);
  await expect.poll(() => admin.heard.at(-1)?.userIds).toEqual([adminId]);
  expect(support.heard.length).toBe(heard);
});

it('who has a record open is known across processes, also to one that comes later, until they leave', async () => {
  const log = pino({ level: 'silent' });
  const listeners = new Set<(text: string) => void>();
  const sent: string[] = [];
  const knowing = vi.fn(async () => () => true);
  const relay = (): Relay => ({
    send: async (text) => {
      sent.push(text);
      for (const listener of listeners) listener(text);
    },
    listen: (onText) => void listeners.add(onText),
    close: async () => undefined,
  });
  const tables = await loadRecordTables(resources);
  const start = (fanOut: FanOut) => {
    const hub = createHub<LiveMember>({ log, onGone: (connection) => presence.move(connection, null) });
    const presence = startPresence({ log, fanOut, hub, tables, knowing });
    const told: string[] = [];
    const arrive = (userId: number) => {
      const member: LiveMember = { userId, role: 'Admin', sessionId: '', expiresAt: Infinity };
      const connection = hub.open({ id: `c${userId}`, member, isStateful: false });
      if (!connection) throw new Error('no room');
      connection.attach({
        transport: 'WebSockets',
        send: (text) => void told.push(text),
        close: () => undefined,
        buffered: () => 0,
      });
      connection.receive('{"protocol":"json","version":1}\u001e');
      presence.move(connection, { resource: 'requests', id: 7 });
      return connection;
    };
    const present = () =>
      /"userIds":\[([\d,]*)\]/
        .exec(told.at(-1) ?? '')?.[1]
        ?.split(',')
        .toSorted()
        .join();
    return { arrive, present, stop: () => (presence.stop(), hub.close()) };
  };
  const [one, two] = [start(createFanOut({ relay: relay() })), start(createFanOut({ relay: relay() }))];
  one.arrive(1);
  one.arrive(2);
  const third = two.arrive(3);
  await expect.poll(() => [one.present(), two.present()]).toEqual(['1,2,3', '1,2,3']);
  // What a process repeats is asked of nobody.
  const asked = knowing.mock.calls.length;
  for (const listener of listeners) listener(sent.at(-1) ?? '');
  expect([sent.length > 0, knowing.mock.calls.length]).toEqual([true, asked]);
  third.drop();
  await expect.poll(one.present).toBe('1,2');
  one.stop();
  two.stop();
});
