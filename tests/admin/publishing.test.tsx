import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { LANGUAGES } from '#contract/language.ts';
import { publishing as arabic } from '#locales/ar/publishing.ts';
import { publishing as english } from '#locales/en/publishing.ts';
import { articles } from '#resources/articles.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const SECONDS = 60;
const { host } = await shareBridgedHost(leavePanel, { env: { MOVE_HOLD_SECONDS: String(SECONDS) } });
const writing = articlesOn(host);
const words = { ar: arabic, en: english };

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

it.each(LANGUAGES)(
  'in %s the time that was set for publishing is shown on the clock it was typed on, which is named',
  async (language) => {
    const { id } = await writing.write();
    const publishAt = '2031-01-15T07:00:00.000Z';
    await writing.schedule(id, 'en', { publishAt });
    await openPanel({ host, language, path: `/admin/articles/${id}` });
    const t = words[language];
    const row = await screen.findByRole('listitem', { name: t.en });
    const clock = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: FIRM_ZONE } as const;
    const time = new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en-GB', clock);
    const day = language === 'ar' ? '15 يناير 2031' : '15 January 2031';
    // A mark that shows nothing keeps the sign of an offset before its number.
    const told = row.textContent?.replace(/\s/g, ' ').replaceAll('\u200e', '');
    expect(told).toContain(t.publishesAt.replace('{{time}}', day));
    expect(told).toContain(time.format(new Date(publishAt)).replace(/\s/g, ' '));
    expect(told).toContain(language === 'ar' ? 'بتوقيت الرياض' : 'Riyadh time');
    // Nor does the dialog where it is typed speak of another one.
    const user = userEvent.setup();
    await user.click(within(row).getByRole('button', { name: t.schedule }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(language === 'ar' ? 'بتوقيت الرياض' : /Riyadh/);
    expect(dialog).not.toHaveTextContent(language === 'ar' ? 'جهازك' : 'your device');
  },
);

it('the plan of a colleague was replaced by whoever had opened the dialog before', async () => {
  const { id } = await writing.write();
  await writing.schedule(id, 'en', { publishAt: '2031-01-15T07:00:00.000Z' });
  const user = await openPanel({ host, path: `/admin/articles/${id}` });
  const row = await screen.findByRole('listitem', { name: english.en });
  await user.click(within(row).getByRole('button', { name: english.schedule }));
  const dialog = await screen.findByRole('dialog');
  // As though no live news had come.
  await host.database.pool.query(
    `update publications set publish_at = '2031-03-16T07:00:00Z' where record_id = $1 and language = 'en'`,
    [id],
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(english.planChanged)).toBeInTheDocument();
  expect(within(dialog).getByText(/16 March 2031/)).toBeInTheDocument();
  expect((await writing.state(id, 'en')).publishAt).toBe('2031-03-16T07:00:00.000Z');
  expect(within(dialog).getByRole('alert')).toHaveTextContent(english.planSeen);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await writing.state(id, 'en')).publishAt).toBe('2031-01-15T07:00:00.000Z');
});

it('whoever planned over text that a colleague had changed was told to press again, for the plan alone', async () => {
  const { id, version } = await writing.write();
  const user = await openPanel({ host, path: `/admin/articles/${id}` });
  const row = await screen.findByRole('listitem', { name: english.en });
  await user.click(within(row).getByRole('button', { name: english.schedule }));
  const dialog = await screen.findByRole('dialog');
  await host.database.pool.query(`update articles set title_en = 'Half a sen', version = $2 where id = $1`, [
    id,
    version + 1,
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Someone else changed this record/);
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
  expect((await writing.state(id, 'en')).publishAt).toBeNull();
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
  expect(refused.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/1 recordHalf a sen$/),
  ]);
  expect([await writing.seen(first.id, 'en'), await writing.seen(second.id, 'en')]).toEqual([null, null]);
  await user.keyboard('{Escape}');
  // What was chosen stays so while the program runs.
  await user.click(await within(bar).findByRole('button', { name: 'Clear selection' }));
});

/** Chooses these in the list, and asks for something of all of them in English. */
async function askOfMany(titles: readonly string[], asked: 'Publish' | 'Take down') {
  const user = await openPanel({ host, path: `/admin/articles?SearchTerm=Title&PageSize=100` });
  for (const title of titles)
    await user.click(await screen.findByRole('checkbox', { name: `Select: ${title}` }));
  const bar = await screen.findByRole('region', { name: 'Selected records' });
  await user.click(await within(bar).findByRole('button', { name: asked }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'English' }));
  await user.click(within(dialog).getByRole('button', { name: asked }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return user;
}

it.each([
  ['Publish', false],
  ['Take down', true],
] as const)('«%s» of many was on the site at once, and could not be taken back', async (asked, isShown) => {
  const [first, second] = [await writing.write(), await writing.write()];
  if (isShown) for (const { id } of [first, second]) await writing.publish(id, 'en');
  const shown = async () =>
    Promise.all([first, second].map(async ({ id }) => (await writing.seen(id, 'en')) !== null));
  const user = await askOfMany([first.titleEn, second.titleEn], asked);
  expect(await screen.findByText(/The site is still as it was/)).toBeVisible();
  const waiting = async () => {
    const { rows } = await host.database.pool.query(
      `select from outbox where kind = 'heldMove' and done_at is null`,
    );
    return rows.length;
  };
  expect([await shown(), await waiting()]).toEqual([[isShown, isShown], 1]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/^Taken back/);
  // Nothing is left that could be made when its seconds are over.
  expect([await shown(), await waiting()]).toEqual([[isShown, isShown], 0]);
});

it('many are published when nobody takes it back, and who stood so already is counted', async () => {
  host.env.holdSeconds = 1;
  onTestFinished(() => void (host.env.holdSeconds = SECONDS));
  const [first, second] = [await writing.write(), await writing.write()];
  await writing.publish(first.id, 'en');
  await askOfMany([first.titleEn, second.titleEn], 'Publish');
  expect(await screen.findByText('Published: 1. 1 needed no change.')).toBeVisible();
  expect(await writing.seen(second.id, 'en')).not.toBeNull();
});

it('who publishes what is published already is told so at once', async () => {
  const { id, titleEn } = await writing.write();
  await writing.publish(id, 'en');
  await askOfMany([titleEn], 'Publish');
  expect(await screen.findByText('There was nothing to publish. 1 needed no change.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('the chosen articles are published and taken down by a key each', async () => {
  await writing.write();
  const user = await openPanel({ host, path: '/admin/articles' });
  await screen.findAllByRole('checkbox', { name: /^Select: / });
  await user.keyboard('jx');
  const bar = within(await screen.findByRole('region', { name: 'Selected records' }));
  for (const [key, label] of [
    ['p', english.publish],
    ['u', english.unpublish],
  ] as const) {
    expect(await bar.findByRole('button', { name: label })).toHaveAttribute('aria-keyshortcuts', key);
    await user.keyboard(key);
    await screen.findByRole('dialog', { name: `${label}: 1 record` });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
