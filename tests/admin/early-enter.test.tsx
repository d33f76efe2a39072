import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);

it('a colleague whose name was entered at once was not mentioned, and the note had a line more', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole('textbox', { name: 'Write a note…' });
  await user.type(note, '@Nada{Enter}');
  await waitFor(() => expect(note).not.toHaveValue('@Nada'));
  expect(note).toHaveDisplayValue(/^@Nada \S+ $/);
});

it('after a mention the same colleague was offered again, and Enter began no line', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole('textbox', { name: 'Write a note…' });
  await user.type(note, '@Nada');
  await user.click(await screen.findByRole('option', { name: /^Nada/ }));
  await waitFor(() => expect(note).toHaveDisplayValue(/^@Nada \S+ $/));
  const offeredAgain = screen.findByRole('option', undefined, { timeout: 700 }).then(
    () => true,
    () => false,
  );
  expect(await offeredAgain).toBe(false);
  await user.type(note, '{Enter}call her{Enter}today');
  expect(note).toHaveDisplayValue(/^@Nada \S+ \ncall her\ntoday$/);
});

it('an Enter after a name that nobody has was swallowed', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole('textbox', { name: 'Write a note…' });
  await user.type(note, '@Nobody is here{Enter}');
  await waitFor(() => expect(note).toHaveDisplayValue('@Nobody is here\n'));
});

it('a record that was entered at once in the palette was swallowed', async () => {
  const user = await openPanel({ host, path: '/admin' });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox');
  await user.paste('Nada Al');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box).not.toBeInTheDocument());
});

it('a request had no way to edit it from its own page, by button or key', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const edit = await screen.findByRole('link', { name: 'Edit' });
  expect(edit).toHaveAttribute('href', `/admin/requests/${id}/edit`);
  await user.keyboard('e');
  expect(await screen.findByRole('button', { name: /^Save/ })).toBeVisible();
});

it('a note that was not sent yet was left behind by the key for the form', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  await user.type(await screen.findByRole('textbox', { name: 'Write a note…' }), 'Half a note');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('e');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

it('a colleague whose name continues that of one who was mentioned was not offered', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a note…' });
  await user.type(note, '@Nada');
  await user.click(await screen.findByRole('option', { name: /^Nada/ }));
  await waitFor(() => expect(note).toHaveDisplayValue(/^@Nada \S+ $/));
  const name = note.value.slice(1).trim();
  const body = {
    ...buildRecord(users, { number: 8400 }),
    fullNameAr: name,
    fullNameEn: `${name} Junior`,
    role: 'CustomerService',
  };
  await host.call('POST', '/api/ApplicationUsers/AddWithRole', { as: 'Admin', body });
  await user.type(note, 'Jun');
  await screen.findByRole('option', { name: new RegExp(`^${name} Junior`) });
  // Whoever is mentioned already is not meant by it.
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(note).toHaveDisplayValue(`@${name} Junior `));
  // Both are mentioned by now, and neither is offered once more: Enter begins a line.
  await user.keyboard('{Enter}');
  await waitFor(() => expect(note).toHaveDisplayValue(`@${name} Junior \n`));
});
