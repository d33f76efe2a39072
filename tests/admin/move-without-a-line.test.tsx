import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { requests } from '#resources/requests.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { setLine } from '#tests/support/set-line.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
const on = mattersOn(host);

it('a rejection that failed without a line was made by itself later, unannounced', async () => {
  const { id } = await on.send(requests);
  const user = await openPanel({ host, path: `/admin/requests/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByRole('textbox'), 'Not a matter for us');
  let calls = 0;
  bridge.server.use(
    http.post('*/api/Requests/*', () => {
      calls += 1;
      return HttpResponse.error();
    }),
  );
  setLine(false);
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await within(dialog).findByRole('alert');
  const tried = calls;
  expect(tried).toBeGreaterThan(0);
  setLine(true);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(calls).toBe(tried);
  expect(within(dialog).getByRole('textbox')).toHaveValue('Not a matter for us');
});
