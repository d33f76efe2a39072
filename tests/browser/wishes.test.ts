import { z } from 'zod';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { expectAccessible, expectNoSidewaysScroll, lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: 20_000,
});

test('whoever asks for a written opinion is asked for no time, by keyboard too', async ({
  page,
  enter,
  say,
  language,
}) => {
  test.setTimeout(120_000);
  await enter(page, 'client', '/consultations');
  await page.getByRole('radio', { name: say('رأي قانوني مكتوب', 'Written legal opinion') }).check();
  await page
    .getByRole('radiogroup', { name: say('المجال القانوني', 'Area of law') })
    .getByRole('radio')
    .first()
    .check();
  const next = page.getByRole('button', { name: say('التالي', 'Next') });
  await next.press('Enter');
  const title = page.getByLabel(say('عنوان القضية', 'Case title'));
  await title.fill(say('رأي في بند تحكيم', 'An arbitration clause'));
  await page
    .getByLabel(say('وصف القضية', 'Case description'))
    .fill(say('هل يلزم البند الشريك الجديد؟', 'Does the clause bind a new partner?'));
  await next.press('Enter');
  await expect(page.getByRole('combobox', { name: say('الفرع', 'Branch') })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await lookAt(page, `${language}-in-writing-contact`);
  await next.press('Enter');
  await page
    .getByRole('button', { name: say('إرسال طلب الاستشارة', 'Send consultation request') })
    .press('Enter');
  await expect(page.getByText(say('لا تحتاج إلى موعد', 'It needs no appointment'))).toBeVisible();
  await page.getByRole('link', { name: say('متابعة الاستشارة', 'Follow this consultation') }).press('Enter');
  await expect(page.getByText(say(/نرد عليك كتابةً هنا/, /We will answer in writing here/))).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('إلغاء الاستشارة', 'Cancel the consultation') }),
  ).toBeVisible();
  await expect(page.getByText(say('لم يُحجز لك موعد.', 'No time is being held for you.'))).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await lookAt(page, `${language}-in-writing`);
});

test('a client chooses another time while the first one waits, and staff are told', async ({
  page,
  newPerson,
  enter,
  api,
  say,
  language,
}) => {
  test.setTimeout(120_000);
  const asked = 'BranchId=1&Way=phone&About=1';
  const free = async () =>
    freeSlotsSchema.parse(await api.call('client', `GET /api/Consultations/GetFreeSlots?${asked}`)).slots;
  const [wishedAt = ''] = await free();
  const made = await api.call('client', 'POST /api/Consultations/Add', {
    caseTitle: say('توريد متأخر', 'Late delivery'),
    caseDescription: say('تأخر المورد شهرين عن موعد التسليم.', 'The supplier is two months late.'),
    consultationTypeId: 4,
    areaId: 1,
    branchId: 1,
    way: 'phone',
    wishedAt,
  });
  const { id } = z.looseObject({ id: z.number() }).parse(made);
  const staff = await newPerson();
  await enter(staff, 'support', '/admin/requests');

  await enter(page, 'client', `/profile/myConsultationDetails/${id}`);
  await page.getByRole('button', { name: say('اختيار موعد آخر', 'Choose another time') }).click();
  const times = page.getByRole('radiogroup', { name: say('الوقت', 'Time') }).getByRole('radio');
  await times.last().check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await lookAt(page, `${language}-another-wish`);
  await page.getByRole('button', { name: say('نقل الموعد إلى هذا الوقت', 'Move it to this time') }).click();
  await expect(page.getByRole('heading', { name: say('الخطوة التالية', 'What happens next') })).toBeFocused();
  await expect(page.getByText(say('قيد المراجعة', 'Pending Review')).first()).toBeVisible();
  await lookAt(page, `${language}-wish-moved`);
  expect(await free()).toContain(wishedAt);
  await expect(staff.getByText(say('اختار العميل موعدًا', 'The client chose a time')).first()).toBeVisible();
});
