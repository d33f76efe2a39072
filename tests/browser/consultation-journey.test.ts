import { momentAt } from '#contract/zoned-time.ts';
import { expectAccessible, expectNoSidewaysScroll, lookAt } from '#tests/support/browser-checks.ts';
import {
  appointmentOf,
  countSendings,
  findInList,
  sendAsVisitor,
  untilMade,
} from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';
import { calendarStamp } from '#tests/support/read-calendar.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'R3 R4 R37 R38 R228 R230 R231 R235 R238 R239 R242 R353 a consultation goes through its steps, gets an appointment that is moved and kept, and the client has it in their own calendar',
  { tag: '@journey' },
  async ({ page, newPerson, enter, say }) => {
    test.setTimeout(240_000);
    const title = `${say('نزاع شركاء', 'A dispute of partners')} ${Date.now().toString(36)}`;
    const sendings = countSendings(page, '/api/Consultations/Add');
    const next = page.getByRole('button', { name: say('التالي', 'Next') });
    await page.goto('/consultations');
    await page.getByRole('radio').nth(2).check();
    await page
      .getByRole('radiogroup', { name: say('المجال القانوني', 'Area of law') })
      .getByRole('radio')
      .first()
      .check();
    await expectAccessible(page);
    await next.click();
    await expect(page).toHaveURL(/\?step=2$/);
    await page.getByLabel(say('عنوان القضية', 'Case title')).fill(title);
    await page
      .getByLabel(say('وصف القضية', 'Case description'))
      .fill(say('شريكان بلا عقد مكتوب.', 'Two partners without a written contract.'));
    await expectAccessible(page);
    await next.click();
    await expect(page).toHaveURL(/\?step=3$/);
    await page.goBack();
    await expect(page.getByLabel(say('عنوان القضية', 'Case title'))).toHaveValue(title);
    await next.click();
    await page
      .getByLabel(say('الفرع', 'Branch'), { exact: true })
      .selectOption({ label: say('القاهرة', 'Cairo') });
    await page.getByLabel(say('الوقت المفضّل للتواصل', 'Preferred time to contact you')).fill('10-12');
    await expectAccessible(page);
    await next.click();
    await expect(
      page.getByRole('heading', { name: say('راجع قبل الإرسال', 'Review before sending') }),
    ).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    const send = page.getByRole('button', { name: say('إرسال طلب الاستشارة', 'Send consultation request') });
    const refusal = say(
      'يجب تسجيل الدخول لإرسال طلب استشارة.',
      'You must be logged in to send a consultation.',
    );
    await sendAsVisitor(page, say, { send, refusal, sendings });
    await expect(page).toHaveURL(/\/consultations\?step=4$/);
    const done = page.getByRole('group', {
      name: say('تم استلام طلب الاستشارة', 'Your consultation request was received'),
    });
    await expect(done).toContainText(/C-\d{4}-\d{5}/);
    expect(sendings()).toBe(1);
    await expectAccessible(page);
    await page.goto('/profile?tab=consultations');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(say('قيد المراجعة', 'Pending Review')).first()).toBeVisible();
    await expectAccessible(page);

    const staff = await newPerson();
    await staff.emulateMedia({ colorScheme: 'dark' });
    await enter(staff, 'support', '/admin/law-consultations');
    await findInList(staff, { pending: say(/^قيد المراجعة/, /^Pending Review/), title });
    await staff.getByRole('link', { name: title }).click();
    await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const dialog = staff.getByRole('dialog');
    const at = dialog.getByLabel(say('الموعد', 'Appointment'));
    const again = say('تغيير الموعد', 'Reschedule');
    await test.step('staff set a time on the office’s clock', async () => {
      const schedule = say('تحديد موعد', 'Schedule');
      await staff.getByRole('button', { name: schedule, exact: true }).click();
      await expect(dialog.getByText(say('المواعيد بتوقيت القاهرة', 'Times shown for Cairo'))).toBeVisible();
      const times = dialog.getByRole('region', { name: say('أوقات متاحة', 'Free times') });
      await times.getByRole('button').nth(1).click();
      await expect(times.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(at).toHaveValue(/T\d\d:\d\d$/);
      await expect(dialog.getByRole('searchbox', { name: say('المحامي', 'Lawyer') })).not.toHaveValue('');
      await lookAt(staff, `schedule-offered-${say('ar', 'en')}`);
      await at.fill('2020-01-06T10:00');
      await dialog.getByRole('searchbox', { name: say('المحامي', 'Lawyer') }).click();
      await staff.getByRole('listbox').getByRole('option').first().click();
      await dialog.getByRole('button', { name: schedule }).click();
      await expect(at).toHaveAttribute('aria-invalid', 'true');
      await at.fill('2020-01-06T03:00');
      await expect(dialog).toContainText(say('مضى هذا الوقت', 'This time has passed'));
      await expect(dialog).toContainText(say('خارج ساعات عمل المحامي', 'outside the lawyer’s hours'));
      await lookAt(staff, `schedule-past-at-night-${say('ar', 'en')}`);
      await at.fill('2206-01-06T10:00');
      await dialog.getByRole('button', { name: schedule, exact: true }).click();
      await expect(dialog).toContainText(say('خلال السنتين القادمتين', 'within the next two years'));
      await at.fill(`${DAY}T03:00`);
      await expect(dialog).toContainText(say('خارج ساعات عمل المحامي', 'outside the lawyer’s hours'));
      await expect(dialog.getByRole('button', { name: schedule, exact: true })).toBeDisabled();
      await lookAt(staff, `schedule-at-night-${say('ar', 'en')}`);
      await dialog.getByRole('button', { name: say(/رغم ذلك/, /anyway$/) }).click();
      await untilMade(staff, say);
    });
    const first = await appointmentOf(page, say);
    expect(first).toMatchObject({ DTSTART: utcOf(`${DAY}T03:00`), SEQUENCE: '0', STATUS: 'CONFIRMED' });

    await test.step('and move it', async () => {
      await staff.getByRole('button', { name: again }).click();
      await expect(at).toHaveValue(`${DAY}T03:00`);
      await at.fill(`${DAY}T11:00`);
      await dialog.getByRole('button', { name: again }).click();
      await untilMade(staff, say);
    });
    const second = await appointmentOf(page, say);
    expect(second).toMatchObject({ DTSTART: utcOf(`${DAY}T11:00`), SEQUENCE: '1', UID: first['UID'] });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await staff.getByRole('button', { name: say('إكمال الاستشارة', 'Mark as completed') }).click();
    await untilMade(staff, say);
    await expect(staff.getByRole('button', { name: again })).toHaveCount(0);
    await expectAccessible(staff);
    await page.reload();
    await expect(
      page.getByText(say('تغيّرت الحالة إلى: مكتملة', 'Status changed to: Completed')),
    ).toBeVisible();
  },
);

/** The first Monday that is five weeks ahead, on which the office in Cairo works. */
const DAY = Array.from({ length: 7 }, (_, by) => new Date(Date.now() + (35 + by) * 86_400_000))
  .find((day) => day.getUTCDay() === 1)
  ?.toISOString()
  .slice(0, 10);

/** As calendars write what a clock in Cairo shows. */
const utcOf = (time: string): string => calendarStamp(momentAt(time, 'Africa/Cairo'));
