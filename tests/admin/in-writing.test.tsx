import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consultations } from '#resources/consultations.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);
const MEETING = ['Second choice', 'Preferred times'];

const open = async (consultationTypeId: number) => {
  const body = { ...buildRecord(consultations, { role: 'User' }), consultationTypeId };
  const { id } = await on.send(consultations, 'User', body);
  await openPanel({ host, path: `/admin/law-consultations/${id}` });
  await screen.findByText('Meeting type', { selector: 'dt' });
  const labels = [...screen.getAllByRole('term'), ...screen.getAllByRole('heading', { level: 2 })];
  const terms = labels.map(({ textContent }) => textContent);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  return { terms, buttons };
};

it('the panel offered staff an appointment for what is answered in writing', async () => {
  const { terms, buttons } = await open(6);
  expect(terms).toContain('Meeting type');
  for (const label of MEETING) expect(terms).not.toContain(label);
  expect(buttons).toContain('Mark as answered');
  for (const label of ['Schedule', 'Confirm the chosen time']) expect(buttons).not.toContain(label);
});

it('of what somebody meets for it shows the appointment, and offers to set one', async () => {
  const { terms, buttons } = await open(1);
  expect(terms).toEqual(expect.arrayContaining(MEETING));
  expect(buttons).toContain('Schedule');
  expect(buttons).not.toContain('Mark as answered');
});
