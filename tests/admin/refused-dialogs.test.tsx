import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { daysAhead, freeDay, mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);
const { pool } = host.database;
const on = mattersOn(host);
const conflicts = conflictsOn(host);
/** What takes a time in spite of what speaks against it. */
const ANYWAY = /anyway$/;
const dialogOf = async () => within(await screen.findByRole('dialog'));

it('a time that somebody else has was offered in spite of it, which could never be saved', async () => {
  const at = daysAhead(90);
  const body = { scheduledAt: at, consultantId: 1, place: '' };
  const { id: first } = await on.send(consultations);
  expect((await on.move(consultations, 'schedule', first, { body })).status).toBe(200);
  const { id } = await on.send(consultations);
  await pool.query('update consultations set scheduled_at = $2, consultant_id = 1 where id = $1', [id, at]);
  const user = await openPanel({ host, path: `/admin/law-consultations/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = await dialogOf();
  expect(await dialog.findByText(/has another appointment/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  expect(dialog.queryByRole('button', { name: ANYWAY })).toBeNull();
});

it('an hour that a client had chosen looked free until the host refused it', async () => {
  const query = { BranchId: '1', Way: 'phone', About: '1' };
  const free = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
  const wishedAt = freeSlotsSchema.parse(free.body.data).slots.at(-1) ?? '';
  const given = { areaId: 1, branchId: 1, way: 'phone', wishedAt, secondChoiceAt: null };
  const body = { ...buildRecord(consultations, { role: 'User' }), ...given };
  const { consultantId } = await on.send(consultations, 'User', body);
  const { id } = await on.send(consultations);
  await pool.query('update consultations set scheduled_at = $2, consultant_id = $3 where id = $1', [
    id,
    wishedAt,
    consultantId,
  ]);
  const user = await openPanel({ host, path: `/admin/law-consultations/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = await dialogOf();
  expect(await dialog.findByText(/busy at this time, with an appointment or a time/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  expect(dialog.queryByRole('button', { name: ANYWAY })).toBeNull();
});

it('a short appointment was said to meet another that begins as it ends', async () => {
  const takes = (minutes: number) => pool.query('update appointment_settings set minutes = $1', [minutes]);
  const at = freeDay(77);
  const { id: first } = await on.send(consultations);
  await takes(30);
  const body = { scheduledAt: at, consultantId: 1, place: '' };
  expect((await on.move(consultations, 'schedule', first, { body })).status).toBe(200);
  await takes(60);
  const { id } = await on.send(consultations);
  await pool.query(
    `update consultations set scheduled_at = $2::timestamptz + interval '30 minutes', consultant_id = 1 where id = $1`,
    [id, at],
  );
  const user = await openPanel({ host, path: `/admin/law-consultations/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = await dialogOf();
  expect(await dialog.findByText(/outside the lawyer’s hours/)).toBeVisible();
  const schedule = dialog.getByRole('button', { name: 'Schedule' });
  await waitFor(() => expect(schedule).not.toHaveAttribute('aria-busy'));
  expect(dialog.queryByText(/has another appointment|is taken/)).toBeNull();
  expect(dialog.getByRole('button', { name: ANYWAY })).toBeVisible();
});

it('a time that is past was offered anyway, which the host then refused', async () => {
  const { id } = await on.send(consultations);
  // On a Saturday too, when nobody is there: of times like that the staff may choose one that is to come.
  await pool.query(
    `update consultations set scheduled_at = '2026-01-03T20:00:00Z', consultant_id = 1 where id = $1`,
    [id],
  );
  const user = await openPanel({ host, path: `/admin/law-consultations/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = await dialogOf();
  expect(await dialog.findByText('This time has passed.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: ANYWAY })).toBeNull();
  const schedule = dialog.getByRole('button', { name: 'Schedule' });
  // Whether somebody else has that time is asked at the same moment.
  await waitFor(() => expect(schedule).not.toHaveAttribute('aria-busy'));
  await user.click(schedule);
  expect(await dialog.findByText('Choose a time in the future')).toBeVisible();
});

/** A request that is to be rejected, with the reason typed. */
async function typeReason(id: number, name = 'Reject') {
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await dialogOf();
  const reason = await dialog.findByRole('textbox', { name: /^Reason for the client/ });
  fireEvent.change(reason, { target: { value: 'Not our field.' } });
  return { user, dialog, reason };
}

it('R224 after a refusal nothing could be sent any more, whatever was typed', async () => {
  const { id } = await on.send(requests);
  const { dialog, reason } = await typeReason(id);
  await pool.query(`update requests set status = 'Resolved' where id = $1`, [id]);
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  const refusal = await dialog.findByRole('alert');
  expect(refusal).toHaveTextContent(
    /^Error updating request.*Somebody else was quicker\. The current status/,
  );
  expect(dialog.queryByRole('button', { name: 'Reject' })).toBeNull();
  fireEvent.change(reason, { target: { value: 'Not our field, after all.' } });
  expect(await dialog.findByRole('button', { name: 'Reject' })).toBeEnabled();
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('a move that a conflict of interest holds back was refused as if a colleague had been quicker', async () => {
  const { id } = await on.send(requests);
  await conflicts.clientNamed('Held Back', 'Held Back');
  await conflicts.write(requests, id, [{ nameEn: 'Held Back', side: 'other' }]);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText(/^The conflict of interest comes first\. /)).toBeVisible();
  expect(screen.getByText('Error updating request')).toBeVisible();
  expect(screen.queryByText(/Somebody else was quicker/)).toBeNull();
});

it('the first space that was typed into a dialog closed it', async () => {
  const { id } = await on.send(requests);
  const { user, reason } = await typeReason(id);
  await waitFor(() => expect(reason).toHaveFocus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});
