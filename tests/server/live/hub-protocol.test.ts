import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HubHost, connectRaw, startHubHost } from '#tests/support/hub-host.ts';

let host: HubHost;
beforeAll(async () => {
  host = await startHubHost({ limits: { handshakeMs: 400, messageBytes: 4096, connectionsPerUser: 100 } });
});
afterAll(() => host.close());
beforeEach(() => void host.notes.splice(0));

const BROKEN = { type: 7, error: 'Connection closed with an error.', allowReconnect: false };

describe('H-02 the handshake', () => {
  const begin = () => connectRaw(host, { handshake: false });

  it('is answered with nothing but its end, for both versions of the protocol', async () => {
    for (const version of [1, 2]) {
      const client = await begin();
      client.send({ protocol: 'json', version });
      expect(await client.next()).toEqual({});
      client.socket.close();
    }
  });

  it('of an unknown protocol is answered with an error, and the connection closed', async () => {
    const client = await begin();
    client.send({ protocol: 'messagepack', version: 1 });
    expect(await client.next()).toEqual({ error: "The protocol 'messagepack' is not supported." });
    expect(await client.closed).toBe(1000);
    expect(client.frames).toHaveLength(1);
  });

  it('of a version that does not exist is answered with an error, and the connection closed', async () => {
    const client = await begin();
    client.send({ protocol: 'json', version: 10 });
    expect(await client.next()).toEqual({
      error: "The server does not support version 10 of the 'json' protocol.",
    });
    await client.closed;
  });

  it('that is something else is answered without a word about the host', async () => {
    for (const text of ['hello\u001e', '{"type":6}\u001e', '{"protocol":1,"version":1}\u001e', '[]\u001e']) {
      const client = await begin();
      client.write(text);
      expect(await client.next()).toEqual({
        error: 'An unexpected error occurred during connection handshake.',
      });
      await client.closed;
    }
  });

  it('may come in pieces', async () => {
    const client = await begin();
    for (const piece of ['{"proto', 'col":"json",', '"version":1}', '\u001e']) client.write(piece);
    expect(await client.next()).toEqual({});
    client.socket.close();
  });

  it('may come together with the first call', async () => {
    const client = await begin();
    client.send(
      { protocol: 'json', version: 1 },
      { type: 1, invocationId: '1', target: 'Echo', arguments: ['hello'] },
    );
    expect([await client.next(), await client.next()]).toEqual([
      {},
      { type: 3, invocationId: '1', result: 'hello' },
    ]);
    client.socket.close();
  });

  it('that never comes ends the connection', async () => {
    const client = await begin();
    expect(await client.next()).toMatchObject({ type: 7, error: 'Handshake was canceled.' });
    await client.closed;
  });

  it('that stops in the middle ends the connection', async () => {
    const client = await begin();
    client.write('{"protocol":"json"');
    expect(await client.next()).toMatchObject({ type: 7 });
    await client.closed;
  });

  it('that is larger than a message may be ends the connection', async () => {
    const client = await begin();
    client.write(`{"protocol":"${'x'.repeat(3000)}`);
    client.write('x'.repeat(3000));
    expect(await client.next()).toEqual(BROKEN);
    await client.closed;
  });

  it('comes before anything is sent to the client', async () => {
    const client = await begin();
    host.hub.send(host.hub.ofUser(1), 'Early', []);
    client.send({ protocol: 'json', version: 1 });
    expect(await client.next()).toEqual({});
    host.hub.send(host.hub.ofUser(1), 'Late', [1]);
    expect(await client.next()).toEqual({ type: 1, target: 'Late', arguments: [1] });
    client.socket.close();
  });
});

