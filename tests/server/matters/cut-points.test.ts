import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { requests } from '#resources/requests.ts';
import { formBody } from '#tests/support/form-body.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
await host.app.listen({ port: 0, host: '127.0.0.1' });
// The address of a listening TCP server is never a pipe's name.
const { port } = host.app.server.address() as AddressInfo;
const file = await sampleBytes('png');

/** Where the line breaks: after so much of what is sent, or after so many bytes of the answer. */
const cuts: readonly { sent: number; answered: number }[] = [
  ...[0.02, 0.2, 0.5, 0.8, 0.95, 0.999].map((sent) => ({ sent, answered: 0 })),
  ...[0, 1, 20, 400].map((answered) => ({ sent: 1, answered })),
];

/** One try to send, over a line of its own. @returns the status, or null where the line broke before it came */
async function send(
  key: string,
  { sent, answered }: { sent: number; answered: number },
): Promise<number | null> {
  const { payload, contentType } = formBody([
    {
      name: 'data',
      content: JSON.stringify({ ...buildRecord(requests, { role: 'User' }), title: `Cut ${key}` }),
    },
    { name: 'attachments', type: 'image/png', filename: 'contract.png', content: file },
  ]);
  const head = [
    'POST /api/Requests/Add HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: close',
    `Authorization: Bearer ${await host.tokenOf('User')}`,
    `Idempotency-Key: ${key}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${payload.length}`,
  ].join('\r\n');
  const whole = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), payload]);
  const socket = connect(port, '127.0.0.1');
  // The host may close first: that is a broken line like any other.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let got = Buffer.alloc(0);
  socket.on('data', (part) => {
    got = Buffer.concat([got, part]);
    if (got.length >= answered && answered > 0) socket.destroy();
  });
  const closed = once(socket, 'close');
  socket.write(whole.subarray(0, Math.floor(whole.length * sent)), () => {
    if (answered === 0) socket.destroy();
  });
  await closed;
  const status = /^HTTP\/1\.1 (\d{3})/.exec(got.toString('latin1'))?.[1];
  return status === undefined ? null : Number(status);
}

const ROUNDS = Number(process.env['SUBMIT_ROUNDS'] ?? 1);

it.each(cuts)(
  `a line that breaks at $sent of the request and byte $answered of the answer, ${ROUNDS} times: one request each`,
  async (cut) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = `cut-${cut.sent}-${cut.answered}-${round}`.replaceAll('.', '_');
      await send(key, cut);
      let status: number | null = null;
      for (let attempt = 0; status !== 200 && attempt < 5; attempt += 1)
        status = await send(key, { sent: 1, answered: Infinity });
      expect(status).toBe(200);
      const { rows } = await host.database.pool.query(
        `select (select count(*)::int from thread_entries where resource = 'requests' and record_id = r.id) as entries,
           (select count(*)::int from attachments where resource = 'requests' and record_id = r.id) as files,
           (select count(distinct user_id) = count(*) from notifications where resource = 'requests' and record_id = r.id) as once
         from requests r where title = $1`,
        [`Cut ${key}`],
      );
      expect(rows).toMatchObject([{ entries: 1, files: 1, once: true }]);
    }
  },
  60_000 + ROUNDS * 3_000,
);
