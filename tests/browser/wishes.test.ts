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
  await expect(
    staff.getByText(say('اختار العميل موعدًا آخر', 'The client chose another time')).first(),
  ).toBeVisible();
});
