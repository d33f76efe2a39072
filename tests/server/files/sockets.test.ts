import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formBody } from '#tests/support/form-body.ts';
import { withPapers } from '#tests/support/paper-holder.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({ resources: withPapers });
await host.app.listen({ port: 0, host: '127.0.0.1' });
// A server that listens on a port has an address of this kind.
const { port } = host.app.server.address() as AddressInfo;

const FILE = { filename: 'a.png', type: 'image/png' };
const formOf = (name: string, megabytes: number) =>
  formBody([{ name, content: Buffer.alloc(megabytes * 1024 * 1024, 1), ...FILE }]);

it.each([
  ['/api/ApplicationUsers/UploadImage/profileImage', 'file', 'Admin'],
  ['/api/ListViews/Add', 'papers', 'User'],
  ['/api/Faqs/Import', 'file', 'Admin'],
] as const)('R211 %s answers 413 however much is sent', { timeout: 30_000 }, async (path, name, person) => {
  const authorization = `Bearer ${await host.tokenOf(person)}`;
  for (const megabytes of [11, 30]) {
    const { payload, contentType } = formOf(name, megabytes);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': contentType },
      body: new Uint8Array(payload),
    });
    expect([answer.status, (await answer.json()).error.code]).toEqual([413, 'fileTooLarge']);
  }
});

it('U-06 an upload that is broken off leaves nothing behind', async () => {
  const token = await host.tokenOf('User');
  const { payload, contentType } = formOf('papers', 3);
  for (const share of [0.01, 0.5, 0.999]) {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      [
        'POST /api/ListViews/Add HTTP/1.1',
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        `Content-Type: ${contentType}`,
        `Content-Length: ${payload.length}`,
        '\r\n',
      ].join('\r\n'),
    );
    await new Promise<void>((sent) =>
      socket.write(payload.subarray(0, Math.floor(payload.length * share)), () => sent()),
    );
    socket.destroy();
  }
  // A call that arrives after them is answered after them.
  await host.call('GET', '/api/ListViews/GetAll', { as: 'User' });
  const folder = join(host.env.dataDir, 'uploads');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  const { rows } = await host.database.pool.query('select count(*)::int as n from attachments');
  expect(rows[0].n).toBe(0);
});
