import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { type Api, emailOf } from './browser-api.ts';
import { expectAccessible } from './browser-checks.ts';
import { expect } from './browser.ts';
import { calendarLines } from './read-calendar.ts';
import { samplePdf } from './sample-pdf.ts';

export type Say = (ar: string, en: string) => string;

/** What a client has at hand: a contract and two pictures. */
export async function threeFiles() {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5a60' } });
  return [
    { name: 'عقد التوريد.pdf', mimeType: 'application/pdf', buffer: samplePdf() },
    { name: 'invoice.png', mimeType: 'image/png', buffer: await picture.clone().png().toBuffer() },
    { name: 'site.jpg', mimeType: 'image/jpeg', buffer: await picture.clone().jpeg().toBuffer() },
  ];
}

/** Fills in the login page, on which somebody stands who was sent there. */
export async function logInOnTheWay(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true }).fill(emailOf('client'));
  await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: say('دخول', 'Log in'), exact: true }).click();
}

interface VisitorSending {
  send: Locator;
  /** What a visitor is told instead. */
  refusal: string;
  sendings: () => number;
}

/** Presses the button as a visitor, of whom nothing is sent, and logs in where the notice leads. */
export async function sendAsVisitor(
  page: Page,
  say: Say,
  { send, refusal, sendings }: VisitorSending,
): Promise<void> {
  await send.click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(refusal);
  expect(sendings()).toBe(0);
  await expectAccessible(page);
  await notice.getByRole('link', { name: say('تسجيل الدخول', 'Log in') }).click();
  await logInOnTheWay(page, say);
}

/** The files of drafts that lie on this device, each as whoever looks there reads it. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // To open what is not there would make it, without what the site needs in it.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'draftFiles')) return [];
    const readable = (_: string, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value;
    return new Promise<string[]>((resolve) => {
      const opened = indexedDB.open('draftFiles');
      opened.onsuccess = () => {
        const asked: IDBRequest<unknown[][]> = opened.result
          .transaction('sealed')
          .objectStore('sealed')
          .getAll();
        asked.onsuccess = () => {
          opened.result.close();
          resolve(asked.result.flat().map((file) => JSON.stringify(file, readable)));
        };
      };
    });
  });

/** Counts the submissions that leave the browser. */
export function countSendings(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

/** A move can be taken back for some seconds: waits until it is made, away from the buttons, which stay under a pointer. */
export async function untilMade(page: Page, say: Say): Promise<void> {
  const waiting = page.getByText(say('لم يُبلَّغ أحد بعد', 'Nobody has been told yet'));
  await expect(waiting.first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(waiting).toHaveCount(0);
}

/** What a press gives to keep: its name and its content. */
export async function downloadOf(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** What the client's calendar is given on the page of a consultation, loaded anew: the lines of the file by their names. */
export async function appointmentOf(page: Page, say: Say): Promise<Record<string, string>> {
  await page.reload();
  const button = page.getByRole('button', { name: say('إضافة إلى التقويم', 'Add to calendar') });
  const { name, content } = await downloadOf(page, () => button.click());
  expect(name).toMatch(/\.ics$/);
  return calendarLines(content.toString());
}

/**
 * What clients are offered: the free times, and in their words how long each takes and what it costs.
 * @param asked the office, the way and the subject: `BranchId=1&Way=phone&About=1`
 */
export async function offerOf(api: Api, say: Say, asked: string) {
  const answer = await api.call('client', `GET /api/Consultations/GetFreeSlots?${asked}`);
  const { slots, minutes, fee } = freeSlotsSchema.parse(answer);
  if (!fee) throw new Error(`No fee is asked for: ${asked}`);
  const sum = (fee.amount / 100).toLocaleString('en-US');
  return {
    slots,
    length: say(`${minutes} دقيقة`, `${minutes} minutes`),
    // Of the signs of currencies each browser has its own.
    fee: new RegExp(`${sum}.*${say('شاملةً ضريبة القيمة المضافة', 'including VAT')}`),
  };
}

/** Opens what was sent from the list of staff, found by its words among those that nobody has taken up. */
export async function findInList(
  page: Page,
  { pending, title }: { pending: RegExp; title: string },
): Promise<void> {
  await page.getByRole('tab', { name: pending }).click();
  await expect(page).toHaveURL(/Status=Pending/);
  await page.getByRole('searchbox').fill(title);
  await expect(page).toHaveURL(/SearchTerm=/);
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(table.getByRole('link', { name: title })).toHaveCount(1);
}

/** Requests of a client, with a word in their titles by which the list finds them alone. */
export async function sendRequests(api: Api, mark: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 1; at <= count; at += 1) {
    const made = await api.call('client', 'POST /api/Requests/Add', {
      title: `${mark} ${at}`,
      description: 'عقد توريد تأخر تنفيذه شهرين كاملين',
      serviceId: 1,
      branchId: 1,
    });
    ids.push(madeSchema.parse(made).id);
  }
  return ids;
}
const madeSchema = z.object({ id: z.number() });
