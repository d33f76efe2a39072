import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callPath } from '#contract/resource-paths.ts';
import { requests } from '#resources/requests.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);

it('«First reply overdue» led to a list that had answered requests among those it counted', async () => {
  const answered = await on.send(requests);
  await on.note(requests, answered.id, { text: 'We have read it', visibility: 'client' });
  await host.database.pool.query(
    `update requests set reply_due_at = now() - interval '1 hour' where status = 'Pending'`,
  );
  await openPanel({ host, path: '/admin' });
  const tile = await screen.findByRole('link', { name: /First reply overdue/ });
  const { searchParams } = new URL(tile.getAttribute('href') ?? '', 'https://firm.example');
  const { body } = await host.call('GET', callPath(requests, requests.verbs.list), {
    as: 'Admin',
    query: { ...Object.fromEntries(searchParams), PageSize: '100' },
  });
  expect(tile).toHaveTextContent(`${String(body['totalCount'])} First reply overdue`);
  expect(body.data).not.toContainEqual(expect.objectContaining({ id: answered.id }));
});
