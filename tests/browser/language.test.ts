import { isAlive } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

test(
  'R6 a first visit is Arabic, right to left, whatever the browser itself speaks',
  { tag: '@journey' },
  async ({ browser, baseURL, locale }) => {
    const context = await browser.newContext({ baseURL, locale });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('navigation', { name: 'القائمة الرئيسية' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBeNull();
    await context.close();
  },
);

test(
  'R7 R8 R10 the language changes without a reload, every list is asked for again in it, and it stays chosen',
  { tag: '@journey' },
  async ({ page, context, language, say }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    const calls: { url: string; language: string | undefined }[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/'))
        calls.push({ url: request.url(), language: request.headers()['accept-language'] });
    });
    const asked = (wanted: string) =>
      new Set(calls.filter((call) => call.language === wanted).map(({ url }) => url));
    await page.goto('/FAQClient');
    const topic = page.getByRole('heading', { name: say('بداية التعامل', 'Working with us') });
    await expect(topic).toBeVisible();
    await expect(page.getByRole('heading', { name: say('مكتب الرياض', 'Riyadh office') })).toBeVisible();
    await expect(page).toHaveTitle(
      say('الأسئلة الشائعة | اليمامة والفسطاط', 'Frequently asked questions | Yamama & Fustat'),
    );
    // The host has drawn it with what it shows.
    expect(calls).toEqual([]);

    await isAlive(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('button', { name: say(/^English/, /^العربية/) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
    await expect(page.getByRole('heading', { name: say('Working with us', 'بداية التعامل') })).toBeVisible();
    await expect(page.getByRole('heading', { name: say('Riyadh office', 'مكتب الرياض') })).toBeVisible();
    await expect(page).toHaveTitle(
      say('Frequently asked questions | Yamama & Fustat', 'الأسئلة الشائعة | اليمامة والفسطاط'),
    );
    await expect.poll(() => asked(other).size).toBeGreaterThanOrEqual(3);
    expect(asked(language).size).toBe(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe(other);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    const tab = await context.newPage();
    await tab.goto('/login');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(say('Welcome back', 'أهلًا بعودتك'));
    await tab.getByRole('button', { name: say(/^العربية/, /^English/) }).click();
    await expect(tab.locator('html')).toHaveAttribute('lang', language);
  },
);

test(
  'R7 R10 R110 what was typed into a form outlives the change, and its errors are translated',
  { tag: '@journey' },
  async ({ page, enter, language, say }) => {
    await enter(page, 'admin', '/admin/users/new');
    await page.getByLabel(say('رقم الجوال', 'Mobile number')).fill('+966 50 000 0000');
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    const email = (name: string) => page.getByLabel(name, { exact: true });
    await expect(email(say('البريد الإلكتروني', 'Email'))).toHaveAccessibleDescription(
      say('هذا الحقل مطلوب', 'This field is required'),
    );
    await page
      .getByRole('banner')
      .getByRole('button', { name: say(/^English/, /^العربية/) })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar');
    await expect(page.getByLabel(say('Mobile number', 'رقم الجوال'))).toHaveValue('+966 50 000 0000');
    await expect(email(say('Email', 'البريد الإلكتروني'))).toHaveAccessibleDescription(
      say('This field is required', 'هذا الحقل مطلوب'),
    );
  },
);
