import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { callPath } from '#contract/resource-paths.ts';
import { records as arabic } from '#locales/ar/records.ts';
import { records as english } from '#locales/en/records.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { faqCategories } from '#resources/faq-categories.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);

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
  act(() => changeChannel.receive({ resource: faqCategories.name, type: 'updated', ids: [] }));
  await waitFor(() => expect(shown()).toEqual(before.toReversed()));
  await user.click((await movesDown())[0] ?? document.body);
  const [one, two, ...rest] = theirs;
  await waitFor(async () => expect(await idsNow()).toEqual([two, one, ...rest]));
});

describe.each(LANGUAGES)('several moves one after the other, in %s', (language) => {
  const t = language === 'ar' ? arabic : english;
  const prefix = (text: string) => new RegExp(`^${text.split('{{')[0]}`);
  /** The first record is moved down three times; the first of the calls waits until it is let go. */
  const moveThreeTimes = async (answer: () => ReturnType<typeof HttpResponse.error> | undefined) => {
    const ids = await idsNow();
    const user = await openPanel({ host, language, path: '/admin/faq/categories/reorder' });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    bridge.server.use(
      http.put(`*${callPath(faqCategories, verbs.reorder)}`, () => held.then(answer), { once: true }),
    );
    for (const place of [0, 1, 2]) {
      const downs = await screen.findAllByRole('button', { name: prefix(t.moveDown) });
      await user.click(downs[place] ?? document.body);
    }
    const [first, second, third, fourth, ...rest] = ids;
    return { newest: [second, third, fourth, first, ...rest], letGo: () => act(() => letGo()) };
  };
  const sent = () => bridge.calls.filter(({ line }) => line.startsWith('PUT')).map(({ body }) => body);

  it('are sent one at a time: the newest order is the last that the host is given', async () => {
    const { newest, letGo } = await moveThreeTimes(() => undefined);
    expect(sent()).toEqual([]);
    letGo();
    await waitFor(async () => expect(await idsNow()).toEqual(newest));
    await waitFor(() => expect(sent().at(-1)).toEqual({ ids: newest }));
    expect(sent()).toHaveLength(2);
  });

  it('were lost to whoever closed the page before they had arrived', async () => {
    const { newest, letGo } = await moveThreeTimes(() => undefined);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(true);
    letGo();
    await waitFor(async () => expect(await idsNow()).toEqual(newest));
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  it('of which the first did not arrive are saved by the newest, and nobody is told that they were not', async () => {
    const { newest, letGo } = await moveThreeTimes(() => HttpResponse.error());
    const shown = () =>
      screen
        .getAllByRole('button', { name: prefix(t.moveDown) })
        .map((row) => row.getAttribute('aria-label'));
    const before = shown();
    letGo();
    await waitFor(async () => expect(await idsNow()).toEqual(newest));
    expect(shown()).toEqual(before);
    expect(screen.queryByText(t.notSaved)).toBeNull();
  });
});

describe('more records than one page holds', () => {
  beforeAll(async () => {
    const { pool } = host.database;
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from faq_categories where deleted_at is null',
    );
    await pool.query(
      `insert into faq_categories (name_ar, name_en, position)
       select 'تصنيف ' || n, 'Category ' || n, 1000 + n from generate_series($1::int, 103) n`,
      [(rows[0]?.n ?? 0) + 1],
    );
  });

  it.each([
    ['en', 'The first 100 are shown. 3 more stay in their places after them.'],
    ['ar', 'يظهر أول 100 سجل. تليها 3 سجلات تبقى في مواضعها.'],
  ] as const)('were not to be seen, and nothing said that there are more, in %s', async (language, told) => {
    await openPanel({ host, language, path: '/admin/faq/categories/reorder' });
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('one of them is moved among all, not among those of the page', async () => {
    const user = await openPanel({ host, path: '/admin/faq/categories/reorder' });
    const [first] = await screen.findAllByRole('button', { name: /^Move down/ });
    await user.click(first ?? document.body);
    expect(await screen.findByText(/: place 2 of 103$/)).toBeInTheDocument();
  });
});
