import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Frame, type HubHost, connectRaw, startHubHost, statusOf } from '#tests/support/hub-host.ts';

let host: HubHost;
beforeAll(async () => {
  host = await startHubHost({ limits: { pollMs: 1_000, connectionsPerUser: 10 } });
});
afterAll(() => host.close());
afterEach(() => {
  for (const userId of host.hub.userIds())
    for (const connection of host.hub.ofUser(userId)) connection.drop();
});

const as = (userId = 1) => ({ authorization: `Bearer user-${userId}` });
const call = (method: string, more: string, headers: Record<string, string> = as(), body?: string) =>
  fetch(`${host.url}${more}`, { method, headers, ...(body === undefined ? {} : { body }) });

interface Negotiated {
  connectionId: string;
  connectionToken?: string;
  negotiateVersion: number;
  useStatefulReconnect?: boolean;
  availableTransports: unknown;
  error?: string;
}
const negotiate = async (query = '?negotiateVersion=1', userId = 1): Promise<Negotiated> =>
  (await call('POST', `/negotiate${query}`, as(userId))).json() as Promise<Negotiated>;
const idOf = ({ connectionToken, connectionId }: Negotiated) => `?id=${connectionToken ?? connectionId}`;
const HANDSHAKE = '{"protocol":"json","version":1}\u001e';
const ECHO = '{"type":1,"invocationId":"1","target":"Echo","arguments":["x"]}\u001e';

describe('H-02 negotiation', () => {
  it('of the first version gives one id, of the second an id and a secret', async () => {
    for (const query of ['', '?negotiateVersion=0']) {
      const first = await negotiate(query);
      expect([first.negotiateVersion, first.connectionToken]).toEqual([0, undefined]);
      expect(first.connectionId).toBeTruthy();
    }
    const second = await negotiate();
    expect(second.negotiateVersion).toBe(1);
    expect(second.connectionToken).not.toBe(second.connectionId);
    expect(second.connectionToken).not.toContain(second.connectionId);
    expect((await negotiate('?negotiateVersion=7')).negotiateVersion).toBe(1);
  });

  it('of a version that cannot be is refused in words', async () => {
    expect((await negotiate('?negotiateVersion=x')).error).toBe(
      'The client requested a non-integer protocol version.',
    );
    expect((await negotiate('?negotiateVersion=-1')).error).toContain("requested version '-1'");
  });

  it('names the three transports, all for text', async () => {
    expect((await negotiate()).availableTransports).toEqual(
      ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
        transport,
        transferFormats: ['Text'],
      })),
    );
  });

  it('promises a stateful reconnect only to whoever asks', async () => {
    expect((await negotiate()).useStatefulReconnect).toBeUndefined();
    expect((await negotiate('?negotiateVersion=1&useStatefulReconnect=true')).useStatefulReconnect).toBe(
      true,
    );
  });

  it('takes any letter case, an empty body, and no other method', async () => {
    expect(
      (await fetch(`${host.url.replace('testhub', 'TestHub')}/NEGOTIATE`, { method: 'POST', headers: as() }))
        .status,
    ).toBe(200);
    expect((await call('GET', '/negotiate')).status).toBe(404);
  });
});

describe('H-02 a connection id', () => {
  it('that is missing is refused with 400, one that is unknown with 404', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await call(method, '')).status).toBe(400);
      expect((await call(method, '?id=unknown')).status).toBe(404);
      expect((await call(method, '?id=a.b')).status).toBe(404);
    }
    expect(await statusOf(host, { query: '&id=unknown' })).toBe(404);
  });

  it('of somebody else is as unknown as one that never was', async () => {
    const id = idOf(await negotiate('?negotiateVersion=1', 1));
    for (const method of ['GET', 'POST', 'DELETE']) expect((await call(method, id, as(2))).status).toBe(404);
    expect(await statusOf(host, { token: 'user-2', query: id.replace('?', '&') })).toBe(404);
  });

  it('that was changed is unknown', async () => {
    const { connectionToken = '' } = await negotiate();
    const [text = '', signature = ''] = connectionToken.split('.');
    const other = Buffer.from(text, 'base64url').toString().replace(',1,', ',2,');
    for (const forged of [`${Buffer.from(other).toString('base64url')}.${signature}`, `${text}.`, text])
      expect(await statusOf(host, { token: 'user-2', query: `&id=${forged}` })).toBe(404);
  });

  it('of a connection that is over is unknown', async () => {
    const id = idOf(await negotiate()).replace('?', '&');
    const client = await connectRaw(host, { query: id });
    client.send({ type: 7 });
    await client.closed;
    expect((await call('POST', id.replace('&', '?'))).status).toBe(404);
  });

  it('that has a socket takes no second one, and no calls beside it', async () => {
    const id = idOf(await negotiate());
    const client = await connectRaw(host, { query: id.replace('?', '&') });
    expect(await statusOf(host, { query: id.replace('?', '&') })).toBe(409);
    expect((await call('GET', id)).status).toBe(409);
    expect((await call('GET', id, { ...as(), accept: 'text/event-stream' })).status).toBe(409);
    expect((await call('POST', id, as(), ECHO)).status).toBe(405);
    expect((await call('DELETE', id)).status).toBe(400);
    client.socket.close();
  });
});

