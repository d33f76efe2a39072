import { z } from 'zod';
import { expectAccessible, expectNoSidewaysScroll, lookAt } from '#tests/support/browser-checks.ts';
import { countSendings, offerOf, threeFiles } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';
import { tabTo } from '#tests/support/tab-to.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [1440, 390];

for (const width of WIDTHS)
  test(`a client chooses a time and a second one, knows what it costs, sends and moves it by keyboard alone, at ${width} px`, async ({
    page,
    enter,
    api,
    say,
    language,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const sendings = countSendings(page, '/api/Consultations/Add');
    const { keyboard } = page;
    const group = (name: string) => page.getByRole('radiogroup', { name });
    const next = page.getByRole('button', { name: say('التالي', 'Next') });
    const press = async (button: ReturnType<typeof page.getByRole>) => {
      await tabTo(page, button);
      await keyboard.press('Enter');
    };
    await enter(page, 'client2', '/consultations');
    await page.waitForLoadState('networkidle');
    // A type that does not say how one meets: that is chosen here too.
    await tabTo(page, group(say('نوع الاستشارة', 'Consultation type')).getByRole('radio').first());
    await keyboard.press('Space');
    await tabTo(page, group(say('المجال القانوني', 'Area of law')).getByRole('radio').first());
    await keyboard.press('Space');
    await press(next);
    await tabTo(page, page.getByLabel(say('عنوان القضية', 'Case title')));
    await keyboard.type(say('توريد متأخر', 'Late delivery'));
    await tabTo(page, page.getByLabel(say('وصف القضية', 'Case description')));
    await keyboard.type(say('تأخر المورد شهرين عن موعد التسليم.', 'The supplier is two months late.'));
    await press(next);

    const ways = group(say('كيف تفضّل اللقاء؟', 'How would you like to meet?')).getByRole('radio');
    await tabTo(page, ways.first());
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await expect(ways.nth(1)).toBeChecked();
    const day = page.getByRole('combobox', { name: say('اليوم', 'Day') });
    await tabTo(page, day);
    const soonest = await day.inputValue();
    await keyboard.press('ArrowDown');
    await expect(day).not.toHaveValue(soonest);
    const times = group(say('الوقت', 'Time')).getByRole('radio');
    await tabTo(page, times.first());
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await expect(times.nth(1)).toBeChecked();
    await expect(times.nth(1)).toBeFocused();
    const office = await page.getByRole('combobox', { name: say('الفرع', 'Branch') }).inputValue();
    const { length, fee } = await offerOf(api, say, `BranchId=${office}&Way=phone`);
    /** Told beside the times, and once more before it is sent. */
    const terms = page.getByRole('status').filter({ hasText: length });
    await expect(terms).toContainText(fee);
    const secondDay = page.getByRole('combobox', { name: say('موعد بديل', 'A second choice') });
    await tabTo(page, secondDay);
    await keyboard.press('ArrowDown');
    await expect(secondDay).not.toHaveValue('');
    const seconds = group(say('وقت الموعد البديل', 'Time of the second choice')).getByRole('radio');
    await tabTo(page, seconds.first());
    await keyboard.press('Space');
    await expect(seconds.first()).toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await lookAt(page, `${language}-keyboard-time-${width}`);
    await press(next);
    await expect(terms).toContainText(fee);
    const secondChoice = page.getByText(say('البديل الذي يناسبك', 'Your second choice'), { exact: true });
    await expect(secondChoice).toBeVisible();
    await press(page.getByRole('button', { name: say('إرسال طلب الاستشارة', 'Send consultation request') }));
    const done = page.getByRole('group', {
      name: say('تم استلام طلب الاستشارة', 'Your consultation request was received'),
    });
    await expect(done).toContainText(say('نحجز لك هذا الموعد', 'We will hold it for you'));
    await expect(done).toContainText(fee);
    expect(sendings()).toBe(1);

    await press(done.getByRole('link', { name: say('متابعة الاستشارة', 'Follow this consultation') }));
    const held = page.getByRole('region', { name: say('الموعد الذي اخترته', 'The time you chose') });
    await expect(held).toContainText(fee);
    await expect(secondChoice).toBeVisible();
    await press(page.getByRole('button', { name: say('اختيار موعد آخر', 'Choose another time') }));
    await tabTo(page, times.first());
    await keyboard.press('Space');
    await expectAccessible(page);
    await press(page.getByRole('button', { name: say('نقل الموعد إلى هذا الوقت', 'Move it to this time') }));
    await expect(
      page.getByRole('heading', { name: say('الخطوة التالية', 'What happens next') }),
    ).toBeFocused();
    // Whoever chooses anew has named no second choice.
    await expect(secondChoice).toHaveCount(0);
    await press(page.getByRole('button', { name: say('إلغاء الاستشارة', 'Cancel the consultation') }));
    await press(page.getByRole('button', { name: say('نعم، ألغِها', 'Yes, cancel it') }));
    await expect(
      page.getByText(say('أُلغيت هذه الاستشارة.', 'This consultation was cancelled.')),
    ).toBeVisible();
    await expectAccessible(page);
  });

for (const width of WIDTHS)
  test(`a client answers what is asked of them by keyboard alone, at ${width} px`, async ({
    page,
    enter,
    api,
    say,
    language,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const title = `${say('نزاع إيجار', 'A rental dispute')} ${Date.now().toString(36)}`;
    const { id } = z.object({ id: z.number() }).parse(
      await api.call('client', 'POST /api/Requests/Add', {
        title,
        description: say('لا يرد المؤجر مبلغ التأمين.', 'The landlord keeps the deposit.'),
        serviceId: 1,
        branchId: 1,
      }),
    );
    await api.call('support', `POST /api/Requests/AskTask/${id}`, {
      text: say('نحتاج عقد الإيجار.', 'We need the lease.'),
      documents: [say('عقد الإيجار', 'The lease')],
      dueOn: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    });
    const { keyboard } = page;
    // Asked for early: the browser is told a moment later that its own window must not open.
    const chooser = page.waitForEvent('filechooser', { timeout: 100_000 });
    await enter(page, 'client', '/profile');
    const link = page.getByRole('link', { name: title });
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, link);
    await keyboard.press('Enter');
    const own = page.getByRole('region', { name: say('المطلوب منك', 'What we need from you') });
    await expect(own.getByText(say('عقد الإيجار', 'The lease'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const files = own.getByLabel(say('مستنداتك', 'Your documents'));
    await tabTo(page, files);
    await keyboard.press('Space');
    await (await chooser).setFiles((await threeFiles()).slice(0, 1));
    await tabTo(page, own.getByLabel(say('إجابتك', 'Your answer')));
    await keyboard.type(say('هذا هو العقد.', 'This is it.'));
    await lookAt(page, `${language}-keyboard-answer-${width}`);
    await tabTo(page, own.getByRole('button', { name: say('إرسال الكل', 'Send all of it') }));
    await keyboard.press('Enter');
    await expect(own.getByText(say('أُرسل، وسنراجعه.', 'Sent. We will review it.'))).toBeVisible();
    await expect(
      page.getByRole('heading', { name: say('المطلوب منك', 'What we need from you') }),
    ).toBeFocused();
    await expectAccessible(page);
  });
