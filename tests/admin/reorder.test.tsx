import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { callPath } from '#contract/resource-paths.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { faqCategories } from '#resources/faq-categories.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);

const { verbs } = faqCategories;
const idsNow = async () => {
  const { body } = await host.call('GET', callPath(faqCategories, verbs.list), { as: 'Admin' });
  return z
    .array(z.looseObject({ id: z.number() }))
    .parse(body.data)
    .map(({ id }) => id);
};
const orderElsewhere = (ids: readonly number[]) =>
  host.call('PUT', callPath(faqCategories, verbs.reorder), { as: 'Admin', body: { ids } });

it('the order that a colleague has made since is shown, and is not written over by the next move', async () => {
  const ids = await idsNow();
  expect(ids.length).toBeGreaterThan(2);
  const user = await openPanel({ host, path: '/admin/faq/categories/reorder' });
  const shown = () =>
    screen.getAllByRole('button', { name: /^Move up/ }).map((row) => row.getAttribute('aria-label'));
  const movesDown = () => screen.findAllByRole('button', { name: /^Move down/ });
  const [first] = await movesDown();
  const before = shown();
  await user.click(first ?? document.body);
  const own = [ids[1], ids[0], ...ids.slice(2)];
  await waitFor(async () => expect(await idsNow()).toEqual(own));
  const theirs = ids.toReversed();
  await orderElsewhere(theirs);
  act(() => changeChannel.hear({ resource: faqCategories.name, type: 'updated', ids: [] }));
  await waitFor(() => expect(shown()).toEqual(before.toReversed()));
  await user.click((await movesDown())[0] ?? document.body);
  const [one, two, ...rest] = theirs;
  await waitFor(async () => expect(await idsNow()).toEqual([two, one, ...rest]));
});
