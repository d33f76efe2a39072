/** @module-tag slow */
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { stopHost } from '#server/stop-host.ts';
import { STOP_TIMES } from '#server/stop-times.ts';
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

it('a host that was stopped while a call never came to its end and a mail hung was killed before its database was closed', async () => {
  const lines: Socket[] = [];
  // It takes every connection, and never says a word.
  const mailServer = createServer((socket) => void lines.push(socket)).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  // Servers that listen on a port have an address with one.
  const { port: mailPort } = mailServer.address() as AddressInfo;
  const host = await startTestHost({ env: { SMTP_URL: `smtp://127.0.0.1:${mailPort}` } });
  await host.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = host.app.server.address() as AddressInfo;

  const call = connect(port, '127.0.0.1').on('error', () => undefined);
  const entered = once(host.app.server, 'request');
  call.write(
    'POST /api/ContactMessages/Add HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  await entered;
  const body = { email: 'client@yamama-fustat.example' };
  expect((await host.call('POST', accountCalls.forgotPassword, { body })).status).toBe(200);
  await expect.poll(() => lines.length).toBeGreaterThan(0);

  const stoppedAt = performance.now();
  await stopHost(host.app, { close: host.close });
  const took = performance.now() - stoppedAt;
  for (const line of lines) line.destroy();
  mailServer.close();
  // The bound is the product's own: then the process ends, whatever is not done.
  expect(took).toBeLessThan(STOP_TIMES.process);
});
