import { z } from 'zod';
import { momentAt } from '#contract/zoned-time.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { expectAccessible, expectNoSidewaysScroll, lookAt } from '#tests/support/browser-checks.ts';
import { type Say, appointmentOf, offerOf, untilMade } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';
import { calendarStamp } from '#tests/support/read-calendar.ts';

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
  const free = async () => (await offerOf(api, say, ASKED)).slots;
  const [wishedAt = ''] = await free();
  const id = await sendWish(api, say, { wishedAt });
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

test('staff confirm a second choice and set another time later, and the client takes each into their own calendar', async ({
  page,
  newPerson,
  enter,
  api,
  say,
  language,
}) => {
  test.setTimeout(180_000);
  const { slots, length, fee } = await offerOf(api, say, ASKED);
  const [secondChoiceAt = '', wishedAt = ''] = slots.slice(-2);
  const id = await sendWish(api, say, { wishedAt, secondChoiceAt });
  await enter(page, 'client', `/profile/myConsultationDetails/${id}`);
  const begins = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('time').first();
  const held = say('الموعد الذي اخترته', 'The time you chose');
  await expect(begins(held)).toHaveAttribute('datetime', wishedAt);
  await expect(page.getByText(say('البديل الذي يناسبك', 'Your second choice'))).toBeVisible();

  const staff = await newPerson();
  await enter(staff, 'support', `/admin/law-consultations/${id}`);
  const dialog = staff.getByRole('dialog');
  const second = say('تأكيد الموعد البديل', 'Confirm the second choice');
  const move = async (name: string) => {
    await staff.getByRole('button', { name: say('إجراءات أخرى', 'More actions') }).click();
    await staff.getByRole('menuitem', { name }).click();
  };
  await move(second);
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: second }).click();
  await untilMade(staff, say);
  const arranged = say('الموعد', 'Appointment');
  const confirmed = await appointmentOf(page, say);
  expect(confirmed).toMatchObject({ DTSTART: calendarStamp(secondChoiceAt), SEQUENCE: '0' });
  await expect(begins(arranged)).toHaveAttribute('datetime', secondChoiceAt);
  const part = page.getByRole('region', { name: arranged, exact: true });
  await expect(part).toContainText(length);
  await expect(part).toContainText(fee);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await lookAt(page, `${language}-second-choice-confirmed`);

  const again = say('تغيير الموعد', 'Reschedule');
  await move(again);
  const offered = dialog.getByRole('region', { name: say('أوقات متاحة', 'Free times') }).getByRole('button');
  await offered.last().click();
  await expect(offered.last()).toHaveAttribute('aria-pressed', 'true');
  const set = dialog.getByRole('button', { name: again, exact: true });
  await expect(set).not.toHaveAttribute('aria-busy', 'true');
  const local = await dialog.getByLabel(say('الموعد', 'Appointment')).inputValue();
  await set.click();
  await untilMade(staff, say);
  const movedTo = momentAt(local, 'Asia/Riyadh');
  expect(await appointmentOf(page, say)).toMatchObject({
    DTSTART: calendarStamp(movedTo),
    UID: confirmed['UID'],
    SEQUENCE: '1',
  });
  await expect(begins(arranged)).toHaveAttribute('datetime', movedTo);
  await expect(part).toContainText(length);
  await expect(part).toContainText(fee);
});

/** By telephone, about the first area of law, at the office in Riyadh. */
const ASKED = 'BranchId=1&Way=phone&About=1';

/** A client asks for such a consultation at times of their choice. */
async function sendWish(
  api: Api,
  say: Say,
  times: { wishedAt: string; secondChoiceAt?: string },
): Promise<number> {
  const made = await api.call('client', 'POST /api/Consultations/Add', {
    caseTitle: say('توريد متأخر', 'Late delivery'),
    caseDescription: say('تأخر المورد شهرين عن موعد التسليم.', 'The supplier is two months late.'),
    consultationTypeId: 4,
    areaId: 1,
    branchId: 1,
    way: 'phone',
    ...times,
  });
  return z.looseObject({ id: z.number() }).parse(made).id;
}
