/** @module-tag slow */
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startTestHost } from '#tests/support/test-host.ts';

it('a host that is stopped waits for no idle connection, and finishes the call that it took', async () => {
  const host = await startTestHost();
  await host.app.listen({ host: '127.0.0.1', port: 0 });
  // A server that listens on a port has an address with one.
  const { port } = host.app.server.address() as AddressInfo;
  const line = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const head = 'HTTP/1.1\r\nHost: a\r\n';

  // As browsers open it ahead, and as they keep it for the next call.
  const [unused, kept, halfAsked, taken] = [await line(), await line(), await line(), await line()];
  kept.write(`GET /health/live ${head}\r\n`);
  await once(kept, 'data');
  halfAsked.write(`GET /health/live ${head}`);

  const body = JSON.stringify({
    email: 'late@example.com',
    phone: '+966 50 123 4567',
    message: 'A message that arrives in two parts.',
  });
  const entered = once(host.app.server, 'request');
  taken.write(
    `POST /api/ContactMessages/Add ${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  taken.write(body.slice(0, 20));
  await entered;
  const answer = text(taken);
  const idle = [unused, kept, halfAsked].map((socket) => once(socket, 'close'));

  const closed = host.close();
  await Promise.all(idle);
  taken.write(body.slice(20));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*"isSuccess":true/);
  await closed;
});
