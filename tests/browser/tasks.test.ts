import { z } from 'zod';
import { bellOf, bellPanelOf, clearInbox, enterLive } from '#tests/support/browser-bell.ts';
import { lookAt } from '#tests/support/browser-checks.ts';
import { countSendings, logInOnTheWay, threeFiles } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'what staff ask for reaches the client by bell, mail, list and page, is answered with files at once, and accepted',
  { tag: '@journey' },
  async ({ page, newPerson, enter, api, host, say, language }) => {
    test.setTimeout(240_000);
    const title = `${say('نزاع إيجار', 'A rental dispute')} ${Date.now().toString(36)}`;
    const { id } = z.object({ id: z.number() }).parse(
      await api.call('client', 'POST /api/Requests/Add', {
        title,
        description: say('لا يرد المؤجر مبلغ التأمين.', 'The landlord keeps the deposit.'),
        serviceId: 1,
        branchId: 1,
      }),
    );
    await clearInbox(api, 'client');
    await clearInbox(api, 'support');
    await enterLive(enter, page, 'client', '/profile');

    const staff = await newPerson();
    await enterLive(enter, staff, 'support', `/admin/requests/${id}`);
    const tasks = staff.getByRole('region', { name: say('المطلوب من العميل', 'Asked of the client') });
    const words = say(
      'نحتاج عقد الإيجار وإيصال التأمين.',
      'We need the lease and the receipt of the deposit.',
    );
    await test.step('staff ask, with the keyboard alone', async () => {
      await tasks
        .getByRole('button', {
          name: say('طلب مستندات أو إجابة من العميل', 'Ask the client for documents or an answer'),
        })
        .press('Enter');
      const dialog = staff.getByRole('dialog');
      await dialog
        .getByLabel(say('ما تحتاج إليه، بلغة العميل', 'What you need, in the client’s language'))
        .fill(words);
      const fill = dialog.getByRole('button', {
        name: say('إدراج مستندات هذه الخدمة', 'Insert the documents of this service'),
      });
      if (await fill.isVisible()) await fill.press('Enter');
      else await dialog.getByLabel(say('المستندات', 'Documents')).fill(say('عقد الإيجار', 'The lease'));
      await expect(dialog.getByLabel(say('المستندات', 'Documents'))).not.toHaveValue('');
      const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
      await dialog.getByLabel(say('آخر يوم', 'By'), { exact: true }).fill(day);
      await lookAt(staff, `${language}-ask`);
      await dialog.getByRole('button', { name: say('إرسال إلى العميل', 'Ask the client') }).press('Enter');
      await expect(tasks.getByText(words)).toBeVisible();
      await expect(tasks.getByText(say('بانتظار العميل', 'Waiting for the client'))).toBeVisible();
      await lookAt(staff, `${language}-staff-asked`);
    });

    await test.step('the client finds it in the list, by the bell, and by the mail after signing in', async () => {
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
      await expect(row).toContainText(say('بانتظارك حتى', 'Waiting for you by'));
      await lookAt(page, `${language}-list`);
      await bellOf(page, say).click();
      await bellPanelOf(page, say)
        .getByRole('link', { name: say(/نحتاج إلى مستندات/, /We need something/) })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${id}#tasks$`));
      await expect(
        page.getByRole('heading', { name: say('المطلوب منك', 'What we need from you') }),
      ).toBeFocused();
      await lookAt(page, `${language}-client-asked`);

      const mail = await newPerson();
      await mail.goto(`/profile/myRequestDetails/${id}#tasks`);
      await expect(mail).toHaveURL(/\/login/);
      await logInOnTheWay(mail, say);
      await expect(mail).toHaveURL(new RegExp(`/${id}#tasks$`));
      await expect(
        mail.getByRole('heading', { name: say('المطلوب منك', 'What we need from you') }),
      ).toBeFocused();
      expect(host.mailsTo('client@').length).toBeGreaterThan(0);
    });

    const own = page.getByRole('region', { name: say('المطلوب منك', 'What we need from you') });
    const answered = say('وجدت الإيصال أيضًا.', 'I found the receipt too.');
    await test.step('the client answers with two files, over a line that breaks and a reload of the words', async () => {
      const sendings = countSendings(page, `/api/Requests/AnswerTask/${id}`);
      const send = own.getByRole('button', { name: say('إرسال الكل', 'Send all of it') });
      await send.click();
      await expect(
        own.getByText(say('اكتب إجابة أو اختر ملفًا', 'Write an answer or choose a file')),
      ).toBeVisible();
      expect(sendings()).toBe(0);
      await own.getByLabel(say('إجابتك', 'Your answer')).fill(answered);
      await page.reload();
      await expect(own.getByLabel(say('إجابتك', 'Your answer'))).toHaveValue(answered);
      await own.getByLabel(say('مستنداتك', 'Your documents')).setInputFiles((await threeFiles()).slice(0, 2));
      await page.context().setOffline(true);
      await send.click();
      await expect(own.getByRole('alert')).toContainText(say('أنت غير متصل', 'You are offline'));
      // A line is never back at the very moment at which its loss was told.
      await page.waitForTimeout(1000);
      await page.context().setOffline(false);
      await expect(own.getByText(say('أُرسل، وسنراجعه.', 'Sent. We will review it.'))).toBeVisible();
      await expect(send).toHaveCount(0);
      await expect(
        page.getByText(say('نراجع الآن ما أرسلته', 'We are reviewing what you sent')),
      ).toBeVisible();
      await lookAt(page, `${language}-client-answered`);
    });

    await test.step('staff see it at once, and accept it', async () => {
      await expect(tasks.getByText(answered)).toBeVisible();
      await expect(tasks.getByRole('button', { name: /invoice\.png/ }).first()).toBeVisible();
      await lookAt(staff, `${language}-staff-answered`);
      await bellOf(staff, say).click();
      await expect(
        bellPanelOf(staff, say).getByRole('link', {
          name: say(/أرسل العميل المطلوب/, /sent what was asked/),
        }),
      ).toBeVisible();
      await staff.keyboard.press('Escape');
      await tasks.getByRole('button', { name: say('قبول', 'Accept'), exact: true }).press('Enter');
      await expect(tasks.getByText(answered)).toHaveCount(0);
      await expect(own).toHaveCount(0);
      await expect(
        page.getByText(say('راجعنا ما أرسلته', 'We reviewed what you sent')).first(),
      ).toBeVisible();
      await lookAt(page, `${language}-client-accepted`);
    });
  },
);
