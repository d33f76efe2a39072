import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { expectAccessible } from '#tests/support/browser-checks.ts';

test(
  'R81 R82 R356 R357 the settings open in tabs; figures are saved and stay, sliders are put into an order',
  { tag: '@journey' },
  async ({ page, enter, say }) => {
    await enter(page, 'admin', '/admin/settings');
    await expect(page).toHaveURL(/\/admin\/settings\/company-summary$/);
    const years = page.getByLabel(say('سنوات الخبرة', 'Years of experience'));
    await years.fill('0');
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(page.getByText(say('يجب أن يكون رقمًا موجبًا', 'Must be a positive number'))).toBeVisible();
    await years.fill('18');
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: say('تم حفظ التغييرات', 'Changes saved') }),
    ).toBeVisible();
    await page.reload();
    await expect(years).toHaveValue('18');
    await expectAccessible(page);

    const tabs = page.getByRole('navigation', { name: say('الإعدادات', 'Settings') });
    await expect(page.getByRole('heading', { level: 2, name: say('الإعدادات', 'Settings') })).toBeVisible();
    // One line on every screen, which fades where it goes on: what has the focus or is open stands clear of that.
    const links = tabs.getByRole('link');
    const lineOf = (link: Locator) =>
      link.evaluate((tab) => {
        const row = tab.parentElement ?? tab;
        const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
        const tops = [...row.children].map((each) => each.getBoundingClientRect().top);
        return {
          lines: new Set(tops).size,
          fades: getComputedStyle(row).maskImage.startsWith('linear-gradient'),
          clear: Math.min(inner.left - outer.left, outer.right - inner.right) >= 12,
        };
      });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const link of [links.last(), links.first()]) {
        await link.focus();
        await expect.poll(() => lineOf(link)).toEqual({ lines: 1, fades: true, clear: true });
      }
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await tabs.getByRole('link', { name: say('شرائح الواجهة', 'Sliders') }).click();
    await expect(page).toHaveURL(/\/admin\/sliders$/);
    await page.getByRole('link', { name: say('إعادة الترتيب', 'Reorder') }).click();
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') });
    const namesOf = async () => (await rows.allInnerTexts()).map((text) => text.replace(/^\d+\s*/, ''));
    await expect(rows.nth(2)).toBeVisible();
    // Another story may have added slides of this host.
    const [first = '', second = '', third = '', ...further] = await namesOf();
    const count = 3 + further.length;
    const saved = page.waitForResponse(/Sliders\/Reorder/);
    const down = page.getByRole('button', { name: `${say('نقل إلى أسفل', 'Move down')}: ${first}` });
    await down.focus();
    await page.keyboard.press('Enter');
    await saved;
    await expect.poll(namesOf).toEqual([second, first, third, ...further]);
    await expect(down).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: first })).toHaveText(
      say(`${first}: الموضع 2 من ${count}`, `${first}: place 2 of ${count}`),
    );

    // By pointer, from the first place to the last.
    const handle = page.getByRole('button', { name: `${say('سحب', 'Drag')}: ${second}` });
    const [from, to] = [await handle.boundingBox(), await rows.nth(2).boundingBox()];
    if (!from || !to) throw new Error('The rows are not drawn');
    const dragged = page.waitForResponse(/Sliders\/Reorder/);
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await dragged;
    await expect.poll(namesOf).toEqual([first, third, second, ...further]);
    await page.reload();
    await expect.poll(namesOf).toEqual([first, third, second, ...further]);
    await expectAccessible(page);
  },
);
