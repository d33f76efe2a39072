import { once } from 'node:events';
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createProxy } from '../../../scripts/lib/proxy.mjs';

const servers: Server[] = [];
async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  return (server.address() as AddressInfo).port;
}
afterAll(() => {
  for (const server of servers) server.close();
});

const heardSchema = z.object({
  'x-forwarded-for': z.string(),
  'x-forwarded-host': z.string(),
  'x-forwarded-proto': z.string(),
});
let host: number;
beforeAll(async () => {
  const answer = (headers: IncomingHttpHeaders) => JSON.stringify(headers);
  host = await listen(createServer(({ headers }, response) => response.end(answer(headers))));
});

const told = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'firm.example',
  'x-forwarded-proto': 'https',
};
async function heardBehind(hops: number) {
  const port = await listen(createProxy([host], { hops }));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: told });
  return heardSchema.parse(await answer.json());
}

it('behind a proxy that ends TLS every visitor keeps their own address, and the site its name', async () => {
  expect(await heardBehind(1)).toEqual({ ...told, 'x-forwarded-for': '203.0.113.7, 127.0.0.1' });
});

it('what a visitor says of themselves is written over where no proxy stands before', async () => {
  const heard = await heardBehind(0);
  expect(heard).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  expect(heard['x-forwarded-host']).toMatch(/^127\.0\.0\.1:/);
});
