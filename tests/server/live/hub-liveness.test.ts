import { afterEach, describe, expect, it } from 'vitest';
import type { HubLimits } from '#server/live/hub/hub-limits.ts';
import { type HubHost, connectRaw, startHubHost } from '#tests/support/hub-host.ts';

let host: HubHost;
const start = async (limits: Partial<HubLimits> = {}, onConnected?: () => void) => {
  host = await startHubHost({ limits, ...(onConnected ? { onConnected } : {}) });
};
afterEach(() => host.close());

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const pingsOf = (client: Awaited<ReturnType<typeof connectRaw>>) => {
  const pings: number[] = [];
  client.socket.on('message', (data: Buffer) => {
    if (data.toString().includes('{"type":6}')) pings.push(Date.now());
  });
  return pings;
};

describe('H-05 pings', () => {
  it('come when there was nothing else to say', async () => {
    await start({ keepAliveMs: 100 });
    const client = await connectRaw(host);
    const pings = pingsOf(client);
    await expect.poll(() => pings.length).toBeGreaterThan(2);
  });

  it('do not come while there is', async () => {
    await start({ keepAliveMs: 1_000 });
    const client = await connectRaw(host);
    const pings = pingsOf(client);
    // Longer than a ping waits for, in pauses that are a twentieth of that.
    for (let count = 0; count < 30; count += 1) {
      host.hub.send(host.hub.ofUser(1), 'Tick', []);
      await pause(50);
    }
    expect(pings).toEqual([]);
  });

  it('of the client keep the connection, as does anything that it sends', async () => {
    // Many times as long as the pauses between what it sends, and shorter than all of them.
    await start({ clientTimeoutMs: 1_500, keepAliveMs: 100 });
    const client = await connectRaw(host);
    for (let count = 0; count < 20; count += 1) {
      client.send(count % 2 ? { type: 6 } : { type: 1, target: 'Nothing', arguments: [] });
      await pause(100);
    }
    expect(host.hub.ofUser(1)).toHaveLength(1);
  });
});

describe('an end', () => {
  it('comes to a client that is silent for too long; it may come back', async () => {
    await start({ clientTimeoutMs: 200, keepAliveMs: 100 });
    const client = await connectRaw(host);
    expect(await client.next()).toMatchObject({ type: 7, allowReconnect: true });
    await client.closed;
    expect(host.hub.ofUser(1)).toEqual([]);
  });

  it('comes when the token ends; the client may come back with another', async () => {
    await start({ keepAliveMs: 100 });
    const client = await connectRaw(host, { token: 'short' });
    expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
  });

  it('of the host lets every client come back, and the port is free at once', async () => {
    await start();
    const clients = [await connectRaw(host), await connectRaw(host, { token: 'user-2' })];
    const before = Date.now();
    await host.close();
    expect(Date.now() - before).toBeLessThan(2_500);
    for (const client of clients) {
      expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
      expect(await client.closed).toBe(1000);
    }
    await start();
  });

  it('comes to a client that could not be received, without a word about why', async () => {
    await start({}, () => {
      throw new Error('a secret of the host');
    });
    const client = await connectRaw(host);
    expect(await client.next()).toEqual({
      type: 7,
      error: 'Connection closed with an error.',
      allowReconnect: false,
    });
  });

  it('H-07 comes to a client that does not take its messages; the others go on', async () => {
    await start({ bufferBytes: 100_000 });
    const [slow, other] = [await connectRaw(host), await connectRaw(host, { token: 'user-2' })];
    slow.socket.pause();
    const text = 'x'.repeat(50_000);
    for (let count = 0; count < 1000 && host.hub.ofUser(1).length > 0; count += 1) {
      host.hub.send(host.hub.ofUser(1), 'Much', [text]);
      if (count % 20 === 0) await pause(1);
    }
    expect(host.hub.ofUser(1)).toEqual([]);
    host.hub.send(host.hub.ofUser(2), 'Hello', []);
    expect(await other.next()).toMatchObject({ target: 'Hello' });
  });

  it('of a polling client that no longer asks comes after a while', async () => {
    await start({ disconnectMs: 1500, keepAliveMs: 100 });
    const headers = { authorization: 'Bearer user-1' };
    const answer = await fetch(`${host.url}/negotiate?negotiateVersion=1`, { method: 'POST', headers });
    // The answer of this host.
    const { connectionToken } = (await answer.json()) as { connectionToken: string };
    const url = `${host.url}?id=${connectionToken}`;
    await fetch(url, { headers });
    await fetch(url, { method: 'POST', headers, body: '{"protocol":"json","version":1}\u001e' });
    await fetch(url, { headers });
    expect(host.hub.ofUser(1)).toHaveLength(1);
    await expect.poll(() => host.hub.ofUser(1)).toEqual([]);
  });
});

