import { expect, test } from '#tests/support/browser.ts';

test('skipping to the content of a form does not ask whether to leave it, and the way back still does', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/faq');
  await page.getByRole('link', { name: say('إضافة سؤال', 'New question') }).click();
  await page.getByLabel(say('السؤال (بالعربية)', 'Question (Arabic)')).fill('?');
  const skip = page.getByRole('link', { name: say('الانتقال إلى المحتوى الرئيسي', 'Skip to main content') });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/new$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('مغادرة', 'Leave'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/faq$/);
});
