import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { common as arabicCommon } from '#locales/ar/common.ts';
import { history as arabicHistory } from '#locales/ar/history.ts';
import { transfer as arabic } from '#locales/ar/transfer.ts';
import { common as englishCommon } from '#locales/en/common.ts';
import { drafts as englishDrafts } from '#locales/en/drafts.ts';
import { history as englishHistory } from '#locales/en/history.ts';
import { transfer as english } from '#locales/en/transfer.ts';
import { STALE_PROGRAM } from '#providers/browser/held-page.ts';
import { isLeavingGuarded } from '#providers/browser/history-blocker.ts';
import { requests } from '#resources/requests.ts';
import { listenToRegions } from '#tests/support/announcements.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const words = {
  ar: { ...arabicHistory, ...arabicCommon, ...arabic },
  en: { ...englishHistory, ...englishCommon, ...english },
};

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
  const said = listenToRegions();
  await user.upload(
    await screen.findByLabelText(english.choose),
    fileOf([`${kept},باب As it was,As it was`]),
  );
  expect(await screen.findByText(english.nothingNew)).toBeVisible();
  expect(said()).toContainEqual(expect.stringContaining(english.nothingNew));
  expect(screen.queryByRole('list', { name: english.changes })).toBeNull();
  expect(screen.queryByRole('button', { name: english.confirm })).toBeNull();
});

it.each(LANGUAGES)(
  'in %s whoever goes elsewhere while a file is imported is asked, stays where they went, and is given the rows left out',
  async (language) => {
    const t = words[language];
    const user = await openPanel({ host, language, path: '/admin/faq/categories/import' });
    await user.upload(
      await screen.findByLabelText(t.choose),
      fileOf([`,باب صحيح ${language},Fine ${language}`, `999999,باب لا سجل له,Nowhere`]),
    );
    const save = await screen.findByRole('button', { name: t.confirmOthers_one });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    bridge.server.use(http.post('*/FaqCategories/Import', () => held.then(() => undefined), { once: true }));
    await user.click(save);
    await user.click(screen.getByRole('link', { name: requests.labels.many[language] }));
    const dialog = within(await screen.findByRole('dialog', { name: t.leaveTitle }));
    await user.click(dialog.getByRole('button', { name: t.leave }));
    await screen.findByRole('heading', { level: 1, name: requests.labels.many[language] });
    act(() => letGo());
    const download = await screen.findByRole('button', { name: t.downloadLeftOut });
    expect(screen.getByText(t.leftOut_one)).toBeVisible();
    // A way that led elsewhere would have led there by now.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.getByRole('heading', { level: 1, name: requests.labels.many[language] })).toBeVisible();
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:left-out');
    // Here the page itself would follow the link.
    const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(download);
    const [file] = saved.mock.calls.at(-1) ?? [];
    saved.mockRestore();
    followed.mockRestore();
    expect(file instanceof File && (await file.text())).toContain('Nowhere');
  },
);

it('whoever has gone elsewhere is told that a file was not imported', async () => {
  const user = await openPanel({ host, path: '/admin/faq/categories/import' });
  await user.upload(await screen.findByLabelText(english.choose), fileOf([`,باب آخر,Another`]));
  const save = await screen.findByRole('button', { name: english.confirm });
  let breakOff = () => {};
  const broken = new Promise<void>((resolve) => (breakOff = resolve));
  bridge.server.use(
    http.post('*/FaqCategories/Import', () => broken.then(() => HttpResponse.error()), { once: true }),
  );
  await user.click(save);
  await user.click(screen.getByRole('link', { name: requests.labels.many.en }));
  await user.click(await screen.findByRole('button', { name: englishCommon.leave }));
  await screen.findByRole('heading', { level: 1, name: requests.labels.many.en });
  act(() => breakOff());
  expect(await screen.findByText(english.failed)).toBeVisible();
});

it('a part of the page that a deployment had taken away did not open while a file was imported, and nobody was told', async () => {
  const user = await openPanel({ host, path: '/admin/faq/categories/import' });
  await user.upload(await screen.findByLabelText(english.choose), fileOf([`,باب ثالث,A third`]));
  const save = await screen.findByRole('button', { name: english.confirm });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  bridge.server.use(http.post('*/FaqCategories/Import', () => held.then(() => undefined), { once: true }));
  await user.click(save);
  // Meanwhile the page is not loaded again by itself.
  await waitFor(() => expect(isLeavingGuarded()).toBe(true));
  act(() => void window.dispatchEvent(new Event(STALE_PROGRAM)));
  expect(await screen.findByText(englishDrafts.staleTitle)).toBeVisible();
  expect(screen.getByText(english.staleBody)).toBeVisible();
  act(() => letGo());
  await waitFor(() => expect(screen.queryByLabelText(english.choose)).toBeNull());
});

it('the rows that are saved without the wrong ones leave a record that a colleague has changed as it is', async () => {
  const [changed, other] = [await addCategory('Before the look'), await addCategory('Nobody’s')];
  const user = await openPanel({ host, path: '/admin/faq/categories/import' });
  await user.upload(
    await screen.findByLabelText(english.choose),
    fileOf([`${changed},باب Before the look,From the file`, `${other},باب Nobody’s,Of the file`]),
  );
  const save = await screen.findByRole('button', { name: english.confirm });
  const saved = await host.call('PUT', '/api/FaqCategories/Update', {
    as: 'Admin',
    body: { id: changed, nameAr: 'باب الزميل', nameEn: 'By a colleague' },
  });
  expect(saved.status).toBe(200);
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: english.confirmOthers_one }));
  await screen.findByRole('button', { name: english.downloadLeftOut });
  const nameOf = async (id: number) =>
    (await host.call('GET', `/api/FaqCategories/GetById/${id}`, { as: 'Admin' })).body.data;
  expect(await nameOf(changed)).toMatchObject({ nameEn: 'By a colleague' });
  expect(await nameOf(other)).toMatchObject({ nameEn: 'Of the file' });
});

it('a file whose answer was lost was imported twice when it was saved again', async () => {
  const user = await openPanel({ host, path: '/admin/faq/categories/import' });
  await user.upload(await screen.findByLabelText(english.choose), fileOf([`,باب مرة واحدة,Imported once`]));
  const save = await screen.findByRole('button', { name: english.confirm });
  loseAnswer({ host, bridge }, '/api/FaqCategories/Import');
  await user.click(save);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(save);
  expect(await screen.findByText(english.done)).toBeVisible();
  const { rows } = await host.database.pool.query(
    `select 1 from faq_categories where name_en = 'Imported once'`,
  );
  expect(rows).toHaveLength(1);
});
