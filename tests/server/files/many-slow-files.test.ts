import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { signedInSchema } from '#contract/session.ts';
import { newAccount } from '#tests/support/account-host.ts';
import { formBody } from '#tests/support/form-body.ts';
import { withPapers } from '#tests/support/paper-holder.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { shareHost } from '#tests/support/share-host.ts';

/** Documents that are looked into, by the words behind their end, until they are let go. */
const slow = vi.hoisted(() => ({ begun: [] as string[], letGo: [] as (() => void)[], isOver: false }));
vi.mock('#server/files/inspect/sandboxed-inspection.ts', () => ({
  async inspectInSandbox(_type: string, bytes: Buffer) {
    slow.begun.push(bytes.toString('latin1').split('%%EOF\n')[1] ?? '');
    if (!slow.isOver) await new Promise<void>((done) => slow.letGo.push(done));
    return { verdict: 'safe' };
  },
}));

const host = await shareHost({ resources: withPapers });
const view = { name: 'A view', resource: 'faqs', query: '', columns: '' };
const papers = (words: string) => ({
  name: 'papers',
  filename: 'a.pdf',
  type: 'application/pdf',
  content: Buffer.concat([samplePdf(), Buffer.from(words)]),
});

let clients = 0;
async function newClient(): Promise<string> {
  clients += 1;
  const body = { ...newAccount, email: `slow-sender-${clients}@example.com` };
  const answer = await host.call('POST', accountCalls.register, { body });
  return signedInSchema.parse(answer.body.data).accessToken;
}

const statuses: number[] = [];
const sending: Promise<unknown>[] = [];
/** Sends it, and waits for no answer. */
function send(token: string, words: string, url = '/api/ListViews/Add'): void {
  const data = url.endsWith('/Add') ? [{ name: 'data', content: JSON.stringify(view) }] : [];
  const call = { form: formBody([...data, papers(words)]), headers: { authorization: `Bearer ${token}` } };
  sending.push(host.call('POST', url, call).then(({ status }) => statuses.push(status)));
}
const refusals = () => statuses.filter((status) => status === 429).length;

afterEach(async () => {
  slow.isOver = true;
  for (const done of slow.letGo.splice(0)) done();
  await Promise.all(sending.splice(0));
  slow.isOver = false;
  statuses.length = 0;
  slow.begun.length = 0;
});

async function recordOfClient(): Promise<number> {
  const answer = await host.call('POST', '/api/ListViews/Add', { as: 'User', body: view });
  return z.object({ id: z.number() }).parse(answer.body.data).id;
}

it('one client who sent many small slow documents kept everybody else from sending any', async () => {
  const id = await recordOfClient();
  const [greedy, other] = [await newClient(), await newClient()];
  for (let number = 0; number < 50; number += 1) send(greedy, 'greedy');
  await expect.poll(refusals).toBe(46);
  send(other, 'other');
  send(await host.tokenOf('Admin'), 'staff', `/api/ListViews/AddAttachment/${id}`);
  await expect
    .poll(() => {
      slow.letGo.shift()?.();
      return statuses.filter((status) => status === 200).length;
    })
    .toBe(6);
  expect([slow.begun.length, refusals()]).toEqual([6, 46]);
});

it('however many clients did it, staff could send nothing, or waited behind all of them', async () => {
  const id = await recordOfClient();
  for (let number = 0; number < 12; number += 1) {
    const client = await newClient();
    for (let form = 0; form < 4; form += 1) send(client, 'client');
  }
  await expect.poll(refusals).toBe(20);
  send(await host.tokenOf('Admin'), 'staff', `/api/ListViews/AddAttachment/${id}`);
  await expect
    .poll(() => {
      slow.letGo.shift()?.();
      return slow.begun;
    })
    .toContain('staff');
  // In the order in which they came it would be the last of 29.
  expect(slow.begun.length).toBeLessThan(20);
});
