import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { offeredTimesSchema } from '#contract/appointments.ts';
import { dayIn } from '#contract/day-in.ts';
import { localTime, momentAt } from '#contract/zoned-time.ts';
import { adminPath, editPath } from '#contract/resource-paths.ts';
import { consultantAbsences } from '#resources/consultant-absences.ts';
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
/** Ten days from now. */
const DAY = dayIn(new Date(Date.now() + 10 * 86_400_000), 'Asia/Riyadh');
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
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  // What returns nothing leaves the call to the host.
  bridge.server.use(http.get('*/api/Branches/GetAll', () => held));
  const { user, dialog, id } = await openScheduling();
  const input = dialog.getByLabelText('Appointment');
  expect(input).toHaveAttribute('readonly');
  expect(dialog.getByText('Waiting for the office’s clock…')).toBeVisible();
  answer();
  await waitFor(() => expect(input).not.toHaveAttribute('readonly'));
  const times = within(await dialog.findByRole('region', { name: 'Free times' }));
  await user.click(times.getAllByRole('button')[0] ?? document.body);
  const typed = `${DAY}T10:00`;
  fireEvent.change(input, { target: { value: typed } });
  const schedule = dialog.getByRole('button', { name: 'Schedule' });
  await waitFor(() => expect(schedule).not.toHaveAttribute('aria-busy'));
  await user.click(dialog.queryByRole('button', { name: /anyway$/ }) ?? schedule);
  await waitFor(async () => {
    const { scheduledAt } = await on.read(consultations, id);
    expect(scheduledAt).toBe(momentAt(typed, 'Asia/Riyadh'));
  });
});

it('when a lawyer is away was typed on the computer’s clock, shown on Riyadh’s, and neither was named', async () => {
  const { rows } = await host.database.pool.query<{ id: number }>(
    `insert into consultant_absences (consultant_id, kind, starts_at, ends_at)
     values (1, 'off', '2027-03-14T06:30:00Z', '2027-03-14T10:00:00Z') returning id`,
  );
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Africa/Cairo';
  try {
    await openPanel({ host, path: editPath(consultantAbsences, rows[0]?.id ?? 0) });
    expect(await screen.findByLabelText(/^From/)).toHaveValue('2027-03-14T09:30');
    expect(screen.getAllByText('Times shown for Riyadh')).toHaveLength(2);
    leavePanel();
    await openPanel({ host, path: adminPath(consultantAbsences) });
    expect((await screen.findAllByText(/Riyadh time/)).length).toBeGreaterThan(0);
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});

const lawyersSchema = z.array(z.object({ id: z.number(), nameEn: z.string() }));

/**
 * One lawyer is away at the time that is filled in, and another one has just been entered in their place: the host has not
 * been asked for that name yet.
 */
async function enterAnotherLawyer({ isOtherAway }: { isOtherAway: boolean }) {
  const { user, dialog, id } = await openScheduling();
  const offered = await host.call('GET', `/api/Consultations/GetTimesToOffer/${id}`, { as: 'Admin' });
  const [time] = offeredTimesSchema.parse(offered.body.data);
  const { body } = await host.call('GET', '/api/Lawyers/GetAll', { as: 'Admin' });
  const lawyers = lawyersSchema.parse(body.data);
  const free = lawyers.find((one) => one.id === time?.consultantId);
  const away = lawyers.find((one) => one.id !== time?.consultantId);
  if (!time || !free || !away) throw new Error('No time is free');
  for (const lawyer of isOtherAway ? [away, free] : [away])
    await host.database.pool.query(
      `insert into consultant_absences (consultant_id, kind, starts_at, ends_at)
       values ($1, 'off', $2::timestamptz, $2::timestamptz + interval '1 hour')`,
      [lawyer.id, time.at],
    );
  const input = dialog.getByLabelText('Appointment');
  await waitFor(() => expect(input).not.toHaveAttribute('readonly'));
  fireEvent.change(input, { target: { value: localTime(time.at, 'Asia/Riyadh') } });
  const box = dialog.getByRole('searchbox', { name: 'Lawyer' });
  const enterName = async (name: string) => {
    await user.clear(box);
    await user.paste(name);
    await user.keyboard('{ArrowDown}{Enter}');
  };
  await user.click(box);
  await enterName(away.nameEn);
  const anyway = await dialog.findByRole('button', { name: /anyway$/ });
  await enterName(free.nameEn);
  return { user, dialog, id, box, anyway, other: free };
}

it('a lawyer who had just been entered was passed over, and the one who is away was booked in spite of it', async () => {
  const { user, id, anyway, other } = await enterAnotherLawyer({ isOtherAway: false });
  await user.click(anyway);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () =>
    expect(await on.read(consultations, id)).toMatchObject({ status: 'Scheduled', consultantId: other.id }),
  );
});

it('what was overruled of one lawyer is asked again of the one who was entered in their place', async () => {
  const { user, dialog, id, box, anyway, other } = await enterAnotherLawyer({ isOtherAway: true });
  await user.click(anyway);
  await waitFor(() => expect(box).toHaveValue(other.nameEn));
  const again = await dialog.findByRole('button', { name: /anyway$/ });
  expect(await on.read(consultations, id)).toMatchObject({ status: 'Pending' });
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () =>
    expect(await on.read(consultations, id)).toMatchObject({ status: 'Scheduled', consultantId: other.id }),
  );
});
