import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { matterPath } from '#contract/matter.ts';
import { matters } from '#resources/matters.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);
const on = mattersOn(host);
const CLIENT = { email: 'client@yamama-fustat.example', password: 'Yamama-2026' };
beforeEach(() => signIn(CLIENT));

const pdf = (name: string) => new File([new Uint8Array(samplePdf())], name, { type: 'application/pdf' });
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:file'));

async function newMatter() {
  const [kind] = matters;
  if (!kind) throw new Error('Clients send nothing');
  const { id } = await on.send(kind);
  return matterPath(kind, id);
}

it.each(['the way back', 'the end of the session'])(
  'a document that a client had chosen was gone after %s',
  async (leave) => {
    const path = await newMatter();
    const { user } = await openSite(path);
    await user.upload(await screen.findByLabelText('Add a document'), pdf('lease.pdf'));
    await screen.findByText('lease.pdf');
    cleanup();
    if (leave === 'the end of the session') await signIn(CLIENT);
    await openSite(path);
    expect(await screen.findByText('lease.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the document' })).toBeVisible();
  },
);

it('each document goes out under a key of its own, and nothing of one that went is kept', async () => {
  const { user } = await openSite(await newMatter());
  for (const name of ['first.pdf', 'second.pdf']) {
    await user.upload(await screen.findByLabelText('Add a document'), pdf(name));
    expect(drafts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Send the document' }));
    await waitFor(() => expect(screen.getByText(/was added/)).toHaveTextContent(name));
    expect(drafts()).toEqual([]);
  }
  const keys = bridge.calls
    .filter(({ line }) => line.includes('AddAttachment'))
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

it('a document that is chosen in the place of another is not taken for that one', async () => {
  const { user } = await openSite(await newMatter());
  const keptKey = () => sessionStorage.getItem(drafts()[0] ?? '')?.match(/"key":"([^"]+)"/)?.[1];
  await user.upload(await screen.findByLabelText('Add a document'), pdf('first.pdf'));
  const before = keptKey();
  await user.click(screen.getByRole('button', { name: /Remove/ }));
  expect(drafts()).toEqual([]);
  await user.upload(screen.getByLabelText('Add a document'), pdf('second.pdf'));
  expect(keptKey()).toBeDefined();
  expect(keptKey()).not.toBe(before);
});
