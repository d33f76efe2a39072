import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { FILE_MAX_BYTES } from '#contract/file-rules.ts';
import { matterPath } from '#contract/matter.ts';
import { forgetHeldFiles } from '#providers/browser/draft-files.ts';
import { matters } from '#resources/matters.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { setLine } from '#tests/support/set-line.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host, bridge } = await shareBridgedHost(leaveSite);
const on = mattersOn(host);
const CLIENT = { email: 'client@yamama-fustat.example', password: 'Yamama-2026' };
beforeEach(() => signIn(CLIENT));
afterEach(() => void vi.restoreAllMocks());

const pdf = (name: string) => new File([new Uint8Array(samplePdf())], name, { type: 'application/pdf' });
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:file'));

async function newMatter() {
  const [kind] = matters;
  if (!kind) throw new Error('Clients send nothing');
  const { id } = await on.send(kind);
  return matterPath(kind, id);
}

it('a document that a client had chosen was gone after the way back', async () => {
  const path = await newMatter();
  const { user } = await openSite(path);
  await user.upload(await screen.findByLabelText('Add a document'), pdf('lease.pdf'));
  await screen.findByText('lease.pdf');
  cleanup();
  await openSite(path);
  expect(await screen.findByText('lease.pdf')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the document' })).toBeVisible();
});

it('a document that a reload took away is named, until the client lets go of it', async () => {
  const path = await newMatter();
  const { user } = await openSite(path);
  await user.upload(await screen.findByLabelText('Add a document'), pdf('lease.pdf'));
  await screen.findByText('lease.pdf');
  cleanup();
  forgetHeldFiles();
  await openSite(path);
  expect(await screen.findByText(/It has not been sent yet. Please attach it again/)).toBeVisible();
  expect(screen.getByText('lease.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('lease.pdf')).toBeNull());
  expect(drafts()).toEqual([]);
});

it('a document that is refused beside another leaves its key with it', async () => {
  const { user } = await openSite(await newMatter());
  const keptKey = () => sessionStorage.getItem(drafts()[0] ?? '')?.match(/"key":"([^"]+)"/)?.[1];
  const large = new File([new Uint8Array(FILE_MAX_BYTES + 1)], 'large.pdf', { type: 'application/pdf' });
  const input = await screen.findByLabelText('Add a document');
  await user.upload(input, large);
  await user.upload(screen.getByLabelText('Add a document'), pdf('first.pdf'));
  const before = keptKey();
  expect(before).toBeDefined();
  const [, remove] = screen.getAllByRole('button', { name: /Remove/ });
  await user.click(remove ?? document.body);
  expect(screen.queryByText('first.pdf')).toBeNull();
  await user.upload(screen.getByLabelText('Add a document'), pdf('second.pdf'));
  expect(keptKey()).not.toBe(before);
});

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

it('why one document was not sent still stood over the next one', async () => {
  const { user } = await openSite(await newMatter());
  bridge.server.use(
    http.post('*/AddAttachment/*', () => HttpResponse.json({ isSuccess: false }, { status: 500 }), {
      once: true,
    }),
  );
  await user.upload(await screen.findByLabelText('Add a document'), pdf('first.pdf'));
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Remove/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.upload(screen.getByLabelText('Add a document'), pdf('second.pdf'));
  await screen.findByText('second.pdf');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a document that was being sent stood there as unsent after a way through another page', async () => {
  const { user } = await openSite(await newMatter());
  await user.upload(await screen.findByLabelText('Add a document'), pdf('lease.pdf'));
  const call = holdCall(bridge.server, 'post', '*/AddAttachment/*');
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  await call.arrived;
  await user.click(screen.getByRole('link', { name: /^Back to my/ }));
  const rows = within(await screen.findByRole('list', { name: 'Your requests' })).getAllByRole('link');
  await user.click(rows[0] ?? document.body);
  expect(await screen.findByText('lease.pdf')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  await call.letGo();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Send(ing…| the document)$/ })).toBeNull(),
  );
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  // Among the documents, and in what was done, as soon as that has come.
  const [name] = await screen.findAllByText('lease.pdf');
  expect(name).toBeVisible();
  expect(drafts()).toEqual([]);
});

const refusesFile = (code: string) =>
  http.post('*/AddAttachment/*', () =>
    HttpResponse.json(
      failure({ code: 'validation', description: 'Check the fields.', fields: fileProblemOf(code) }, null),
      { status: 422 },
    ),
  );
const fileProblemOf = (code: string) => ({ 'attachments.0': { code, message: 'It cannot be taken.' } });

it('R347 R388 the focus was nowhere after the host had refused a document, as its button went', async () => {
  const { user } = await openSite(await newMatter());
  bridge.server.use(refusesFile('fileUnsafe'));
  const input = await screen.findByLabelText('Add a document');
  await user.upload(input, pdf('lease.pdf'));
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  await waitFor(() => expect(input).toHaveFocus());
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('lease.pdf')).toBeVisible();
});

it('R347 R388 the focus stayed on the button of a document that found no line, and goes to what says so', async () => {
  const { user } = await openSite(await newMatter());
  bridge.server.use(http.post('*/AddAttachment/*', () => HttpResponse.error(), { once: true }));
  await user.upload(await screen.findByLabelText('Add a document'), pdf('lease.pdf'));
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  const said = await screen.findByRole('alert');
  await waitFor(() => expect(said.parentElement).toHaveFocus());
});

it('the focus was nowhere once a document had gone', async () => {
  const { user } = await openSite(await newMatter());
  await user.upload(await screen.findByLabelText('Add a document'), pdf('lease.pdf'));
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  await screen.findByText(/was added/);
  await waitFor(() => expect(screen.getByLabelText('Add a document')).toHaveFocus());
});

it('a document that found no line goes by itself, once, when it is back', async () => {
  const { user } = await openSite(await newMatter());
  await user.upload(await screen.findByLabelText('Add a document'), pdf('lease.pdf'));
  const sent = () => bridge.calls.filter(({ line }) => line.includes('AddAttachment'));
  bridge.server.use(http.post('*/AddAttachment/*', () => HttpResponse.error(), { once: true }));
  setLine(false);
  await user.click(screen.getByRole('button', { name: 'Send the document' }));
  await screen.findByRole('alert');
  setLine(true);
  expect(await screen.findByText(/was added/)).toBeVisible();
  expect(sent()).toHaveLength(1);
});
