import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

/** More topics than a choice offers at once. */
const TOPICS = 60;

const { host, bridge } = await shareBridgedHost(leavePanel);
beforeAll(async () => {
  for (let number = 1; number <= TOPICS; number += 1) {
    const body = { nameAr: `موضوع ${number}`, nameEn: `Topic number ${number}` };
    await host.call('POST', '/api/FaqCategories/Add', { as: 'Admin', body });
  }
}, 60_000);

const last = `Topic number ${TOPICS}`;

it('a filter by records finds those that it cannot show at once, and keeps the name of what was chosen', async () => {
  const user = await openPanel({ host, path: '/admin/faq' });
  await user.click(await screen.findByRole('button', { name: 'Category' }));
  const search = await screen.findByRole('searchbox', { name: 'Search FAQ categories' });
  expect(screen.queryByLabelText(last)).not.toBeInTheDocument();
  await user.type(search, last);
  await user.click(await screen.findByLabelText(last));
  expect(await screen.findByText(`Category: ${last}`)).toBeVisible();
  await waitFor(() =>
    expect(bridge.calls.map(({ line }) => line)).toContainEqual(
      expect.stringMatching(/Faqs\/GetAll.*CategoryId=\d+/),
    ),
  );
});

it('a choice in a form is searched by the host', async () => {
  const user = await openPanel({ host, path: '/admin/faq/new' });
  await user.type(await screen.findByRole('searchbox', { name: 'Category' }), last);
  await user.click(await screen.findByRole('option', { name: last }));
  expect(screen.getByRole('searchbox', { name: 'Category' })).toHaveValue(last);
});
