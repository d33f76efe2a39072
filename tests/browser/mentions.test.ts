import {
  bellOf,
  bellPanelOf,
  clearInbox,
  enterLive,
  sendRequest,
  unread,
} from '#tests/support/browser-bell.ts';
import { lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

test(
  'support mentions a colleague with the keyboard, who is led to the note by the bell and by a mail without its words',
  { tag: '@journey' },
  async ({ page, newPerson, enter, api, host, say, language }) => {
    test.setTimeout(180_000);
    const { id, number } = await sendRequest(api);
    await clearInbox(api, 'admin');
    await enterLive(enter, page, 'admin', '/admin/profile');
    const staff = await newPerson();
    await enter(staff, 'support', `/admin/requests/${id}`);
    const note = staff.getByLabel(say('اكتب ملاحظة…', 'Write a note…'));
    const name = say('د. مشعل السدراوي', 'Dr. Mishaal Al-Sidrawi');
    const offered = staff.getByRole('listbox', { name: say('زملاء يمكن ذكرهم', 'Colleagues to mention') });

    await test.step('what is typed behind an @ finds them, folded; not in what is for the client', async () => {
      await staff.getByRole('radio', { name: say('تظهر للعميل', 'Visible to the client') }).press('Space');
      await note.pressSequentially(say('@مشعل', '@mishaal'));
      await expect(offered).toHaveCount(0);
      await staff
        .getByRole('radio', { name: say('داخلية: تظهر للموظفين فقط', 'Internal: visible to staff only') })
        .press('Space');
      await note.fill('');
      await note.pressSequentially(say('انظر @مشعل السدراوى', 'Look @mishaal al-sid'));
      await expect(offered.getByRole('option', { name })).toBeVisible();
      await lookAt(staff, `${language}-mention-list`);
      await note.press('Escape');
      await expect(offered).toHaveCount(0);
      await note.press('Backspace');
      await expect(offered.getByRole('option', { name })).toBeVisible();
      await note.press('Enter');
      await expect(offered).toHaveCount(0);
      await expect(note).toHaveValue(say(`انظر @${name} `, `Look @${name} `));
      await note.pressSequentially(say('السر في العقد', 'the secret of the lease'));
      await note.press('Control+Enter');
      await expect(staff.getByText(say('أُبلغ بها:', 'Notified:'))).toBeVisible();
      await expect(note).toHaveValue('');
      await lookAt(staff, `${language}-mention-note`);
    });

    await test.step('they are told at once, and led to it', async () => {
      await expect(bellOf(page, say).or(page.getByRole('button', { name: unread(say, 1) }))).toBeVisible();
      await page.getByRole('button', { name: unread(say, 1) }).click();
      await bellPanelOf(page, say)
        .getByRole('link', {
          name: say(/ورد ذكرك في ملاحظة من .?ندى الحرباوي/, /You were mentioned by .?Nada Al-Harbawi/),
        })
        .click();
      await expect(page).toHaveURL(new RegExp(`/admin/requests/${id}`));
      await expect(page.getByText(say('السر في العقد', 'the secret of the lease'))).toBeVisible();
    });

    await test.step('a mail leads there too, and keeps the words to itself', async () => {
      const mails = () => host.mailsTo('admin@').filter(({ text }) => text.includes(number));
      await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(1);
      const [mail] = mails();
      expect(mail?.text).not.toMatch(/secret|السر في العقد|lease/);
    });
  },
);
