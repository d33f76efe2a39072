import { countSendings, logInOnTheWay } from '#tests/support/browser-journey.ts';
import { expect, figure, test } from '#tests/support/browser.ts';

test.setTimeout(300_000);

test('C-05 who loses the line, the page or the language in any step of a consultation keeps what was written, and it is sent once', async ({
  page,
  context,
  say,
  language,
}) => {
  const title = `Written in the dark ${Date.now().toString(36)}`;
  const sendings = countSendings(page, '/api/Consultations/Add');
  const next = page.getByRole('button', { name: say('التالي', 'Next') });
  const field = page.getByLabel(say('عنوان القضية', 'Case title'));
  let steps = 0;
  /** The line goes and comes back, then the page is loaded anew, then it is read in the other language and back. */
  const survive = async () => {
    const address = page.url();
    await context.setOffline(true);
    await page.waitForTimeout(300);
    await context.setOffline(false);
    await page.reload();
    await expect(page.locator('#boot')).toHaveCount(0);
    const toggle = page
      .getByRole('banner')
      .getByRole('button', { name: /^(English|العربية|EN|AR|ع)$/ })
      .first();
    if (await toggle.isVisible()) {
      await toggle.click();
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(English|العربية|EN|AR|ع)$/ })
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    expect(page.url()).toBe(address);
    steps += 1;
  };
  await page.goto('/consultations');
  await page.getByRole('radio').nth(2).check();
  await page
    .getByRole('radiogroup', { name: say('المجال القانوني', 'Area of law') })
    .getByRole('radio')
    .first()
    .check();
  await survive();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await next.click();
  await field.fill(title);
  await page
    .getByLabel(say('وصف القضية', 'Case description'))
    .fill('Two partners without a written contract.');
  await survive();
  await expect(field).toHaveValue(title);
  await next.click();
  await page
    .getByLabel(say('الفرع', 'Branch'), { exact: true })
    .selectOption({ label: say('القاهرة', 'Cairo') });
  await page.getByLabel(say('الوقت المفضّل للتواصل', 'Preferred time to contact you')).fill('10-12');
  await survive();
  await next.click();
  const send = page.getByRole('button', { name: say('إرسال طلب الاستشارة', 'Send consultation request') });
  await expect(send).toBeVisible();
  await survive();
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  // By an address of their own: whoever follows the notice comes back to what was sent at once.
  await page.goto('/login');
  await logInOnTheWay(page, say);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/consultations?step=4');
  await expect(send).toBeVisible();
  // What comes beside the page has come: without it the browser would complain, and that is another story.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/live-')),
  );
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  const before = sendings();
  await context.setOffline(false);
  await expect(
    page.getByRole('group', {
      name: say('تم استلام طلب الاستشارة', 'Your consultation request was received'),
    }),
  ).toBeVisible();
  await page.goto('/profile?tab=consultations');
  await expect(page.getByRole('link', { name: title })).toHaveCount(1);
  figure(`${steps} steps, ${sendings() - before} sending by itself when the line came back, 1 consultation`);
});
