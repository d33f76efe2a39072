import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

test(
  'a category with three sub-services in both languages is created by keyboard alone, reordered and saved',
  { tag: '@journey' },
  async ({ page, enter, api, say }) => {
    const mark = Date.now().toString(36);
    await enter(page, 'admin', '/admin/services/new');
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    const type = async (label: string, text: string) => {
      await page.getByLabel(label).first().focus();
      await page.keyboard.insertText(text);
    };
    /** What has the focus is the first field of the page's own language; Tab leads to the other one and on. */
    const typeRow = async (name: string) => {
      const [ar, en] = [`خدمة ${name}`, `Service ${name}`];
      for (const text of say(
        [ar, en, `وصف ${name}`, `About ${name}`].join('|'),
        [en, ar, `About ${name}`, `وصف ${name}`].join('|'),
      ).split('|')) {
        await page.keyboard.insertText(text);
        await page.keyboard.press('Tab');
      }
    };

    await type(say('الاسم (بالعربية)', 'Name (Arabic)'), `تصنيف ${mark}`);
    await type(say('الاسم (بالإنجليزية)', 'Name (English)'), `Category ${mark}`);
    await type(say('الوصف (بالعربية)', 'Description (Arabic)'), 'وصف التصنيف');
    await type(say('الوصف (بالإنجليزية)', 'Description (English)'), 'About the category');
    await type(say('عنوان الصفحة', 'Page address'), `category-${mark}`);
    await page.getByRole('searchbox', { name: say('الفروع', 'Branches') }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    for (const name of ['one', 'two', 'three']) {
      await press(say('إضافة خدمة فرعية', 'Add: Sub-service'));
      await expect(page.locator('[data-row]').last().locator(':focus')).toHaveCount(1);
      await typeRow(name);
    }
    const third = say('خدمة three', 'Service three');
    const up = page.getByRole('button', { name: say(`نقل إلى أعلى: ${third}`, `Move up: ${third}`) });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(say(`${third}: أصبح ترتيبه 1 من 3`, `${third}: now number 1 of 3`)),
    ).toHaveCount(1);
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await press(say('حفظ', 'Save'));
    await expect(page).toHaveURL(/\/admin\/services$/);
    await expect(page.getByRole('row').filter({ hasText: `category-${mark}` })).toContainText('3');

    expect(await namesOf(page)).toEqual(['Service three', 'Service one', 'Service two']);

    async function namesOf(from: Page): Promise<string[]> {
      const path = `/api/ServiceCategories/GetAll?SearchTerm=${mark}`;
      const listed = (await (await from.request.get(path)).json()) as { data: { id: number }[] };
      const found = await api.call('admin', `GET /api/ServiceCategories/GetById/${listed.data[0]?.id}`);
      const { services } = found as { services: { nameEn: string }[] };
      return services.map(({ nameEn }) => nameEn);
    }
  },
);
