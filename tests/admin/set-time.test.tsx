import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { consultations } from '#resources/consultations.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);

/** Opens what gives a consultation its time. */
async function openScheduling() {
  const given = { areaId: 1, branchId: 1, way: 'phone', wishedAt: null, secondChoiceAt: null };
  const body = { ...buildRecord(consultations, { role: 'User' }), ...given };
  const { id } = await on.send(consultations, 'User', body);
  const user = await openPanel({ host, path: `/admin/law-consultations/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, id };
}
const never = async () => {
  await delay('infinite');
};

it('staff give a free time by one press, and the times stay where they are', async () => {
  const { user, dialog, id } = await openScheduling();
  const times = within(await dialog.findByRole('region', { name: 'Free times' }));
  const said = () => times.getAllByRole('button').map(({ textContent }) => textContent);
  const before = said();
  const [, second] = times.getAllByRole('button');
  if (!second) throw new Error('no times are offered');
  await user.click(second);
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByLabelText('Appointment')).not.toHaveValue('');
  const schedule = dialog.getByRole('button', { name: 'Schedule' });
  await waitFor(() => expect(schedule).not.toHaveAttribute('aria-busy'));
  expect(said()).toEqual(before);
  await user.click(schedule);
  await waitFor(async () => expect((await on.read(consultations, id)).status).toBe('Scheduled'));
});

it('a dialog could not be left while its time was looked at', async () => {
  bridge.server.use(http.get('*/api/Consultations/GetTimeProblems/*', never));
  const { user, dialog } = await openScheduling();
  const times = within(await dialog.findByRole('region', { name: 'Free times' }));
  await user.click(times.getAllByRole('button')[0] ?? document.body);
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Schedule' })).toHaveAttribute('aria-busy', 'true'),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a time was typed by the browser’s clock before that of the office was known', async () => {
  bridge.server.use(http.get('*/api/Branches/GetAll', never));
  const { dialog } = await openScheduling();
  expect(dialog.getByLabelText('Appointment')).toHaveAttribute('readonly');
});
