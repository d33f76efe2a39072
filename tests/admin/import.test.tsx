import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { history as arabicHistory } from '#locales/ar/history.ts';
import { transfer as arabic } from '#locales/ar/transfer.ts';
import { history as englishHistory } from '#locales/en/history.ts';
import { transfer as english } from '#locales/en/transfer.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const words = { ar: { ...arabicHistory, ...arabic }, en: { ...englishHistory, ...english } };

const { host, bridge } = await shareBridgedHost(leavePanel);

async function addCategory(name: string): Promise<number> {
  const body = { nameAr: `باب ${name}`, nameEn: name };
  const answer = await host.call('POST', '/api/FaqCategories/Add', { as: 'Admin', body });
  return (answer.body.data as { id: number }).id;
}
const fileOf = (rows: readonly string[]) =>
  new File([['id,nameAr,nameEn', ...rows].join('\r\n')], 'topics.csv', { type: 'text/csv' });

it.each(LANGUAGES)(
  'in %s a file is looked at before it is saved: old and new values, new records, what stays',
  async (language) => {
    const t = words[language];
    const [corrected, kept] = [await addCategory(`Old ${language}`), await addCategory(`Kept ${language}`)];
    const user = await openPanel({ host, language, path: '/admin/faq/categories/import' });
    await user.upload(
      await screen.findByLabelText(t.choose),
      fileOf([
        `${kept},باب Kept ${language},Kept ${language}`,
        `${corrected},باب Old ${language},Right ${language}`,
        `,باب جديد,New ${language}`,
      ]),
    );
    const list = await screen.findByRole('list', { name: t.changes });
    const [changed, made, ...others] = within(list).getAllByRole('listitem');
    if (!changed || !made) throw new Error('Two rows are told');
    expect(others).toEqual([]);
    // The head is row 1, so the row that changes something is the third one.
    expect(changed).toHaveTextContent(t.rowNumber.replace('{{row}}', '3'));
    expect(changed).toHaveTextContent(t.changed);
    expect(within(changed).getByRole('deletion')).toHaveTextContent(`${t.before}: Old ${language}`);
    expect(within(changed).getByRole('insertion')).toHaveTextContent(`${t.after}: Right ${language}`);
    expect(made).toHaveTextContent(t.created);
    expect(within(made).getByText(t.allValues)).toBeVisible();
    const counts = screen.getByLabelText(t.counts);
    expect(within(counts).getByText(t.same).parentElement).toHaveTextContent('1');
    expect(bridge.calls.filter(({ line }) => line.includes('/Import'))).toHaveLength(1);
    const { body } = await host.call('GET', `/api/FaqCategories/GetById/${corrected}`, { as: 'Admin' });
    expect(body.data).toMatchObject({ nameEn: `Old ${language}` });
  },
);

it('a file that changes nothing says so, and offers nothing to save', async () => {
  const kept = await addCategory('As it was');
  const user = await openPanel({ host, path: '/admin/faq/categories/import' });
  await user.upload(
    await screen.findByLabelText(english.choose),
    fileOf([`${kept},باب As it was,As it was`]),
  );
  expect(await screen.findByText(english.nothingNew)).toBeVisible();
  expect(screen.queryByRole('list', { name: english.changes })).toBeNull();
  expect(screen.queryByRole('button', { name: english.confirm })).toBeNull();
});
