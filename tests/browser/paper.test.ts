import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sendRequests } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';
import { printedPages } from '#tests/support/printed-pages.ts';

test('what is printed says where it stands on the web, and on which day it was printed', async ({
  page,
  say,
}) => {
  await page.clock.setFixedTime('2026-03-14T09:00:00Z');
  await page.goto('/privacy');
  const line = page.getByRole('contentinfo').getByText(/\/privacy/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(line).toHaveText(/\/privacy/, { timeout: 500 });
  }).toPass();
  await expect(line).toBeVisible();
  await expect(line).toContainText(new URL('/privacy', page.url()).href);
  await expect(line).toContainText(say('14 مارس 2026', '14 March 2026'));
  await page.emulateMedia({ media: 'screen' });
  await expect(line).toBeHidden();
});

test('at 320 px «new request» follows the heading and what the page says of itself', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'client', '/profile');
  await page.setViewportSize({ width: 320, height: 800 });
  const button = page.getByRole('main').getByRole('link', { name: say('طلب جديد', 'New request') });
  const lead = page.getByText(say(/^كل ما أرسلته إلينا/, /^Everything you have sent us/));
  const bottomOf = async (place: typeof lead) => {
    const box = await place.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(lead));
});

test('a consultation that its client prints says when it is, who wrote what and how far it has come, without controls', async ({
  page,
  enter,
  api,
  say,
}) => {
  const made = await api.call('client', 'POST /api/Consultations/Add', {
    caseTitle: say('عقد على الورق', 'A contract on paper'),
    caseDescription: say('تأخر المورد شهرين عن موعد التسليم.', 'The supplier is two months late.'),
    consultationTypeId: 4,
    areaId: 1,
    branchId: 1,
    way: 'phone',
  });
  const { id } = z.looseObject({ id: z.number() }).parse(made);
  const scheduledAt = new Date(Date.now() + 41 * 86_400_000).toISOString();
  const place = say('قاعة 4', 'Room 4');
  const set = { scheduledAt, consultantId: 1, place };
  await api.call('support', `POST /api/Consultations/Schedule/${id}`, set);
  await api.call('support', `POST /api/Consultations/AddNote/${id}`, { text: place, visibility: 'client' });
  await enter(page, 'client', `/profile/myConsultationDetails/${id}`);
  const main = page.getByRole('main');
  const appointment = main.getByRole('region', { name: say('الموعد', 'Appointment'), exact: true });
  await expect(appointment.getByRole('button').first()).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: place })).toBeVisible();
  await layOnPaper(page);
  await expectNoControls(page);
  await expect(appointment.getByRole('time').first()).toBeVisible();
  // Who handles it, by name; and each entry with its day, not how long ago it was.
  await expect(appointment.locator('bdi').first()).toBeVisible();
  const entries = main.getByRole('listitem').filter({ has: page.getByRole('time') });
  // That it came and got its appointment, at the least.
  await expect(entries.nth(1)).toBeVisible();
  // The year of the page's zone: on New Year's Eve another one than the machine's.
  const year = new Date().toLocaleDateString('en', { timeZone: 'Asia/Riyadh', year: 'numeric' });
  await expect(entries.filter({ hasText: year })).toHaveCount(await entries.count());
  const steps = main.getByRole('list', { name: say('الحالة', 'Status') }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  for (const step of await steps.all())
    expect(await step.evaluate((item) => getComputedStyle(item, '::before').printColorAdjust)).toBe('exact');
  await expectSheets(page, { least: 1, most: 3 });
});

test('a request that its client prints has all that they wrote and what is asked of them, on sheets of which none is empty', async ({
  page,
  enter,
  api,
  say,
}) => {
  const line = (number: number) => `${say('بند', 'Point')} ${number}.`;
  const made = await api.call('client', 'POST /api/Requests/Add', {
    title: say('طلب على الورق', 'A request on paper'),
    description: Array.from({ length: 80 }, (_, at) => line(at + 1)).join('\n'),
    serviceId: 1,
    branchId: 1,
  });
  const { id } = z.looseObject({ id: z.number() }).parse(made);
  const lease = say('عقد الإيجار', 'The lease');
  await api.call('support', `POST /api/Requests/AskTask/${id}`, {
    text: say('نحتاج مستندًا منك.', 'We need a document.'),
    documents: [lease],
    dueOn: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  });
  const note = say('وصلنا طلبك.', 'We have your request.');
  await api.call('support', `POST /api/Requests/AddNote/${id}`, { text: note, visibility: 'client' });
  await enter(page, 'client', `/profile/myRequestDetails/${id}`);
  const main = page.getByRole('main');
  const asked = main.getByRole('region', { name: say('المطلوب منك', 'What we need from you') });
  await expect(asked.getByRole('button').first()).toBeVisible();
  const activity = main.getByRole('region', { name: say('سجل النشاط', 'Activity') });
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  await layOnPaper(page);
  await expectNoControls(page);
  await expect(main.getByText(say(/^سرّي: مشمول/, /^Confidential/))).toBeVisible();
  await expect(asked.getByText(lease, { exact: true })).toBeVisible();
  for (const text of [line(1), line(80), note]) await expect(main.getByText(text)).toBeVisible();
  await expectSheets(page, { least: 2, most: 6 });
});