describe('a stateful reconnect', () => {
  const negotiated = async () => {
    const answer = await fetch(`${host.url}/negotiate?negotiateVersion=1&useStatefulReconnect=true`, {
      method: 'POST',
      headers: { authorization: 'Bearer user-1' },
    });
    // The answer of this host.
    return `&id=${((await answer.json()) as { connectionToken: string }).connectionToken}`;
  };
  const begin = async (query: string) => {
    const client = await connectRaw(host, { query, handshake: false });
    client.send({ protocol: 'json', version: 2 });
    await client.next();
    return client;
  };
  const tell = (...numbers: number[]) => {
    for (const number of numbers) host.hub.send(host.hub.ofUser(1), 'Number', [number]);
  };

  it('brings what was sent meanwhile, once and in order', async () => {
    await start();
    const query = await negotiated();
    const first = await begin(query);
    tell(1, 2);
    await first.next();
    await first.next();
    first.send({ type: 8, sequenceId: 1 });
    await expect.poll(() => host.hub.ofUser(1)).toHaveLength(1);
    await pause(50);
    first.socket.terminate();
    await pause(50);
    tell(3);
    const second = await connectRaw(host, { query, handshake: false });
    const frames = [await second.next(), await second.next(), await second.next()];
    expect(frames).toEqual([
      { type: 9, sequenceId: 2 },
      { type: 1, target: 'Number', arguments: [2] },
      { type: 1, target: 'Number', arguments: [3] },
    ]);
  });

  it('does nothing twice that the client sends again', async () => {
    await start();
    const query = await negotiated();
    const first = await begin(query);
    const slow = (name: string) => ({ type: 1, target: 'Slow', arguments: [name, 0] });
    first.send(slow('one'), slow('two'));
    await expect.poll(() => host.notes).toContain('two ends');
    first.socket.terminate();
    await pause(50);
    const second = await connectRaw(host, { query, handshake: false });
    second.send({ type: 9, sequenceId: 2 }, slow('two'), slow('three'));
    await expect.poll(() => host.notes).toContain('three ends');
    expect(host.notes.filter((note) => note === 'two begins')).toHaveLength(1);
  });

  it('acknowledges what it got', async () => {
    await start({ keepAliveMs: 200 });
    const client = await begin(await negotiated());
    client.send({ type: 1, target: 'Nothing', arguments: [] }, { type: 1, target: 'Nothing', arguments: [] });
    expect(await client.next()).toEqual({ type: 8, sequenceId: 2 });
  });

  it('is refused when the client claims to have sent what never came', async () => {
    await start();
    const query = await negotiated();
    (await begin(query)).socket.terminate();
    await pause(50);
    const client = await connectRaw(host, { query, handshake: false });
    client.send({ type: 9, sequenceId: 5 });
    await expect.poll(() => client.frames.at(-1)).toMatchObject({ type: 7 });
  });

  it('is given up when the client stays away', async () => {
    await start({ disconnectMs: 200, keepAliveMs: 100 });
    (await begin(await negotiated())).socket.terminate();
    await expect.poll(() => host.hub.ofUser(1)).toEqual([]);
  });

  it('keeps only so much for whoever never says that it has it', async () => {
    await start({ replayBytes: 1000 });
    const client = await begin(await negotiated());
    host.hub.send(host.hub.ofUser(1), 'Much', ['x'.repeat(2000)]);
    expect(await client.next()).toMatchObject({ type: 7, allowReconnect: true });
  });
});
