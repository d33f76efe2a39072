import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { articlesOn } from '#tests/support/articles.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leaveSite, openSite } from './open-site.tsx';

const { host } = await shareBridgedHost(leaveSite);
const articles = articlesOn(host);
// More than a page of them.
for (let count = 0; count < 11; count += 1) await articles.publish((await articles.write()).id, 'en');

it('whoever turned a page of the articles was left at its end', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, place } = await openSite('/insights');
  await user.click(await screen.findByRole('link', { name: 'Older' }));
  const shown = await screen.findByRole('group', { name: /^Page 2 of \d$/ });
  expect(place.path).toBe('/insights?page=2');
  await waitFor(() => expect(shown).toHaveFocus());
  expect(scroll.mock.contexts).toEqual([shown]);
  expect(document.title).toContain('page 2');
  expect((await within(shown).findAllByRole('listitem')).length).toBeGreaterThan(0);
});

it('an address past the last page said that nothing had ever been published', async () => {
  const { user, place } = await openSite('/insights?page=99');
  expect(await screen.findByText('This page has no articles')).toBeVisible();
  expect(screen.queryByText(/Nothing has been published/)).toBeNull();
  expect(screen.queryByText(/Page 99/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'The newest articles' }));
  expect(await screen.findByRole('link', { name: 'Older' })).toBeVisible();
  expect(place.path).toBe('/insights');
  // What had the focus is gone.
  await waitFor(() => expect(screen.getByRole('group', { name: /^Page 1 of/ })).toHaveFocus());
});
