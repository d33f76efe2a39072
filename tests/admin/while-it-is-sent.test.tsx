import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { callPath } from '#contract/resource-paths.ts';
import { requests } from '#resources/requests.ts';
import { holdCall } from '#tests/support/hold-call.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);
const REJECTION = '*/api/Requests/RejectLater';
const reasonField = () => screen.findByRole('textbox', { name: /^Reason for the client/ });

it('what was typed into a dialog after it was sent was dropped, and the focus with it', async () => {
  const { id } = await on.send(requests);
  let refuse = () => {};
  const isRefused = new Promise<void>((resolve) => (refuse = resolve));
  bridge.server.use(http.post(REJECTION, () => isRefused.then(() => HttpResponse.error())));
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const reason = await reasonField();
  await user.type(reason, 'Not our field{Control>}{Enter}{/Control}');
  await waitFor(() => expect(reason.closest('[inert]')).not.toBeNull());
  // As browsers do with what takes nothing.
  act(() => reason.blur());
  refuse();
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(reason.closest('[inert]')).toBeNull());
  await waitFor(() => expect(reason).toHaveFocus());
});

it('what was typed over many rows after it was sent was dropped', async () => {
  const { number } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests?SearchTerm=${number}` });
  await user.click(await screen.findByRole('checkbox', { name: /^Select: / }));
  const bar = within(await screen.findByRole('region', { name: 'Selected records' }));
  await user.click(bar.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  const reason = await reasonField();
  const sending = holdCall(bridge.server, 'post', REJECTION);
  await user.type(reason, 'Not our field{Control>}{Enter}{/Control}');
  await waitFor(() => expect(reason.closest('[inert]')).not.toBeNull());
  sending.letGo();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('what was typed into the name of a view after it was sent was dropped', async () => {
  const body = { name: 'Named', resource: 'requests', query: 'Status=Pending', columns: '' };
  await host.call('POST', '/api/ListViews/Add', { as: 'Admin', body });
  const user = await openPanel({ host, path: '/admin/requests' });
  await screen.findAllByRole('row');
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('button', { name: 'Rename: Named' }));
  const field = await screen.findByRole('textbox', { name: 'New name: Named' });
  const sending = holdCall(bridge.server, 'put', '*/api/ListViews/Update');
  await user.type(field, ' anew{Enter}');
  await sending.arrived;
  expect(field.closest('[inert]')).not.toBeNull();
  sending.letGo();
  await waitFor(() => expect(field).not.toBeInTheDocument());
});

it('a file, and «for the client», chosen for the next note while one was on its way were dropped', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole('textbox', { name: 'Write a note…' });
  const sending = holdCall(bridge.server, 'post', `*${callPath(requests, requests.verbs.addNote, id)}`);
  await user.type(note, 'For us{Control>}{Enter}{/Control}');
  await sending.arrived;
  await user.click(screen.getByRole('button', { name: 'Attach files' }));
  const file = new File([new Uint8Array(2000)], 'deed.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText(/^Files of this note/), file);
  const forClient = screen.getByRole('radio', { name: 'Visible to the client' });
  await user.click(forClient);
  sending.letGo();
  await screen.findByText('The note is added');
  await waitFor(() => expect(note).toHaveValue(''));
  expect(screen.getByText('deed.pdf')).toBeVisible();
  expect(forClient).toBeChecked();
});

it('a place for files that was opened for the next note was closed by the one before', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const note = await screen.findByRole('textbox', { name: 'Write a note…' });
  const sending = holdCall(bridge.server, 'post', `*${callPath(requests, requests.verbs.addNote, id)}`);
  await user.type(note, 'For us{Control>}{Enter}{/Control}');
  await sending.arrived;
  await user.click(screen.getByRole('button', { name: 'Attach files' }));
  sending.letGo();
  await waitFor(() => expect(note).toHaveValue(''));
  expect(screen.getByLabelText(/^Files of this note/)).toBeInTheDocument();
});
