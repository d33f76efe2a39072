import * as client10 from '@microsoft/signalr';
import * as client8 from 'signalr-8';
import { afterEach, describe, expect, it } from 'vitest';
import { type HubHost, startHubHost } from '#tests/support/hub-host.ts';

let host: HubHost | null = null;
const connections: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const connection of connections.splice(0)) await connection.stop();
  await host?.close();
  host = null;
});

interface Way {
  transport: number;
  skipNegotiation?: boolean;
}

const clients = { '10': client10, '8': client8 } as const;
const ways: Record<string, Way> = {
  WebSockets: { transport: client10.HttpTransportType.WebSockets },
  'WebSockets without a negotiation': {
    transport: client10.HttpTransportType.WebSockets,
    skipNegotiation: true,
  },
  'Server-Sent Events': { transport: client10.HttpTransportType.ServerSentEvents },
  'long polling': { transport: client10.HttpTransportType.LongPolling },
};
const all = Object.keys(clients).flatMap((version) => Object.keys(ways).map((way) => ({ version, way })));

function build(version: string, way: string, token = 'user-1') {
  const { HubConnectionBuilder, LogLevel } = version === '8' ? client8 : client10;
  const connection = new HubConnectionBuilder()
    .withUrl(host?.url ?? '', { ...ways[way], accessTokenFactory: () => token })
    .withAutomaticReconnect([0, 100, 100, 200, 500, 1000])
    .configureLogging(LogLevel.None)
    .build();
  connections.push(connection);
  return connection;
}

describe.each(all)('H-01 client $version over $way', ({ version, way }) => {
  it('calls, hears, and stops', async () => {
    host = await startHubHost();
    const connection = build(version, way);
    const heard: unknown[] = [];
    connection.on('Number', (number: unknown) => heard.push(number));
    await connection.start();
    expect(await connection.invoke('Echo', 'مرحبا')).toBe('مرحبا');
    await expect(connection.invoke('Fail')).rejects.toThrow("An unexpected error occurred invoking 'Fail'");
    await expect(connection.invoke('Missing')).rejects.toThrow("Unknown hub method 'Missing'");
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    for (const number of numbers) host.hub.send(host.hub.ofUser(1), 'Number', [number]);
    await expect.poll(() => heard).toEqual(numbers);
    const values: unknown[] = [];
    await new Promise<void>((done, fail) => {
      connection
        .stream('Count', 3)
        .subscribe({ next: (value) => values.push(value), complete: done, error: fail });
    });
    expect(values).toEqual([1, 2, 3]);
    await connection.stop();
    await expect.poll(() => host?.hub.ofUser(1)).toEqual([]);
  });

  it('comes back by itself after a restart of the host', async () => {
    host = await startHubHost();
    const connection = build(version, way);
    const states: string[] = [];
    connection.onreconnecting(() => void states.push('reconnecting'));
    connection.onreconnected(() => void states.push('reconnected'));
    connection.onclose(() => void states.push('closed'));
    await connection.start();
    await connection.invoke('Nothing');
    const port = Number(new URL(host.url).port);
    await host.close();
    host = await startHubHost({ port });
    await expect.poll(() => states).toEqual(['reconnecting', 'reconnected']);
    expect(await connection.invoke('Echo', 1)).toBe(1);
  });

  it('is refused with a token that is not good', async () => {
    host = await startHubHost();
    await expect(build(version, way, 'nonsense').start()).rejects.toThrow(/401|WebSocket/);
    expect(host.hub.userIds()).toEqual([]);
  });
});

it('client 10 goes on where it was when only its socket was lost', async () => {
  host = await startHubHost();
  const connection = new client10.HubConnectionBuilder()
    .withUrl(host.url, { accessTokenFactory: () => 'user-1' })
    .withStatefulReconnect()
    .withAutomaticReconnect()
    .configureLogging(client10.LogLevel.None)
    .build();
  connections.push(connection);
  const heard: unknown[] = [];
  const states: string[] = [];
  connection.on('Number', (number: unknown) => heard.push(number));
  connection.onreconnecting(() => void states.push('reconnecting'));
  await connection.start();
  const tell = (number: number) => host?.hub.send(host.hub.ofUser(1), 'Number', [number]);
  tell(1);
  await expect.poll(() => heard).toEqual([1]);
  // The socket goes, the connection stays.
  host.hub.ofUser(1)[0]?.pipe?.close();
  tell(2);
  tell(3);
  await expect.poll(() => heard).toEqual([1, 2, 3]);
  expect(states).toEqual([]);
});

it('client 10 that wants a stateful reconnect, and gets no socket, hears and is heard all the same', async () => {
  host = await startHubHost();
  for (const transport of [
    client10.HttpTransportType.LongPolling,
    client10.HttpTransportType.ServerSentEvents,
  ]) {
    const connection = new client10.HubConnectionBuilder()
      .withUrl(host.url, { accessTokenFactory: () => 'user-1', transport })
      .withStatefulReconnect()
      .configureLogging(client10.LogLevel.None)
      .build();
    connections.push(connection);
    const heard: unknown[] = [];
    connection.on('Number', (number: unknown) => heard.push(number));
    await connection.start();
    for (let number = 1; number <= 5; number += 1) {
      host.hub.send(host.hub.ofUser(1), 'Number', [number]);
      expect(await connection.invoke('Echo', number)).toBe(number);
    }
    await expect.poll(() => heard).toEqual([1, 2, 3, 4, 5]);
    await connection.stop();
  }
});
