import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Page, pages } from '#contract/pages.ts';
import { forgetPage } from '#tests/support/forget-page.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';

await shareBridgedHost();
// Each page begins as a browser does: with the words of every page and none of another's.
afterEach(forgetPage);

const drawn = Object.entries<Page>(pages).filter(
  ([, { audience }]) => audience === 'visitor' || audience === 'guest',
);

it.each(drawn)(
  '%s is drawn at once when its program is here: no part of it waits for its words',
  async (_, { path }) => {
    const { leaveSite, openSite } = await import('./open-site.tsx');
    const { loadPage } = await import('#src/routes.tsx');
    await openSite('/nowhere');
    leaveSite();
    const address = path.replace(':slug', 'contracts');
    await loadPage(address);
    await openSite(address);
    expect(screen.queryByText('page on its way')).toBeNull();
    leaveSite();
  },
);
