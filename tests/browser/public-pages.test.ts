import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import type { Say } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';
import { siteScreens } from '#tests/support/site-screens.ts';
import { tabTo } from '#tests/support/tab-to.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, ar, en] of siteScreens.drawn) {
  test(`R368 R371 ${path} names itself, has one heading, is accessible and fits every width`, async ({
    page,
    say,
  }) => {
    for (const width of [1920, 1280, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(`^${say(ar, en).replace('|', '\\|')}`));
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      if (width !== 768 && width !== 1024) await expectAccessible(page);
    }
  });
}

test(
  'R35 a visitor finds a service, and the form beside it knows which',
  { tag: '@journey' },
  async ({ page, say }) => {
    await page.goto('/servicespage');
    await taken(page);
    const search = page.getByRole('textbox', { name: say('البحث في الخدمات', 'Search services') });
    await search.fill('trademark');
    await expect(page).toHaveURL(/\?q=trademark$/);
    const row = page
      .getByRole('listitem')
      .filter({ hasText: say('تسجيل العلامات التجارية', 'Trademark registration') });
    await row.getByRole('button', { name: say('اطلبها', 'Request') }).click();
    await expect(row.getByRole('button', { name: say('محدّدة', 'Selected'), pressed: true })).toBeVisible();
    await expect(
      page.getByRole('combobox', { name: say('الخدمة', 'Service'), exact: true }).locator('option:checked'),
    ).toHaveText(say('تسجيل العلامات التجارية', 'Trademark registration'));
    await page.reload();
    await expect(search).toHaveValue('trademark');
    await expect(row.getByRole('button', { name: say('محدّدة', 'Selected'), pressed: true })).toBeVisible();
  },
);

test('fields lay out of sight behind the button of the request, and nothing told of them', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const { form, send, service, office, files } = await openRequestForm(page, say, '/servicespage');
  await service.selectOption({ index: 1 });
  // Whatever the button hides is named beside it, and comes out from behind it when it is asked for.
  for (const [link, field] of [
    [say(/^الفرع: /, /^Branch: /), office],
    [say(/^المرفقات: 0/, /^Attachments: 0/), files.locator('..')],
  ] as const) {
    const lead = form.getByRole('button', { name: link });
    await expect(lead).toBeInViewport({ ratio: 1 });
    await lead.click();
    await expect(async () => {
      const [shown, button] = [await field.boundingBox(), await send.boundingBox()];
      expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
      expect(shown?.y).toBeGreaterThan(0);
    }).toPass({ timeout: 5_000 });
  }
});

for (const path of ['/servicespage', '/services/real-estate'])
  test(`at 1440 × 900 px the request of ${path} hid fields behind its button, where no scrollbar led to them`, async ({
    page,
    say,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { form, send, service, office, files } = await openRequestForm(page, say, path);
    await service.selectOption({ index: 1 });
    // A scrollbar that can be seen where there is something to scroll: the first colour is not that of its track.
    const frame = form.locator('..');
    await expect(frame).toHaveCSS('overflow-y', 'auto');
    await expect(frame).toHaveCSS('scrollbar-width', 'thin');
    await expect(frame).toHaveCSS('scrollbar-color', /^rgb\(/);
    const title = form.getByLabel(say('عنوان الطلب', 'Title'));
    const description = form.getByLabel(say('وصف الطلب', 'Description'));
    const fields = [service, title, description, office];
    const zone = files.locator('..');
    // By scrolling: Playwright presses what nothing lies over, and looks for a place where that is so.
    for (const field of [...fields, zone]) {
      await field.click({ trial: true });
      await expect(field).toBeInViewport();
      await expect(send).toBeInViewport({ ratio: 1 });
      await send.click({ trial: true });
    }
    // By keyboard: whatever has the focus is seen.
    await service.focus();
    for (const stop of [...fields, files, send]) {
      if (stop !== service) await tabTo(page, stop, { most: 5 });
      expect(await isUncovered(stop === files ? zone : stop), String(stop)).toBe(true);
    }
  });

/** The form beside what can be asked for, at its fields; past the band, where it stands beside the list. */
async function openRequestForm(page: Page, say: Say, path: string) {
  await page.goto(path);
  await taken(page);
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('combobox') })
    .last();
  const send = form.getByRole('button', { name: say('إرسال الطلب', 'Send request') });
  await page.evaluate(() => scrollTo(0, 500));
  await expect(send).toBeInViewport({ ratio: 1 });
  const service = form.getByRole('combobox', { name: say('الخدمة', 'Service'), exact: true });
  const office = form.getByRole('combobox', { name: say('الفرع', 'branch') });
  return { form, send, service, office, files: form.locator('input[type=file]') };
}

