import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sendOnReturn } from '#public-site/sending/send-waiting.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { leaveSite, openSite } from './open-site.tsx';

const device = vi.hoisted(() => ({
  /** What the device has of a draft; it tells when it is told to. */
  read: (_key: string): Promise<File[]> => Promise.resolve([]),
  kept: [] as [key: string, names: string[]][],
}));
vi.mock('#providers/browser/kept-files.ts', () => ({
  readFiles: (key: string) => device.read(key),
  keepFiles: (key: string, files: readonly File[]) => {
    device.kept.push([key, files.map(({ name }) => name)]);
    return Promise.resolve();
  },
}));

const { host, bridge } = await shareBridgedHost(leaveSite);

const letter = () => new File([new Uint8Array(samplePdf())], 'letter.pdf', { type: 'application/pdf' });

/** The page after a reload, whose device still has to say which files it has. */
async function openAfterReload() {
  await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
  const key = crypto.randomUUID();
  let tell: (files: File[]) => void = () => {};
  device.kept = [];
  device.read = () => new Promise((resolve) => (tell = resolve));
  const values = { title: 'After a reload', description: 'Three invoices from March are still open.' };
  sessionStorage.setItem(
    'draft:request',
    JSON.stringify({ owner: null, key, values, fileNames: ['letter.pdf'] }),
  );
  const { user } = await openSite('/servicespage');
  const form = () => within(screen.getByRole('region', { name: 'Request a service' }));
  await screen.findByRole('option', { name: 'Debt recovery' });
  await user.selectOptions(form().getByLabelText('Service'), 'Debt recovery');
  await user.click(form().getByRole('button', { name: 'Send request' }));
  const button = await form().findByRole('button', { name: 'Sending…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  return { form, key, tell: (files: File[]) => act(async () => tell(files)) };
}
const sendings = () => bridge.calls.filter(({ line }) => line === 'POST /api/Requests/Add');

it('whoever presses Send right after a reload sends the files that the device still reads', async () => {
  const { key, tell } = await openAfterReload();
  expect(sendings()).toHaveLength(0);
  await tell([letter()]);
  const done = within(await screen.findByRole('group', { name: 'Your request was received' }));
  const files = within(done.getByRole('list', { name: 'These files arrived with it:' }));
  expect(files.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['letter.pdf']);
  expect(sendings()).toHaveLength(1);
  // Nothing of them stays on the device.
  await waitFor(() => expect(device.kept).toContainEqual([key, []]));
});

it('what was to go after the login waits for a press where its file had to be chosen again', async () => {
  await signIn({ email: 'client@yamama-fustat.example', password: 'Yamama-2026' });
  const key = crypto.randomUUID();
  device.read = () => Promise.resolve([]);
  const { body } = await host.call('GET', '/api/Services/GetAll', { query: { PageSize: '1' } });
  const [service] = z.array(z.object({ id: z.number() })).parse(body.data);
  const values = {
    serviceId: String(service?.id),
    title: 'After a reload',
    description: 'Three invoices from March are still open.',
  };
  sessionStorage.setItem(
    'draft:request',
    JSON.stringify({ owner: null, key, values, fileNames: ['letter.pdf'] }),
  );
  sendOnReturn('request', key);
  const { user } = await openSite('/servicespage');
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  const form = () => within(screen.getByRole('region', { name: 'Request a service' }));
  await user.upload(form().getByLabelText(/Attachments/), letter());
  // Longer than what goes by itself takes.
  await new Promise((resume) => setTimeout(resume, 700));
  expect(sendings()).toHaveLength(0);
  await user.click(form().getByRole('button', { name: 'Send request' }));
  await screen.findByRole('group', { name: 'Your request was received' });
});

it('nothing goes by itself without a file that the device has lost: its name is told, and a press sends', async () => {
  const { form, key, tell } = await openAfterReload();
  await tell([]);
  expect(await form().findByText('letter.pdf')).toBeVisible();
  const button = await form().findByRole('button', { name: 'Send request' });
  expect(sendings()).toHaveLength(0);
  act(() => button.click());
  await screen.findByRole('group', { name: 'Your request was received' });
  expect(sendings()).toHaveLength(1);
  await waitFor(() => expect(device.kept).toContainEqual([key, []]));
});
