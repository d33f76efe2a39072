import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { draftsAreKept } from '#providers/drafts/kept-drafts.ts';
import { requests } from '#resources/requests.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel, { env: { MOVE_HOLD_SECONDS: '2' } });
const on = mattersOn(host);

const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name });
const reason = async () => within(await screen.findByRole('dialog')).getByRole('textbox');
const keptNames = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => /draft:/i.test(name));

async function rejectOne(user: UserEvent) {
  await user.click(await button('Reject'));
  await user.type(await reason(), 'Not our field');
  await user.click(await inDialog('Reject'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const openOne = async () => {
  const { id } = await on.send(requests);
  return { id, user: await openPanel({ host, path: `/admin/requests/${id}` }) };
};

it('the reason of a move that was taken back is still there when it is asked for again', async () => {
  const { user } = await openOne();
  await rejectOne(user);
  await user.click(await button('Undo'));
  await screen.findByText(/^Taken back/);
  await user.click(await button('Reject'));
  await user.click(await inDialog('Restore'));
  await waitFor(async () => expect(await reason()).toHaveValue('Not our field'));
});

it('the reason of a move that was made is not kept any longer', async () => {
  const { id, user } = await openOne();
  await rejectOne(user);
  await draftsAreKept();
  expect(keptNames()).toHaveLength(1);
  await waitFor(async () => expect(await on.read(requests, id)).toMatchObject({ status: 'Rejected' }));
  await waitFor(() => expect(keptNames()).toEqual([]));
});

it('the reason of a move of many that was taken back is still there when it is asked for again', async () => {
  const { number } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests?SearchTerm=${number}` });
  const ask = async () => {
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select: / });
    await user.click(box ?? document.body);
    const bar = within(await screen.findByRole('region', { name: 'Selected records' }));
    await user.click(bar.getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  };
  await ask();
  await user.type(await reason(), 'Not our field');
  await user.click(await inDialog('Reject'));
  await user.click(await button('Undo'));
  await screen.findByText(/^Taken back/);
  await ask();
  await user.click(await inDialog('Restore'));
  await waitFor(async () => expect(await reason()).toHaveValue('Not our field'));
});

it('nobody is told that a move was made when nothing was left to make', async () => {
  bridge.server.use(
    http.post('*/MakeMove/*', () => HttpResponse.json({ isSuccess: true, data: { ids: [] }, error: null })),
  );
  const { user } = await openOne();
  await rejectOne(user);
  expect(await screen.findByText(/dealt with/)).toBeVisible();
  expect(screen.queryByText(/: Rejected$/)).toBeNull();
  expect(keptNames()).toHaveLength(1);
});