/** Whether nothing lies over its middle. */
const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('at 1920 px the pattern ended before the edge of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/servicespage');
  const band = page.locator('main svg:has(pattern)').first();
  await expect(band).toBeAttached();
  const left = await band.evaluate((drawn) => {
    const { x, width } = drawn.getBoundingClientRect();
    return [x, document.documentElement.clientWidth - x - width];
  });
  expect(left.map(Math.round)).toEqual([0, 0]);
  await page.goto('/');
  const scene = page.locator('main div[data-scene=hero]');
  await expect(scene).toBeAttached();
  // The drawing stands in the middle; from its end to the edge its lines are drawn by the hero.
  const { beside, drawn, image } = await scene.evaluate((hero) => {
    const box = hero.getBoundingClientRect();
    const isRtl = getComputedStyle(hero).direction === 'rtl';
    const { inlineSize, maskImage } = getComputedStyle(hero.parentElement ?? hero, '::before');
    return {
      beside: isRtl ? box.left : document.documentElement.clientWidth - box.right,
      drawn: Number.parseFloat(inlineSize),
      image: maskImage,
    };
  });
  expect(beside).toBeGreaterThan(200);
  expect(drawn).toBeCloseTo(beside, 0);
  expect(image).toContain('url(');
});

test('R35 on a phone the form is a step of its own, and «back» leads to the list', async ({ page, say }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/servicespage');
  await taken(page);
  const form = page.getByRole('heading', { name: say('طلب خدمة', 'Request a service') });
  await expect(form).toBeHidden();
  await page
    .getByRole('button', { name: say('اطلبها', 'Request') })
    .first()
    .click();
  await expect(form).toBeInViewport();
  await expect(form).toBeFocused();
  await expectAccessible(page);
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test(
  'R2 R259 a visitor writes to the firm: told what is wrong, then answered',
  { tag: '@journey' },
  async ({ page, say }) => {
    await page.goto('/contactus');
    await taken(page);
    const email = page.getByRole('textbox', { name: say('البريد الإلكتروني', 'Email') });
    const message = page.getByRole('textbox', { name: say('الرسالة', 'Message') });
    await page.getByRole('textbox', { name: say('الاسم', 'Name') }).fill(say('هدى سالم', 'Huda Salem'));
    await email.fill('reader@example.com');
    await page.getByRole('textbox', { name: say('رقم الهاتف', 'Phone number') }).fill('+٢٠ ٢ ٠٠٠٠ ٠١٥٠');
    await message.fill(say('مرحبًا', 'Hello'));
    await page.getByRole('button', { name: say('إرسال الرسالة', 'Send message') }).click();
    await expect(message).toHaveAccessibleDescription(
      say(/يُرجى كتابة رسالة أطول/, /Please enter a longer message/),
    );
    await expect(message).toBeFocused();
    await expectAccessible(page);
    await message.fill(say('أرغب في استشارة بشأن عقد إيجار.', 'I need advice about a lease.'));
    // The other language on the way: what was typed stays.
    await page.getByRole('button', { name: say('English', 'العربية') }).click();
    await expect(page.getByRole('textbox', { name: say('Email', 'البريد الإلكتروني') })).toHaveValue(
      'reader@example.com',
    );
    await page.getByRole('button', { name: say('Send message', 'إرسال الرسالة') }).click();
    await expect(
      page.getByRole('heading', { name: say('Your message was sent', 'تم إرسال رسالتك') }),
    ).toBeFocused();
    await expectAccessible(page);
  },
);

test('each slide can be asked for by keyboard', async ({ page, say }) => {
  await page.goto('/');
  await taken(page);
  // Another story may have added or moved slides of this host.
  const third = page.getByRole('button', { name: say(/^الشريحة 3 من/, /^Slide 3 of/) });
  const shown = page.getByRole('heading', { level: 1 }).locator('[data-shown]');
  const first = (await shown.textContent()) ?? '';
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(shown).not.toHaveText(first);
});

test('every slide stood before the lines of the first one', async ({ page, say }) => {
  await page.goto('/');
  await taken(page);
  const drawing = page.locator('[data-scene="hero"] > [data-shown] img').first();
  const drawings = new Set<string | null>();
  for (const number of [1, 2, 3]) {
    await page
      .getByRole('button', {
        name: say(new RegExp(`^الشريحة ${number} من`), new RegExp(`^Slide ${number} of`)),
      })
      .click();
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
    drawings.add(await drawing.getAttribute('src'));
  }
  expect(drawings.size).toBe(3);
});

/** The program has taken over what the host drew: only then the page knows what time it is at the offices. */
async function taken(page: Page): Promise<void> {
  await settled(page);
  // In the footer, and on the contact page above it.
  const clock = page.getByText(/مفتوح الآن|مغلق الآن|Open now|Closed now/);
  await expect(clock.first()).toBeVisible();
}

/** Nothing on the page is on its way any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
