import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { rawRequest } from '#tests/support/raw-request.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
let place: { host: string; port: number };
beforeAll(async () => {
  await host.app.listen({ host: '127.0.0.1', port: 0 });
  // A server that listens on a port has an address with one.
  place = { host: '127.0.0.1', port: (host.app.server.address() as AddressInfo).port };
});

const H2C = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
const ask = (path: string, headers = H2C) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
/** The last on its line. */
const last = ask('/health/live', 'Connection: close\r\n');
const told = (bytes: string) => rawRequest(place, bytes, 20_000);

it('a page that is asked for with «Upgrade: h2c» is answered as any other, and the line stays', async () => {
  const { text, statuses } = await told(ask('/health/live') + last);
  expect(statuses).toEqual([200, 200]);
  expect(text).toContain('{"status":"live"}');
  // One behind the other, without waiting for the answers.
  const many = [ask('/health/live', ''), ask('/api/Nothing'), ask('/health/live'), last];
  expect((await told(many.join(''))).statuses).toEqual([200, 404, 200, 200]);
});

it('what is sent along with «Upgrade: h2c» arrives whole', async () => {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'x'.repeat(100_000) });
  const head = (more: string) =>
    `POST /api/Auth/Login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${more}`;
  const length = `Content-Length: ${body.length}\r\n\r\n${body}`;
  const chunks = `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const [status] = (await told(head(length) + last)).statuses;
  expect(status).toBe(400);
  for (const sent of [length, chunks]) {
    const { text, statuses } = await told(head(H2C + sent) + last);
    expect(statuses).toEqual([status, 200]);
    expect(text).toContain('"code":"validation"');
  }
});

it('a WebSocket at another address than the hub’s is still refused', async () => {
  const headers = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
  expect((await told(ask('/health/live', headers))).statuses).toEqual([404]);
});