describe('H-02 messages', () => {
  it('H-07 that are too large end the connection, whole or in pieces', async () => {
    const whole = await connectRaw(host);
    whole.write('x'.repeat(5000));
    expect(await whole.closed).toBe(1009);
    const pieces = await connectRaw(host);
    for (let count = 0; count < 3; count += 1) pieces.write(`{"type":6,"x":"${'x'.repeat(2000)}`);
    expect(await pieces.next()).toEqual(BROKEN);
    await pieces.closed;
  });

  it('of which one among many is too large end the connection, what came before it was handled', async () => {
    const client = await connectRaw(host);
    client.send({ type: 1, target: 'Slow', arguments: ['first', 0] });
    await expect.poll(() => host.notes).toContain('first ends');
    client.write(`{"type":1,"target":"Echo","arguments":["${'x'.repeat(2500)}`);
    client.write(`${'x'.repeat(2500)}"]}\u001e`);
    await client.closed;
  });

  it('that cannot be read end the connection without a word about the host', async () => {
    for (const text of [
      'hello',
      '{',
      'null',
      '{"type":"1"}',
      '{"type":1}',
      '{"type":1,"target":5,"arguments":[]}',
    ]) {
      const client = await connectRaw(host);
      client.write(`${text}\u001e`);
      expect(await client.next()).toEqual(BROKEN);
      await client.closed;
    }
  });

  it('in binary end the connection', async () => {
    const client = await connectRaw(host);
    client.socket.send(Buffer.from([1, 2, 3]));
    expect(await client.next()).toEqual(BROKEN);
    await client.closed;
  });

  it('of a kind that a later version may know are ignored', async () => {
    const client = await connectRaw(host);
    client.send({ type: 42, anything: true }, { type: 1, invocationId: '1', target: 'Echo', arguments: [1] });
    expect(await client.next()).toMatchObject({ result: 1 });
    client.socket.close();
  });

  it('of the client’s own streams and results that nobody asked for are ignored', async () => {
    const client = await connectRaw(host);
    client.send(
      { type: 2, invocationId: '9', item: 1 },
      { type: 3, invocationId: '9', result: 1 },
      { type: 5, invocationId: '9' },
      { type: 1, invocationId: '1', target: 'Echo', arguments: [1] },
    );
    expect(await client.next()).toMatchObject({ invocationId: '1' });
    client.socket.close();
  });

  it('that say goodbye end the connection, with a goodbye and no error', async () => {
    const client = await connectRaw(host);
    client.send({ type: 7 });
    expect(await client.next()).toEqual({ type: 7, allowReconnect: false });
    expect(await client.closed).toBe(1000);
  });

  it('H-07 more than anybody needs end the connection', async () => {
    const client = await connectRaw(host);
    for (let count = 0; count < 1000; count += 1) client.write('{"type":6}\u001e');
    expect(await client.closed).toBe(1000);
  });

  it('H-07 endless pieces of nothing end the connection: they kept the host from everybody else', async () => {
    const client = await connectRaw(host);
    client.write('x'.repeat(3000));
    for (let count = 0; count < 1000; count += 1) client.write('');
    expect(await client.next()).toEqual(BROKEN);
    await client.closed;
  });
});

describe('H-02 calls', () => {
  const call = async (target: string, args: unknown[], more: object = {}) => {
    const client = await connectRaw(host);
    client.send({ type: 1, invocationId: 'a', target, arguments: args, ...more });
    const frame = await client.next();
    client.socket.close();
    return frame;
  };

  it('give what the method gives, whatever that is', async () => {
    for (const value of [null, 0, false, '', 'مرحبا ⚖️', [1, 'two', null], { a: { b: [] } }])
      expect(await call('Echo', [value])).toEqual({ type: 3, invocationId: 'a', result: value });
  });

  it('give no result where there is none', async () => {
    expect(await call('Nothing', [])).toEqual({ type: 3, invocationId: 'a' });
  });

  it('find the method in any letter case', async () => {
    for (const name of ['echo', 'ECHO', 'eCHO']) expect(await call(name, [1])).toMatchObject({ result: 1 });
  });

  it('of what is not a method are refused, what every object has included', async () => {
    for (const name of ['Missing', '', 'constructor', 'toString', 'dispose', '__proto__', 'hasOwnProperty'])
      expect(await call(name, [])).toEqual({
        type: 3,
        invocationId: 'a',
        error: `Unknown hub method '${name}'`,
      });
  });

  it('with too many or too few arguments are refused', async () => {
    for (const args of [[], [1, 2]])
      expect(await call('Echo', args)).toEqual({
        type: 3,
        invocationId: 'a',
        error: "Failed to invoke 'Echo' due to an error on the server.",
      });
    expect(await call('Slow', [1, 'x'])).toMatchObject({
      error: expect.stringContaining('Failed to invoke'),
    });
  });

  it('that would go on sending values are refused', async () => {
    expect(await call('Echo', [1], { streamIds: ['1'] })).toMatchObject({ error: expect.any(String) });
  });

  it('that fail say so, and nothing of what failed', async () => {
    const frame = await call('Fail', []);
    expect(frame).toEqual({
      type: 3,
      invocationId: 'a',
      error: "An unexpected error occurred invoking 'Fail' on the server.",
    });
  });

  it('that want no answer get none, not even for an error', async () => {
    const client = await connectRaw(host);
    for (const target of ['Fail', 'Missing', 'Nothing']) client.send({ type: 1, target, arguments: [] });
    client.send({ type: 1, invocationId: 'last', target: 'Nothing', arguments: [] });
    expect(await client.next()).toMatchObject({ invocationId: 'last' });
    client.socket.close();
  });

  it('of one connection run one after the other, those of others beside them', async () => {
    const [client, other] = [await connectRaw(host), await connectRaw(host)];
    client.send(
      { type: 1, target: 'Slow', arguments: ['first', 100] },
      { type: 1, invocationId: '2', target: 'Slow', arguments: ['second', 0] },
    );
    other.send({ type: 1, invocationId: '3', target: 'Slow', arguments: ['other', 0] });
    await other.next();
    expect(host.notes.slice(0, 6)).not.toContain('second begins');
    await client.next();
    const own = host.notes.filter((note) => /first|second/.test(note));
    expect(own).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    for (const { socket } of [client, other]) socket.close();
  });

  it('of a client that has gone are not begun', async () => {
    const client = await connectRaw(host);
    client.send(
      { type: 1, target: 'Slow', arguments: ['first', 100] },
      { type: 1, target: 'Slow', arguments: ['second', 0] },
    );
    await expect.poll(() => host.notes).toContain('first begins');
    client.socket.terminate();
    await expect.poll(() => host.notes).toContain('first ends');
    expect(host.notes).not.toContain('second begins');
  });
});

