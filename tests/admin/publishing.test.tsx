import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { articles } from '#resources/articles.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host } = await shareBridgedHost(leavePanel);
const writing = articlesOn(host);

it('the page of an article shows its text as readers see it, and not the marks that it is written with', async () => {
  const { id } = await writing.write({
    bodyEn: 'Before it\n\n## In Saudi Arabia\n\n- Five years\n- Seven years',
  });
  await openPanel({ host, path: `/admin/articles/${id}` });
  expect(await screen.findByRole('heading', { level: 2, name: 'In Saudi Arabia' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Five years', 'Seven years']),
  );
  expect(screen.queryByText(/##/)).toBeNull();
});

it('a draft has the colour and the word on its page that it has in the list', async () => {
  const { id } = await writing.write();
  await openPanel({ host, path: `/admin/articles/${id}` });
  const row = await screen.findByRole('listitem', { name: 'English' });
  const { options, tones } = articles.fields.englishState;
  const chip = within(row).getByText(options.draft.en);
  expect(chip).toHaveAttribute('data-tone', tones.draft);
});

it('what a colleague saves between the list and the press is not published unseen, and is named', async () => {
  const [first, second] = [await writing.write(), await writing.write()];
  const user = await openPanel({ host, path: `/admin/articles?SearchTerm=Title` });
  for (const { titleEn } of [first, second])
    await user.click(await screen.findByRole('checkbox', { name: `Select: ${titleEn}` }));
  const bar = await screen.findByRole('region', { name: 'Selected records' });
  await user.click(await within(bar).findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog');
  await host.database.pool.query(
    `update articles set title_en = 'Half a sen', version = version + 1 where id = $1`,
    [second.id],
  );
  await user.click(within(dialog).getByRole('radio', { name: 'English' }));
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await within(dialog).findByRole('alert');
  const refused = within(dialog).getAllByRole('listitem');
  expect(refused.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Half a sen.+/)]);
  expect([await writing.seen(first.id, 'en'), await writing.seen(second.id, 'en')]).toEqual([null, null]);
});