/** Without the key that a WebSocket needs, and without ever closing its half. */
function askForSocket(url: string): Socket {
  const { hostname, port, pathname, search } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.write(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  return socket;
}

describe('H-02 WebSockets', () => {
  it('can do without a negotiation', async () => {
    const client = await connectRaw(host);
    client.send({ type: 1, invocationId: '1', target: 'Echo', arguments: ['x'] });
    expect(await client.next()).toEqual({ type: 3, invocationId: '1', result: 'x' });
    client.socket.close();
  });

  it('at another address are refused', async () => {
    const url = host.url.replace('testhub', 'elsewhere');
    await expect(connectRaw({ url }, { handshake: false })).rejects.toThrow('404');
  });

  it('H-07 that are refused are gone, also when the client keeps its half open', async () => {
    let theirs: Socket | undefined;
    host.app.server.once('upgrade', (_request, socket: Socket) => (theirs = socket));
    const socket = askForSocket(host.url);
    expect(String(await once(socket, 'data'))).toContain(' 401 ');
    await expect.poll(() => theirs?.destroyed).toBe(true);
    socket.destroy();
  });

  it('H-07 that are no proper WebSockets leave no connection behind', async () => {
    const socket = askForSocket(`${host.url}?access_token=user-1`);
    expect(String(await once(socket, 'data'))).toContain(' 400 ');
    await expect.poll(() => host.hub.userIds()).toEqual([]);
    socket.destroy();
  });

  it('carry Arabic and emoji unharmed', async () => {
    const client = await connectRaw(host);
    const text = 'طلب خدمة جديد رقم ١٢ ⚖️ \u2028';
    client.send({ type: 1, invocationId: '1', target: 'Echo', arguments: [text] });
    expect(await client.next()).toMatchObject({ result: text });
    client.socket.close();
  });
});

describe('H-02 Server-Sent Events', () => {
  async function openEvents() {
    const id = idOf(await negotiate());
    const abort = new AbortController();
    const response = await fetch(host.url + id, {
      headers: { ...as(), accept: 'text/event-stream' },
      signal: abort.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (part: string) => {
      while (!text.includes(part)) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: '' };
        if (done) break;
        text += value;
      }
      return text;
    };
    return { id, response, until, abort };
  }

  it('bring answers to calls that were sent beside them', async () => {
    const { id, response, until, abort } = await openEvents();
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect((await call('POST', id, as(), HANDSHAKE)).status).toBe(200);
    await call('POST', id, as(), ECHO);
    expect(await until('"x"')).toBe(
      ':\r\n\r\ndata: {}\u001e\r\n\r\ndata: {"type":3,"invocationId":"1","result":"x"}\u001e\r\n\r\n',
    );
    abort.abort();
    await expect.poll(async () => (await call('POST', id)).status).toBe(404);
  });

  it('take no second listener', async () => {
    const { id, abort } = await openEvents();
    expect((await call('GET', id, { ...as(), accept: 'text/event-stream' })).status).toBe(409);
    abort.abort();
  });

  it('end with a goodbye', async () => {
    const { id, until } = await openEvents();
    await call('POST', id, as(), HANDSHAKE);
    await until('{}');
    for (const connection of host.hub.ofUser(1)) connection.end({ allowReconnect: true });
    expect(await until('"type":7')).toContain('{"type":7,"allowReconnect":true}');
  });
});

describe('H-02 long polling', () => {
  async function openPolling() {
    const id = idOf(await negotiate());
    const first = await call('GET', id);
    const poll = async () => {
      const response = await call('GET', id);
      const text = await response.text();
      // The protocol's messages are objects.
      return {
        status: response.status,
        frames: text
          .split('\u001e')
          .filter(Boolean)
          .map((part) => JSON.parse(part) as Frame),
      };
    };
    return { id, first, poll };
  }

  it('begins with an empty answer, then brings what there is', async () => {
    const { id, first, poll } = await openPolling();
    expect([first.status, await first.text()]).toEqual([200, '']);
    await call('POST', id, as(), HANDSHAKE + ECHO);
    await expect
      .poll(async () => (await poll()).frames)
      .toContainEqual({ type: 3, invocationId: '1', result: 'x' });
  });

  it('answers with nothing when there was nothing for long', async () => {
    const { id, poll } = await openPolling();
    await call('POST', id, as(), HANDSHAKE);
    expect((await poll()).frames).toEqual([{}]);
    const before = Date.now();
    expect(await poll()).toEqual({ status: 200, frames: [] });
    expect(Date.now() - before).toBeGreaterThan(900);
  });

  it('keeps for the next poll what came between two', async () => {
    const { id, poll } = await openPolling();
    await call('POST', id, as(), HANDSHAKE);
    await poll();
    host.hub.send(host.hub.ofUser(1), 'First', []);
    host.hub.send(host.hub.ofUser(1), 'Second', []);
    expect((await poll()).frames.map(({ target }) => target)).toEqual(['First', 'Second']);
  });

  it('a second poll ends the first, which is told that it is over', async () => {
    const { id, poll } = await openPolling();
    await call('POST', id, as(), HANDSHAKE);
    await poll();
    const [first, second] = [poll(), new Promise((done) => setTimeout(done, 50)).then(poll)];
    expect((await first).status).toBe(204);
    expect((await second).status).toBe(200);
  });

  it('ends when the client says so', async () => {
    const { id } = await openPolling();
    expect((await call('DELETE', id)).status).toBe(202);
    expect((await call('GET', id)).status).toBe(404);
    expect((await call('DELETE', id)).status).toBe(404);
  });
});

describe('H-02 users and groups', () => {
  it('a user is reached on every connection, and on the others when one is gone', async () => {
    const [first, second, other] = [
      await connectRaw(host),
      await connectRaw(host),
      await connectRaw(host, { token: 'user-2' }),
    ];
    host.hub.send(host.hub.ofUser(1), 'Hello', []);
    expect([await first.next(), await second.next()]).toEqual([
      { type: 1, target: 'Hello', arguments: [] },
      { type: 1, target: 'Hello', arguments: [] },
    ]);
    first.socket.terminate();
    await expect.poll(() => host.hub.ofUser(1)).toHaveLength(1);
    host.hub.send(host.hub.ofUser(1), 'Again', []);
    expect(await second.next()).toMatchObject({ target: 'Again' });
    expect(other.frames).toHaveLength(1);
  });

  it('a group is whoever joined it and did not leave or go', async () => {
    const clients = [await connectRaw(host), await connectRaw(host), await connectRaw(host)];
    for (const client of clients) {
      client.send({ type: 1, invocationId: '1', target: 'Join', arguments: ['readers'] });
      await client.next();
    }
    clients[0]?.send({ type: 1, invocationId: '2', target: 'Leave', arguments: ['readers'] });
    await clients[0]?.next();
    clients[1]?.socket.terminate();
    await expect.poll(() => host.hub.inGroup('readers')).toHaveLength(1);
    host.hub.send(host.hub.inGroup('readers'), 'Hello', []);
    expect(await clients[2]?.next()).toMatchObject({ target: 'Hello' });
    expect(clients[0]?.frames).toHaveLength(3);
    expect(host.hub.inGroup('nobody')).toEqual([]);
  });

  it('ten connections of one user are enough', async () => {
    for (let count = 0; count < 10; count += 1) await connectRaw(host);
    expect(await statusOf(host, {})).toBe(429);
    expect((await call('POST', '/negotiate')).status).toBe(429);
    expect(await statusOf(host, { token: 'user-2' })).toBe(101);
    host.hub.ofUser(1)[0]?.drop();
    expect(await statusOf(host, {})).toBe(101);
  });
});

describe('H-06 who may connect', () => {
  it('R303 nobody without a good token, over any transport', async () => {
    const bad: Record<string, string>[] = [
      {},
      { authorization: 'Bearer' },
      { authorization: 'Bearer nonsense' },
      { authorization: 'Basic user-1' },
      { authorization: 'user-1' },
    ];
    const { connectionToken = '' } = await negotiate();
    for (const headers of bad) {
      expect((await call('POST', '/negotiate', headers)).status).toBe(401);
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await call(method, `?id=${connectionToken}`, headers)).status).toBe(401);
    }
    expect((await call('POST', '/negotiate?access_token=nonsense', {})).status).toBe(401);
    expect(await statusOf(host, { token: 'nonsense' })).toBe(401);
    expect(await statusOf(host, { token: '' })).toBe(401);
    expect(await statusOf(host, { token: 'nonsense', query: `&id=${connectionToken}` })).toBe(401);
  });

  it('a token in the header or in the address, the header first', async () => {
    expect((await call('POST', '/negotiate?access_token=user-1', {})).status).toBe(200);
    expect(
      (await call('POST', '/negotiate?access_token=user-1', { authorization: 'Bearer nonsense' })).status,
    ).toBe(401);
    expect(await statusOf(host, { token: '', headers: as() })).toBe(101);
  });

  it('no page of another site', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://firm.example',
      'https://firm.example.evil.example',
    ]) {
      expect(await statusOf(host, { headers: { origin } })).toBe(403);
      expect((await call('POST', '/negotiate', { ...as(), origin })).status).toBe(403);
    }
    expect(await statusOf(host, { headers: { origin: 'https://firm.example' } })).toBe(101);
  });
});
