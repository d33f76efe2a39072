import { expect, test } from '#tests/support/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';

test(
  'the history of a question tells what was changed, and brings an older version back',
  { tag: '@journey' },
  async ({ page, enter, api, say }) => {
    const mark = Date.now().toString(36);
    const id = await api.add('POST /api/Faqs/Add', {
      categoryId: 1,
      questionAr: `الأول ${mark}`,
      questionEn: `First ${mark}`,
      answerAr: 'إجابة',
      answerEn: 'Answer',
    });
    await api.call('admin', 'PUT /api/Faqs/Update', { id, questionEn: `Second ${mark}`, categoryId: 2 });
    await enter(page, 'admin', `/admin/faq/${id}`);
    const history = say('النسخ السابقة', 'History');
    await page.getByRole('link', { name: history }).click();
    const changes = page.getByRole('list', { name: history }).getByRole('listitem');
    await expect(changes).toHaveCount(2);
    await expect(changes.first()).toContainText(`First ${mark}`);
    await expect(changes.first()).toContainText(`Second ${mark}`);
    await expect(changes.first()).toContainText(say('د. مشعل السدراوي', 'Dr. Mishaal Al-Sidrawi'));
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);

    await changes
      .last()
      .getByRole('link', { name: say('استعادة هذه النسخة', 'Restore this version') })
      .click();
    await expect(page.getByLabel(say('السؤال (بالإنجليزية)', 'Question (English)'))).toHaveValue(
      `First ${mark}`,
    );
    await expect(
      page.getByText(say('لن يتغيّر شيء قبل الحفظ', 'Nothing is changed until you save')),
    ).toBeVisible();
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/faq$/);
    expect(await api.call('admin', `GET /api/Faqs/GetForUpdate/${id}`)).toMatchObject({
      questionEn: `First ${mark}`,
      categoryId: 1,
      version: 3,
    });

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/admin/audit?SearchTerm=${mark}`);
    const rows = page.getByRole('row').filter({ hasText: mark });
    await expect(rows).toHaveCount(3);
    await rows.last().getByRole('link').click();
    await page.getByRole('link', { name: say('تغييرات هذا السجل', 'History of this record') }).click();
    await expect(changes).toHaveCount(3);
  },
);