describe('H-02 streams', () => {
  const stream = (target: string, args: unknown[] = [], invocationId = 's') => ({
    type: 4,
    invocationId,
    target,
    arguments: args,
  });

  it('give every value, and then their end', async () => {
    const client = await connectRaw(host);
    client.send(stream('Count', [3]));
    const frames = [await client.next(), await client.next(), await client.next(), await client.next()];
    expect(frames).toEqual([
      ...[1, 2, 3].map((item) => ({ type: 2, invocationId: 's', item })),
      { type: 3, invocationId: 's' },
    ]);
    client.socket.close();
  });

  it('that the client has enough of end on the host, and say so', async () => {
    const client = await connectRaw(host);
    client.send(stream('Count', [1_000_000]));
    await client.next();
    client.send({ type: 5, invocationId: 's' });
    await expect.poll(() => client.frames.at(-1)).toEqual({ type: 3, invocationId: 's' });
    expect(host.notes).toContain('stream ends');
    client.socket.close();
  });

  it('of a client that has gone end on the host', async () => {
    const client = await connectRaw(host);
    client.send(stream('Count', [1_000_000]));
    await client.next();
    client.socket.terminate();
    await expect.poll(() => host.notes).toContain('stream ends');
  });

  it('that fail say so after what they gave', async () => {
    const client = await connectRaw(host);
    client.send(stream('FailingStream'));
    expect([await client.next(), await client.next()]).toEqual([
      { type: 2, invocationId: 's', item: 1 },
      {
        type: 3,
        invocationId: 's',
        error: "An unexpected error occurred invoking 'FailingStream' on the server.",
      },
    ]);
    client.socket.close();
  });

  it('under a name that is in use are refused; the first goes on', async () => {
    const client = await connectRaw(host);
    client.send(stream('Count', [50]), stream('Count', [1]));
    await expect
      .poll(() => client.frames.filter(({ type }) => type === 3))
      .toEqual([
        { type: 3, invocationId: 's', error: "Invocation ID 's' is already in use." },
        { type: 3, invocationId: 's' },
      ]);
    client.socket.close();
  });

  it('and calls are told apart', async () => {
    const client = await connectRaw(host);
    client.send(stream('Echo', [1]), { type: 1, invocationId: 'b', target: 'Count', arguments: [1] });
    const errors = [await client.next(), await client.next()].map(({ error }) => error);
    expect(errors).toEqual([
      "The client attempted to invoke the non-streaming 'Echo' method with a streaming invocation.",
      "The client attempted to invoke the streaming 'Count' method with a non-streaming invocation.",
    ]);
    client.socket.close();
  });

  it('that do not exist, or with other arguments, are refused', async () => {
    const client = await connectRaw(host);
    client.send(stream('Missing'), stream('Count', ['x'], 't'));
    const errors = [await client.next(), await client.next()].map(({ error }) => error);
    expect(errors).toEqual([
      "Unknown hub method 'Missing'",
      "Failed to invoke 'Count' due to an error on the server.",
    ]);
    client.socket.close();
  });
});