test('the files of a matter that its client prints were drawn as buttons', async ({
  page,
  enter,
  api,
  say,
}) => {
  const made = await api.call('client', 'POST /api/Requests/Add', {
    title: say('ملفات على الورق', 'Files on paper'),
    description: say('أرفقت عقد الإيجار وصورته.', 'I attach the lease and a picture of it.'),
    serviceId: 1,
    branchId: 1,
  });
  const { id } = z.looseObject({ id: z.number() }).parse(made);
  await page.route(`**/api/Requests/GetById/${id}*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    const attachments = [
      { id: randomUUID(), name: 'lease.pdf', type: 'application/pdf', size: 20_480 },
      { id: randomUUID(), name: 'lease.png', type: 'image/png', size: 40_960 },
    ];
    await route.fulfill({ json: { ...answer, data: { ...answer.data, attachments } } });
  });
  await enter(page, 'client', `/profile/myRequestDetails/${id}`);
  const files = page.getByRole('region', { name: say('المرفقات', 'Attachments') }).getByRole('listitem');
  await expect(files.getByRole('button', { name: 'lease.pdf' })).toBeVisible();
  await expect(files).toHaveCount(2);
  await layOnPaper(page);
  // The name and how large it is: no «Download», no «Preview», no sign beside them.
  const named = [/^\s*lease\.pdf\s20\s\S+\s*$/, /^\s*lease\.png\s40\s\S+\s*$/];
  await expect(files).toHaveText(named, { useInnerText: true });
  await expect(files.locator('svg:visible')).toHaveCount(0);
  for (const file of await files.locator('button:visible').all()) {
    const looks = await file.evaluate((element) => {
      const { borderTopWidth, backgroundColor, paddingTop, paddingLeft } = getComputedStyle(element);
      return { borderTopWidth, backgroundColor, paddingTop, paddingLeft };
    });
    const asText = { borderTopWidth: '0px', backgroundColor: 'rgba(0, 0, 0, 0)' };
    expect(looks).toEqual({ ...asText, paddingTop: '0px', paddingLeft: '0px' });
  }
});

test('a request that staff print names the files that came with it', async ({ page, enter, api }) => {
  const [id = 0] = await sendRequests(api, `files${Date.now().toString(36)}`, 1);
  await page.route(`**/api/Requests/GetById/${id}*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    const file = { id: randomUUID(), name: 'lease.pdf', type: 'application/pdf', size: 20_000 };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, attachments: [file] } } });
  });
  await enter(page, 'support', `/admin/requests/${id}`);
  const name = page.getByRole('main').getByText('lease.pdf').first();
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
});

test('a request that staff print is all there, without the frame and its buttons, and says that it is confidential', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = `paper${Date.now().toString(36)}`;
  const [id = 0] = await sendRequests(api, mark, 1);
  for (let at = 1; at <= 12; at += 1)
    await api.call('support', `POST /api/Requests/AddNote/${id}`, {
      text: `${mark} ${at}\n\n${at}\n\n${at}`,
      visibility: 'internal',
    });
  await enter(page, 'support', `/admin/requests/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(`${mark} 12`)).toBeAttached();
  await layOnPaper(page);
  await expect(main.getByText(say(/^سرّي: مشمول/, /^Confidential/))).toBeVisible();
  await expect(main.getByText(`/admin/requests/${id}`)).toBeVisible();
  await expect(main.getByRole('listitem').getByText(say(/^داخلية/, /^Internal/))).toHaveCount(12);
  await expect(main.getByText(say('البريد الإلكتروني', 'Email'), { exact: true })).toBeVisible();
  await expectNoControls(page);
  // What scrolls on the screen is as long as it is.
  const { shown, whole } = await main.evaluate((panel) => ({
    shown: document.documentElement.scrollHeight,
    whole: panel.scrollHeight,
  }));
  expect(whole).toBeGreaterThan(1_000);
  expect(shown).toBeGreaterThanOrEqual(whole);
  await expectSheets(page, { least: 2, most: 8 });
});

async function layOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

/** What is operated has no place on paper. */
async function expectNoControls(page: Page): Promise<void> {
  for (const role of ['button', 'textbox', 'navigation', 'checkbox', 'combobox', 'radio'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}

/** As many sheets as what is on them needs, and none of them empty. */
async function expectSheets(page: Page, { least, most }: { least: number; most: number }): Promise<void> {
  const sheets = await printedPages(page);
  expect(sheets.length).toBeGreaterThanOrEqual(least);
  expect(sheets.length).toBeLessThanOrEqual(most);
  expect(sheets.filter(({ isWritten }) => !isWritten)).toEqual([]);
}
