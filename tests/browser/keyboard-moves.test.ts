import type { Page } from '@playwright/test';
import { z } from 'zod';
import { freeSlotsSchema, offeredTimesSchema } from '#contract/appointments.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { sendRequests } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';
import { SIZES, enterName, goTo, press, pressMove } from '#tests/support/by-keyboard.ts';
import { sendConsultation } from '#tests/support/send-consultation.ts';

const requestSchema = z.object({ status: z.string(), rejectionReason: z.string().nullable() });
const appointmentSchema = z.object({
  status: z.string(),
  consultantId: z.number().nullable(),
  scheduledAt: z.string().nullable(),
  wishedAt: z.string().nullable(),
});
const lawyerSchema = z.object({ id: z.number(), nameAr: z.string(), nameEn: z.string() });

const readRequest = async (api: Api, id: number) =>
  requestSchema.parse(await api.call('admin', `GET /api/Requests/GetById/${id}`));
const readAppointment = async (api: Api, id: number) =>
  appointmentSchema.parse(await api.call('admin', `GET /api/Consultations/GetById/${id}`));

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
/** A move waits for five seconds, and somewhat longer on a busy machine. */
const soon = { timeout: 30_000 };

for (const viewport of SIZES)
  test.describe(`by keyboard alone, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a move of one request is taken back while nobody has been told, and made when it is left', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = `km${Date.now().toString(36)}`;
      const [id = 0] = await sendRequests(api, mark, 1);
      await enter(page, 'support', `/admin/requests?SearchTerm=${mark}`);
      await expect(page.locator(`tr[data-row-id="${id}"]`)).toBeVisible();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/admin/requests/${id}$`));
      const move = page.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') });
      await press(page, move);
      await expect(toast(page, say('لم يُبلَّغ أحد بعد', 'Nobody has been told yet'))).toBeVisible();
      // A second press does nothing.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+z');
      await expect(
        toast(page, say('لم يتغيّر شيء ولم يُبلَّغ أحد', 'nothing was changed, and nobody was told')),
      ).toBeVisible();
      expect(await readRequest(api, id)).toMatchObject({ status: 'Pending' });

      await expect(move).not.toHaveAttribute('aria-disabled', 'true');
      await expect(move).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => readRequest(api, id), soon).toMatchObject({ status: 'Contacted' });
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(move).toHaveCount(0);
    });

    test('one key leads to the undo of a move, and while the focus is on it the move waits', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const [id = 0] = await sendRequests(api, `km${Date.now().toString(36)}`, 1);
      let extensions = 0;
      page.on('request', (request) => {
        if (request.url().includes('/ExtendHeldChange/')) extensions += 1;
      });
      await enter(page, 'support', `/admin/requests/${id}`);
      const move = page.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') });
      const waiting = toast(page, say('لم يُبلَّغ أحد بعد', 'Nobody has been told yet'));
      const undo = waiting.getByRole('button', { name: say('تراجع', 'Undo'), exact: true });
      await press(page, move);
      await expect(waiting).toContainText('Ctrl+Z');
      await page.keyboard.press('Alt+t');
      await expect(undo).toBeFocused();
      // Longer than it would have waited by itself.
      await expect.poll(() => extensions, soon).toBeGreaterThan(3);
      expect(await readRequest(api, id)).toMatchObject({ status: 'Pending' });
      await page.keyboard.press('Enter');
      await expect(
        toast(page, say('لم يتغيّر شيء ولم يُبلَّغ أحد', 'nothing was changed, and nobody was told')),
      ).toBeVisible();
      await expect(move).toBeFocused();
      await expect(move).not.toHaveAttribute('aria-disabled', 'true');
      await expect(waiting).toHaveCount(0);

      await page.keyboard.press('Enter');
      await expect(undo).toBeVisible();
      await page.keyboard.press('Alt+t');
      await expect(undo).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(move).toBeFocused();
      await expect.poll(() => readRequest(api, id), soon).toMatchObject({ status: 'Contacted' });
    });

    test('a rejection with its reason is taken back, and the reason is offered for the next one', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const [id = 0] = await sendRequests(api, `km${Date.now().toString(36)}`, 1);
      const reject = say('رفض الطلب', 'Reject');
      const more = say('إجراءات أخرى', 'More actions');
      const reason = say('خارج اختصاصنا', 'Outside our field');
      const dialog = page.getByRole('dialog', { name: reject });
      await enter(page, 'support', `/admin/requests/${id}`);
      await pressMove(page, reject, more);
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await page.keyboard.insertText(reason);
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toHaveCount(0);
      await expect(toast(page, say('لم يُبلَّغ أحد بعد', 'Nobody has been told yet'))).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(
        toast(page, say('لم يتغيّر شيء ولم يُبلَّغ أحد', 'nothing was changed, and nobody was told')),
      ).toBeVisible();
      expect(await readRequest(api, id)).toMatchObject({ status: 'Pending' });

      await pressMove(page, reject, more);
      await press(page, dialog.getByRole('button', { name: say('استعادة', 'Restore'), exact: true }));
      await expect(dialog.getByRole('textbox')).toHaveValue(reason);
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toHaveCount(0);
      await expect
        .poll(() => readRequest(api, id), soon)
        .toEqual({ status: 'Rejected', rejectionReason: reason });
    });

    test('a time that its lawyer is away at is confirmed by another button alone', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const asked = 'BranchId=1&Way=phone&About=1';
      const free = await api.call('client', `GET /api/Consultations/GetFreeSlots?${asked}`);
      const wishedAt = freeSlotsSchema.parse(free).slots.at(-1) ?? '';
      const id = await sendConsultation(api, { way: 'phone', wishedAt });
      const { consultantId } = await readAppointment(api, id);
      await api.add('POST /api/ConsultantAbsences/Add', {
        consultantId,
        kind: 'off',
        startsAt: wishedAt,
        endsAt: new Date(Date.parse(wishedAt) + 3_600_000).toISOString(),
        note: '',
      });
      const label = say('تأكيد الموعد المختار', 'Confirm the chosen time');
      await enter(page, 'support', `/admin/law-consultations/${id}`);
      await press(page, page.getByRole('button', { name: label, exact: true }));
      const dialog = page.getByRole('dialog', { name: label });
      await expect(dialog).toContainText(say('المحامي غائب', 'The lawyer is away'));
      await expect(dialog.getByRole('button', { name: label, exact: true })).toBeDisabled();
      // The key that confirms everything else confirms this no more than its button does.
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toBeVisible();
      await press(page, dialog.getByRole('button', { name: say(`${label} رغم ذلك`, `${label} anyway`) }));
      await expect(dialog).toHaveCount(0);
      await expect
        .poll(() => readAppointment(api, id), soon)
        .toMatchObject({ status: 'Scheduled', scheduledAt: wishedAt });
    });

    test('a lawyer who has another appointment is named and not booked twice, and a free time is taken instead', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const first = await sendConsultation(api, { way: 'phone' });
      const id = await sendConsultation(api, { way: 'phone' });
      const [offered] = offeredTimesSchema.parse(
        await api.call('support', `GET /api/Consultations/GetTimesToOffer/${first}`),
      );
      if (!offered) throw new Error('No time is free');
      const lawyers = z.array(lawyerSchema).parse(await api.call('admin', 'GET /api/Lawyers/GetAll'));
      const busy = lawyers.find((lawyer) => lawyer.id === offered.consultantId);
      const other = lawyers.findLast((lawyer) => lawyer.id !== offered.consultantId);
      const schedule = (consultation: number, consultantId: number | undefined) =>
        api.call('support', `POST /api/Consultations/Schedule/${consultation}`, {
          scheduledAt: offered.at,
          consultantId,
          place: '',
        });
      await schedule(first, busy?.id);
      await schedule(id, other?.id);

      const label = say('تغيير الموعد', 'Reschedule');
      await enter(page, 'support', `/admin/law-consultations/${id}`);
      await pressMove(page, label, say('إجراءات أخرى', 'More actions'));
      const dialog = page.getByRole('dialog', { name: label });
      await goTo(page, dialog.getByRole('searchbox', { name: say('المحامي', 'Lawyer') }));
      await enterName(page, say(busy?.nameAr ?? '', busy?.nameEn ?? ''));
      await expect(dialog).toContainText(
        say('موعد آخر في هذا الوقت', 'has another appointment at this time'),
      );
      const confirm = dialog.getByRole('button', { name: label, exact: true });
      await expect(confirm).toBeDisabled();
      await expect(dialog.getByRole('button', { name: say(/رغم ذلك$/, /anyway$/) })).toHaveCount(0);

      const times = dialog.getByRole('region', { name: say('أوقات متاحة', 'Free times') });
      await expect(times).toHaveAttribute('aria-busy', 'false');
      await press(page, times.getByRole('button').last());
      await expect(confirm).toBeEnabled();
      await expect(confirm).not.toHaveAttribute('aria-busy', 'true');
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toHaveCount(0);
      await expect
        .poll(async () => (await readAppointment(api, id)).consultantId, soon)
        .toBe(offered.consultantId);
      expect((await readAppointment(api, id)).scheduledAt).not.toBe(offered.at);
    });
  });
