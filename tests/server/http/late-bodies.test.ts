import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { addAttachmentPath, callPath } from '#contract/resource-paths.ts';
import { signedInSchema } from '#contract/session.ts';
import { requests } from '#resources/requests.ts';
import { formBody } from '#tests/support/form-body.ts';
import { holdRequest } from '#tests/support/held-request.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { wallOff } from '#tests/support/wall-off.ts';

const host = await shareHost();
const { pool } = host.database;
await host.app.listen({ port: 0, host: '127.0.0.1' });
// A server that listens on a port has an address of this kind.
const { port } = host.app.server.address() as AddressInfo;
afterEach(() => vi.useRealTimers());

let made = 0;
const account = (role: string) => {
  made += 1;
  return {
    fullNameAr: 'سلمى وجدي',
    fullNameEn: 'Salma Wagdy',
    mobileNumber: '+966500000209',
    whatsAppNumber: '+966500000209',
    email: `late${made}@firm.example`,
    password: 'Scales-1001',
    confirmPassword: 'Scales-1001',
    role,
  };
};
const path = '/api/ApplicationUsers/AddWithRole';

/** An Admin of their own, and the last byte of a body that they have not sent yet. */
async function held() {
  const admin = account('Admin');
  const added = await host.call('POST', path, { as: 'Admin', body: admin });
  const { id } = added.body.data as { id: number };
  const { email, password } = admin;
  const answer = await host.call('POST', accountCalls.login, { body: { email, password } });
  const { accessToken: token } = signedInSchema.parse(answer.body.data);
  const sent = account('Admin');
  const payload = Buffer.from(JSON.stringify(sent));
  const request = await holdRequest(port, { path, token, payload, contentType: 'application/json' });
  // Long enough for the host to have asked who calls.
  await sleep(100);
  return { id, token, sent, request };
}
const isThere = async ({ email }: { email: string }) =>
  (await pool.query('select 1 from users where email = $1', [email])).rowCount === 1;

it.each([
  [
    'suspended',
    (id: number) => host.call('POST', `/api/ApplicationUsers/Suspend/${id}`, { as: 'Admin', body: {} }),
  ],
  [
    'demoted',
    (id: number) =>
      host.call('PUT', '/api/ApplicationUsers/Update', { as: 'Admin', body: { id, role: 'User' } }),
  ],
])(
  'S-07 an Admin who is %s while their body is on its way makes no Admin with its last byte',
  async (_title, change) => {
    const { id, sent, request } = await held();
    expect((await change(id)).status).toBe(200);
    expect((await request.finish()).status).toBe(401);
    expect(await isThere(sent)).toBe(false);
  },
);

it('S-07 whoever keeps their rights may take their time over a body', async () => {
  const { sent, request } = await held();
  expect((await request.finish()).status).toBe(200);
  expect(await isThere(sent)).toBe(true);
});

it('S-07 a colleague who is walled off while their note is on its way adds none', async () => {
  const { id } = await mattersOn(host).send(requests);
  const token = await host.tokenOf('CustomerService');
  const request = await holdRequest(port, {
    path: callPath(requests, requests.verbs.addNote, id),
    token,
    payload: Buffer.from(JSON.stringify({ text: 'late' })),
    contentType: 'application/json',
  });
  await sleep(100);
  await wallOff(pool, { resource: requests.name, recordId: id }, [await host.userIdOf('CustomerService')]);
  // As long as a caller is known at most.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
  expect((await request.finish()).status).toBe(404);
});

it('S-07 a colleague who is suspended while their file is on its way adds none', async () => {
  const { id } = await mattersOn(host).send(requests);
  const { id: staffId, token, request: unused } = await held();
  unused.socket.destroy();
  const form = formBody([
    { name: 'attachments', filename: 'late.pdf', type: 'application/pdf', content: samplePdf() },
  ]);
  const request = await holdRequest(port, { path: addAttachmentPath(requests, id), token, ...form });
  await sleep(100);
  await host.call('POST', `/api/ApplicationUsers/Suspend/${staffId}`, { as: 'Admin', body: {} });
  expect((await request.finish()).status).toBe(401);
  const { rowCount } = await pool.query(`select 1 from attachments where name = 'late.pdf'`);
  expect(rowCount).toBe(0);
});
