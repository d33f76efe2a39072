import { lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('staff ask for a daily summary by mail in their profile, and for none; a refusal is told at the switch', async ({
  page,
  enter,
  say,
  language,
}) => {
  await enter(page, 'support', '/admin/profile');
  const daily = page.getByRole('checkbox', {
    name: say('ملخص بالبريد كل يوم عمل', 'A summary by email each working day'),
  });
  await expect(daily).not.toBeChecked();
  await daily.focus();
  await page.keyboard.press('Space');
  await expect(daily).toBeChecked();
  await page.reload();
  await expect(daily).toBeChecked();
  await lookAt(page, `${language}-digest`);

  await page.route('**/api/Notifications/SetDigest', (route) => route.fulfill({ status: 500, body: '' }));
  await daily.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('main')).toContainText(say('تعذّر التحديث', "Couldn't update"));
  await expect(daily).toBeChecked();
  await page.unroute('**/api/Notifications/SetDigest');
  await daily.focus();
  await page.keyboard.press('Space');
  await expect(daily).not.toBeChecked();
});
