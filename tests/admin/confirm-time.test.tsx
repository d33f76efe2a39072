import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { consultations } from '#resources/consultations.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
const { pool } = host.database;
const on = mattersOn(host);
const CONFIRM = 'Confirm the chosen time';

/** A client has chosen a time; opens what confirms it. */
async function openConfirming({ isAway }: { isAway: boolean }) {
  const query = { BranchId: '1', Way: 'phone', About: '1' };
  const free = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
  const [wishedAt = ''] = freeSlotsSchema.parse(free.body.data).slots;
  const given = { areaId: 1, branchId: 1, way: 'phone', wishedAt, secondChoiceAt: null };
  const body = { ...buildRecord(consultations, { role: 'User' }), ...given };
  const { id } = await on.send(consultations, 'User', body);
  if (isAway)
    await pool.query(
      `insert into consultant_absences (consultant_id, kind, starts_at, ends_at)
       select consultant_id, 'off', wished_at, wished_at + interval '1 hour' from consultations where id = $1`,
      [id],
    );
  const user = await openPanel({ host, path: `/admin/law-consultations/${id}` });
  await user.click(await screen.findByRole('button', { name: CONFIRM }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, id };
}

it('staff confirmed a time for a consultant who had been given leave since, and nobody was warned', async () => {
  const { user, dialog, id } = await openConfirming({ isAway: true });
  expect(await dialog.findByText(/away/)).toBeVisible();
  expect(dialog.getByRole('button', { name: CONFIRM })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: /anyway$/ }));
  await waitFor(async () => expect((await on.read(consultations, id)).status).toBe('Scheduled'));
});

it('a time that still stands is confirmed in one press, and no other record is looked for', async () => {
  const { user, dialog, id } = await openConfirming({ isAway: false });
  const confirm = dialog.getByRole('button', { name: CONFIRM });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
  expect(dialog.queryByRole('button', { name: /anyway$/ })).toBeNull();
  expect(bridge.calls.some(({ line }) => line.includes('GetTimeProblems'))).toBe(true);
  expect(bridge.calls.filter(({ line }) => /Consultations\/GetAll.*ConsultantId/.test(line))).toEqual([]);
  await user.click(confirm);
  await waitFor(async () => expect((await on.read(consultations, id)).status).toBe('Scheduled'));
});
