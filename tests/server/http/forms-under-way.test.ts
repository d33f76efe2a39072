import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { NOTE_FILES } from '#contract/note-values.ts';
import { signedInSchema } from '#contract/session.ts';
import { newAccount } from '#tests/support/account-host.ts';
import { formBody } from '#tests/support/form-body.ts';
import { type HeldRequest, holdRequest } from '#tests/support/held-request.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
await host.app.listen({ port: 0, host: '127.0.0.1' });
// A server that listens on a port has an address of this kind.
const { port } = host.app.server.address() as AddressInfo;

const path = '/api/Requests/Add';
const formOf = (bytes: number, name = 'attachments') =>
  formBody([{ name, content: Buffer.alloc(bytes), filename: 'a.pdf', type: 'application/pdf' }]);
const LARGE = formOf(2 * 1024 * 1024);

let clients = 0;
async function newClient(): Promise<string> {
  clients += 1;
  const body = { ...newAccount, email: `sender-${clients}@example.com` };
  const answer = await host.call('POST', accountCalls.register, { body });
  return signedInSchema.parse(answer.body.data).accessToken;
}

const held: HeldRequest[] = [];
/** As many forms as asked for, half of each of which has come. */
async function hold(
  token: string,
  count: number,
  more: { form?: typeof LARGE; to?: string } = {},
): Promise<void> {
  const { form = LARGE, to = path } = more;
  for (let number = 0; number < count; number += 1)
    held.push(await holdRequest(port, { path: to, token, ...form, share: form === LARGE ? 0.5 : 0.01 }));
  await sleep(200);
}
afterEach(async () => {
  for (const { socket } of held.splice(0)) socket.destroy();
  await sleep(200);
});

/** Over the wire: an answer has to reach who still sends. */
async function send(token: string, { payload, contentType } = LARGE, to = path) {
  const answer = await fetch(`http://127.0.0.1:${port}${to}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    body: new Uint8Array(payload),
  });
  const { error } = (await answer.json()) as { error: { code: string } };
  return [answer.status, error.code, answer.headers.get('retry-after')];
}
const TAKEN = [400, 'validation', null];
const REFUSED = [429, 'tooManyRequests', '5'];

it('a client who opens form after form and sends none to its end is sent away, and nobody else', async () => {
  const [client, other] = [await newClient(), await newClient()];
  await hold(client, 4);
  await expect.poll(() => send(client)).toEqual(REFUSED);
  expect(await send(other)).toEqual(TAKEN);
  // No larger than what comes as JSON.
  expect(await send(client, formOf(1000))).toEqual(TAKEN);
});

it('however many clients do it, no more than eight of their forms lie in memory, and staff still send theirs', async () => {
  const other = await newClient();
  for (let number = 0; number < 2; number += 1) await hold(await newClient(), 4);
  await expect.poll(() => send(other)).toEqual(REFUSED);
  const [status, code] = await send(await host.tokenOf('Admin'), LARGE, '/api/FaqCategories/Import');
  expect([status, code]).toEqual([400, 'malformed']);
});

it('forms that were broken off, refused or answered make room for the next ones', async () => {
  const client = await newClient();
  await hold(client, 4);
  for (const { socket } of held.splice(0)) socket.destroy();
  await expect.poll(() => send(client)).toEqual(TAKEN);
  for (let number = 0; number < 6; number += 1) expect(await send(client)).toEqual(TAKEN);
});

it('a client who sends from two tabs at once is answered in both', async () => {
  const client = await newClient();
  await hold(client, 2);
  expect(await Promise.all([send(client), send(client)])).toEqual([TAKEN, TAKEN]);
});

describe('forms of eight files, twice as much as those that the bound was counted by', () => {
  const form = formOf(40 * 1024 * 1024, NOTE_FILES);
  const to = '/api/Requests/AddNote/1';

  it('two of them are all that one sender has in memory', async () => {
    const [client, other] = [await newClient(), await newClient()];
    await hold(client, 2, { form, to });
    await expect.poll(() => send(client, formOf(6 * 1024 * 1024))).toEqual(REFUSED);
    expect(await send(other)).toEqual(TAKEN);
  });

  it('four of them are all that clients have, and staff still send theirs', async () => {
    for (let number = 0; number < 4; number += 1) await hold(await newClient(), 1, { form, to });
    const another = await newClient();
    await expect.poll(() => send(another, formOf(15 * 1024 * 1024))).toEqual(REFUSED);
    const [status, code] = await send(await host.tokenOf('Admin'), LARGE, '/api/FaqCategories/Import');
    expect([status, code]).toEqual([400, 'malformed']);
  });

  it('one that says that it is larger than what its route takes counts for that', async () => {
    const client = await newClient();
    await hold(client, 3, { form: formOf(40 * 1024 * 1024) });
    expect(await send(client)).toEqual(TAKEN);
  });
});
