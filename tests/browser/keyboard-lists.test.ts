import type { Page } from '@playwright/test';
import { z } from 'zod';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import { localTime } from '#contract/zoned-time.ts';
import { requests } from '#resources/requests.ts';
import { readWorkbook } from '#server/transfer/read-workbook.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { downloadOf, sendRequests } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';
import { SIZES, goTo, press } from '#tests/support/by-keyboard.ts';
import { isFocused, tabTo } from '#tests/support/tab-to.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const viewSchema = z.object({ name: z.string(), query: z.string() });

for (const size of SIZES) {
  test(`what is due today, and this week, is found by keyboard alone, at ${size.width} px`, async ({
    page,
    enter,
    api,
    say,
  }) => {
    await page.setViewportSize(size);
    const mark = markNow();
    const today = localTime(new Date().toISOString(), FIRM_ZONE).slice(0, 10);
    const ids = await sendRequests(api, mark, 3);
    for (const [at, dueDate] of [today, besides(today)].entries())
      await api.call('admin', 'PUT /api/Requests/Update', { id: ids[at], dueDate });
    await enter(page, 'support', `/admin/requests?SearchTerm=${mark}`);
    const rows = page.locator('tr[data-row-id]');
    await expect(rows).toHaveCount(3);
    await openFilters(page, size.width, say);
    const filter = page.locator('main [aria-haspopup=dialog]').filter({
      hasText: say(/^موعد الإنجاز/, /^Due/),
    });
    await press(page, filter);
    const panel = page.getByRole('dialog', { name: say('تصفية حسب موعد الإنجاز', 'Filter by due') });
    const span = (ar: string, en: string) => panel.getByRole('button', { name: say(ar, en), exact: true });
    await press(page, span('اليوم', 'Today'));
    await expect(span('اليوم', 'Today')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/DueDate=today/);
    await expect(rows).toHaveCount(1);
    await expectAccessible(page);
    await press(page, span('هذا الأسبوع', 'This week'));
    await expect(span('هذا الأسبوع', 'This week')).toHaveAttribute('aria-pressed', 'true');
    await expect(span('اليوم', 'Today')).toHaveAttribute('aria-pressed', 'false');
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    // Where one came from, which says by now what is chosen.
    await expect(filter).toBeFocused();
    await expect(filter).toContainText(say(/من .* إلى /, /From .* To /));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: say('مسح: موعد الإنجاز', 'Clear: Due') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(3);
    // It does not fall to the document with what was pressed.
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  });

  test(`a saved view is changed by keyboard alone, and its name is told, at ${size.width} px`, async ({
    page,
    enter,
    api,
    say,
  }) => {
    await page.setViewportSize(size);
    const name = `${say('طلبات الأسبوع', 'Requests of the week')} ${markNow()}`;
    await enter(page, 'support', '/admin/requests?Status=Pending');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    const views = page.getByRole('button', { name: say(/^طرق العرض/, /^Views/) });
    const panel = page.getByRole('dialog', { name: say('طرق العرض', 'Views'), exact: true });
    const saved = page.getByRole('alert').filter({ hasText: name });

    await press(page, views);
    await goTo(page, panel.getByLabel(say('اسم طريقة العرض', 'Name of the view')));
    await page.keyboard.insertText(name);
    await press(
      page,
      panel.getByRole('button', { name: say('حفظ المعروض الآن', 'Save what is shown'), exact: true }),
    );
    await expect(saved).toContainText(say('حُفظت طريقة العرض', 'The view is saved'));
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(views).toBeFocused();
    await expect(views).toContainText(name);

    // Something else is asked, which the button says; then it is kept under the same name.
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.insertText('R-20');
    await expect(page).toHaveURL(/SearchTerm=R-20/);
    await expect(views).toContainText(say('معدَّلة', 'changed'));
    // That of before is not the one that is waited for.
    await expect(saved).toHaveCount(0);
    await press(page, views);
    const update = say(`حفظ ما هو معروض باسم: ${name}`, `Save what is shown as: ${name}`);
    await press(page, panel.getByRole('button', { name: update }));
    await expect(saved).toContainText(say('حُفظت طريقة العرض', 'The view is saved'));
    await page.keyboard.press('Escape');
    await expect(views).not.toContainText(say('معدَّلة', 'changed'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const kept = z
      .array(viewSchema)
      .parse(await api.call('support', 'GET /api/ListViews/GetAll?pageSize=100'));
    expect(kept.filter((view) => view.name === name)).toMatchObject([
      { query: expect.stringMatching(/SearchTerm=R-20/) },
    ]);
  });

  test(`a list is exported with chosen columns by keyboard alone, at ${size.width} px`, async ({
    page,
    enter,
    api,
    say,
    language,
  }) => {
    await page.setViewportSize(size);
    const mark = markNow();
    await sendRequests(api, mark, 2);
    const columns = ['title', 'number', 'status'];
    await enter(page, 'support', `/admin/requests?SearchTerm=${mark}`);
    await expect(page.locator('tr[data-row-id]')).toHaveCount(2);
    if (size.width < 768) {
      // A row of a phone has no columns: those of a view are chosen with it.
      const name = `${say('أعمدة', 'Columns')} ${mark}`;
      const view = { resource: 'requests', name, query: `SearchTerm=${mark}`, columns: columns.join(',') };
      await api.call('support', 'POST /api/ListViews/Add', view);
      await press(page, page.getByRole('button', { name: say(/^طرق العرض/, /^Views/) }));
      const panel = page.getByRole('dialog', { name: say('طرق العرض', 'Views'), exact: true });
      await press(page, panel.getByRole('button', { name, exact: true }));
      await expect(panel).toHaveCount(0);
    } else {
      const look = page.getByRole('button', { name: say('الأعمدة وكثافة الصفوف', 'Columns and density') });
      await press(page, look);
      const panel = page.getByRole('dialog', { name: say('الأعمدة وكثافة الصفوف', 'Columns and density') });
      const unwanted = requests.list.columns.filter((key) => !columns.includes(key));
      for (const label of labelsOf(unwanted, language)) {
        const box = panel.getByRole('checkbox', { name: label, exact: true });
        await goTo(page, box);
        await page.keyboard.press('Space');
        await expect(box).not.toBeChecked();
        await expect(box).toBeFocused();
      }
      const number = labelsOf(['number'], language)[0] ?? '';
      await press(page, panel.getByRole('button', { name: say(`تأخير: ${number}`, `Move down: ${number}`) }));
      await page.keyboard.press('Escape');
      await expect(look).toBeFocused();
      const heads = page.getByRole('columnheader').filter({ hasText: /\S/ });
      await expect(heads.filter({ hasText: number })).toHaveCount(1);
    }

    await press(page, page.getByRole('button', { name: say('التصدير والاستيراد', 'Export and import') }));
    const entry = page.getByRole('menuitem', {
      name: say('تصدير الأعمدة المعروضة (XLSX)', 'Export the columns shown (XLSX)'),
    });
    await expect(page.getByRole('menu')).toBeVisible();
    for (let presses = 0; presses < 8 && !(await isFocused(entry)); presses += 1)
      await page.keyboard.press('ArrowDown');
    const { content } = await downloadOf(page, () => page.keyboard.press('Enter'));
    const [head, ...rows] = await readWorkbook(content);
    // A workbook begins with the number of the record, and says each column in both languages.
    const others = labelsOf(columns, otherLanguage(language));
    expect(head?.slice(1)).toEqual(
      labelsOf(columns, language).map((label, at) => `${label} | ${others[at]}`),
    );
    expect(rows.map(([, title]) => title).toSorted()).toEqual([`${mark} 1`, `${mark} 2`]);
    await expectNoSidewaysScroll(page);
  });
}

/** What the columns are called, in the list and in the file. */
const labelsOf = (keys: readonly string[], language: Language): string[] =>
  keys.map((key) => {
    if (key === 'createdAt') return requests.recordLabels.createdAt[language];
    return Object.entries(requests.fields).find(([name]) => name === key)?.[1].label[language] ?? key;
  });

/** Another day of the same week, which begins on Sunday. */
function besides(day: string): string {
  const at = new Date(`${day}T00:00Z`);
  at.setUTCDate(at.getUTCDate() + (at.getUTCDay() === 6 ? -1 : 1));
  return at.toISOString().slice(0, 10);
}

test('what has the focus in a row never lies under the pager of the list', async ({ page, enter }) => {
  await page.setViewportSize({ width: 1280, height: 460 });
  await enter(page, 'support', '/admin/requests');
  const rows = page.locator('tr[data-row-id]');
  await expect(rows.nth(5)).toBeAttached();
  const last = rows.nth(5).getByRole('link').first();
  await tabTo(page, rows.first().getByRole('link').first());
  do {
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      if (!focused || !box) return false;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top !== null && (focused.contains(top) || top.contains(focused));
    });
    expect(isSeen).toBe(true);
    await page.keyboard.press('Tab');
  } while (!(await isFocused(last)));
});

const markNow = () => `kl${Date.now().toString(36)}`;

type Say = <T extends string | RegExp>(ar: T, en: T) => T;

/** On a phone they are behind a button. */
async function openFilters(page: Page, width: number, say: Say): Promise<void> {
  if (width < 768) await press(page, page.getByRole('button', { name: say(/^عوامل التصفية/, /^Filters/) }));
  else {
    const more = page.getByRole('button', { name: say('عوامل تصفية أخرى', 'More filters') });
    if (await more.isVisible()) await press(page, more);
  }
}
