import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { callPath } from '#contract/resource-paths.ts';
import { requests } from '#resources/requests.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);

const partySchema = z.looseObject({ id: z.number(), nameEn: z.string() });

/** Writes the parties of a request, and gives them as they are then. */
async function write(id: number, parties: readonly object[]) {
  const before = z.looseObject({}).parse(await on.read(requests, id));
  const kept = Object.fromEntries(
    ['branchId', 'assigneeId', 'dueDate'].map((key) => [key, before[key] ?? null]),
  );
  await host.call('PUT', callPath(requests, requests.verbs.update), {
    as: 'CustomerService',
    body: { id, ...kept, parties },
  });
  return z.looseObject({ parties: z.array(partySchema) }).parse(await on.read(requests, id)).parties;
}

const party = (nameEn: string) => ({ nameAr: '', nameEn, side: 'related', number: '' });

it('the timeline says which party was added, changed and removed, and not only that rows are there', async () => {
  const { id } = await on.send(requests);
  const [first, second] = await write(id, [party('Nawras Trading'), party('Qatrana Cement')]);
  await write(id, [
    { ...party('Nawras Trading'), id: first?.id, side: 'own' },
    { ...party('Qatrana Cement'), id: second?.id },
  ]);
  await write(id, [{ ...party('Qatrana Cement'), id: second?.id }, { ...party('Tuwaiq Steel') }]);
  await openPanel({ host, path: `/admin/requests/${id}` });
  const timeline = await screen.findByRole('list', { name: 'Timeline' });
  const told = within(timeline)
    .getAllByText(/^Parties:/)
    .map((item) => item.textContent);
  expect(told).toEqual([
    'Parties: added Tuwaiq Steel · removed Nawras Trading',
    'Parties: changed Nawras Trading',
    'Parties: added Nawras Trading, Qatrana Cement',
  ]);
});
