import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { articlesOn } from '#tests/support/articles.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

it('the order of questions says which topic each belongs to', async () => {
  const list = await host.call('GET', '/api/Faqs/GetAll', { as: 'Admin', query: { PageSize: '1' } });
  const data = z
    .array(z.object({ question: z.string(), category: z.string() }))
    .min(1)
    .parse(list.body.data);
  await openPanel({ host, path: '/admin/faq/reorder' });
  for (const { question, category } of data)
    expect((await screen.findByText(question)).closest('li')).toHaveTextContent(category);
});

it('the heading of a form says whom it changes, also after «save and next»', async () => {
  await openPanel({ host, path: '/admin/users/2/edit' });
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Edit user: .*Nada Al-Harbawi/ }),
  ).toBeInTheDocument();
});

it('an article that waits for its day is told as scheduled, and its schedule is cancelled, not taken off the site', async () => {
  const writing = articlesOn(host);
  const { id } = await writing.write();
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  expect((await writing.schedule(id, 'en', { publishAt })).status).toBe(200);
  const user = await openPanel({ host, path: `/admin/articles/${id}` });
  const cancel = await screen.findByRole('button', { name: 'Cancel the schedule' });
  expect(screen.getByText('Scheduled')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take down' })).toBeNull();
  await user.click(cancel);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel the schedule' }),
  );
  await waitFor(() => expect(screen.queryByText('Scheduled')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Cancel the schedule' })).toBeNull();
});
