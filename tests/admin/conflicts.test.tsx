import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ConflictDecision } from '#contract/conflicts.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { requests } from '#resources/requests.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);
const { write, conflictsOf, decide, clientNamed, erase } = conflictsOn(host);

/** Opens a record about one of whose parties something was decided, a client who was erased since. */
async function openDecided(name: string, decision: ConflictDecision['decision']) {
  const known = await clientNamed(name, name);
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameEn: name, side: 'other' }]);
  const [hit] = await conflictsOf(requests, id);
  const walled = decision === 'wall' ? { walled: [await host.userIdOf('CustomerService')] } : {};
  await decide(requests, id, { conflictId: hit?.id, decision, sentence: 'Her brother', ...walled });
  await erase(known);
  await openPanel({ host, path: `/admin/requests/${id}` });
  return within(await screen.findByRole('region', { name: 'Possible conflicts of interest' }));
}

describe('what was decided about a client who was erased', () => {
  it('is shown with what they were and who decided, and is not offered again: nobody sees whom', async () => {
    const conflicts = await openDecided('Marwan Alishbili', 'clear');
    expect(await conflicts.findByText('Personal data erased')).toBeVisible();
    expect(conflicts.getByText('Client of the firm')).toBeVisible();
    expect(conflicts.getByText('Personal data was erased since. The decision stands.')).toBeVisible();
    expect(conflicts.getByText('Her brother')).toBeVisible();
    expect(conflicts.getAllByText('No conflict')).toHaveLength(2);
    expect(conflicts.queryByRole('button')).toBeNull();
  });

  it('can be decided otherwise while a wall stands', async () => {
    const conflicts = await openDecided('Ziryab Alwahrani', 'wall');
    expect(await conflicts.findByText('Personal data erased')).toBeVisible();
    expect(conflicts.getByRole('button', { name: 'No conflict' })).toBeVisible();
  });
});

it('a client who is also a party of their own matter is one card for the party, and one decision is kept for each', async () => {
  const [name, number] = ['Buthaina Alqurtubi', '1010333777'];
  const known = await clientNamed('بثينة القرطبي', name);
  const { id: theirs } = await on.send(requests);
  await host.database.pool.query('update requests set client_id = $2 where id = $1', [theirs, known]);
  await write(requests, theirs, [{ nameEn: name, number, side: 'own' }]);
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameEn: name, number, side: 'other' }]);
  expect(await conflictsOf(requests, id)).toMatchObject([
    { other: { clientId: known }, reason: 'sameName' },
    { other: { clientId: known }, reason: 'sameNumber' },
  ]);

  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  const conflicts = within(await screen.findByRole('region', { name: 'Possible conflicts of interest' }));
  const card = within(await conflicts.findByRole('listitem'));
  expect(card.getByText(/Same number/)).toBeVisible();
  expect(card.getByText(/Same name/)).toBeVisible();
  expect(card.getByText('Client of the firm')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'No conflict' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reason/), 'It ended six years ago.');
  await user.click(dialog.getByRole('button', { name: 'No conflict' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const decided = { outcomes: [{ decision: 'clear', sentence: 'It ended six years ago.' }] };
  expect(await conflictsOf(requests, id)).toMatchObject([decided, decided]);
  await waitFor(() => expect(conflicts.getAllByText('It ended six years ago.')).toHaveLength(1));
});

it('that a conflict was found was taken away by what was saved next', async () => {
  await clientNamed('Zumurruda Alqatifi', 'Zumurruda Alqatifi');
  const ids = [await on.send(requests), await on.send(requests)].map(({ id }) => id);
  const save = async () => screen.findByRole('button', { name: 'Save' });
  const user = await openPanel({ host, path: `/admin/requests/${ids[0]}/edit` });
  await user.click(await screen.findByRole('button', { name: 'Add: Party' }));
  const name = await screen.findByLabelText(/^Name \(English\)/);
  fireEvent.change(name, { target: { value: 'Zumurruda Alqatifi' } });
  await user.selectOptions(screen.getByLabelText(/^Side/), 'other');
  await user.click(await save());
  expect(await screen.findByText(/A possible conflict of interest was found/)).toBeVisible();
  const other = await waitFor(() => {
    const link = document.querySelector(`tr[data-row-id="${ids[1]}"] a`);
    if (!link) throw new Error('The list has not come');
    return link;
  });
  await user.click(other);
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  const reason = await screen.findByLabelText(/^Reason for legal hold/);
  fireEvent.change(reason, { target: { value: 'A court has asked' } });
  await user.click(await save());
  await waitFor(() => expect(screen.getAllByText('Changes saved')).toHaveLength(2));
  expect(screen.getByText(/A possible conflict of interest was found/)).toBeVisible();
});

it('the words of a decision vanished when a colleague took the party out', async () => {
  await clientNamed('Yaqut Alhamawi', 'Yaqut Alhamawi');
  const { id } = await on.send(requests);
  await write(requests, id, [{ nameEn: 'Yaqut Alhamawi', side: 'other' }]);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  await user.click(await screen.findByRole('button', { name: 'No conflict' }));
  const reason = within(await screen.findByRole('dialog')).getByLabelText(/Reason/);
  await user.type(reason, 'Another person');
  await host.database.pool.query(
    'delete from conflict_hits where id not in (select hit_id from conflict_outcomes)',
  );
  await write(requests, id, []);
  expect(await conflictsOf(requests, id)).toEqual([]);
  act(() => changeChannel.receive({ resource: 'requests', type: 'updated', ids: [id] }));
  await waitFor(() =>
    expect(document.querySelector('section[aria-labelledby="conflicts-title"] li')).toBeNull(),
  );
  expect(reason).toBeInTheDocument();
  expect(reason).toHaveValue('Another person');
});
