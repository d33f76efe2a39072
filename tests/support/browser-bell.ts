import { type Locator, type Page, type WebSocket, expect } from '@playwright/test';
import { z } from 'zod';
import type { Account, Api } from './browser-api.ts';

export type Say = (ar: string, en: string) => string;

/** A client sends a request, from wherever they are. @returns its id and its number */
export const sendRequest = async (api: Api) =>
  z.object({ id: z.number(), number: z.string() }).parse(
    await api.call('client', 'POST /api/Requests/Add', {
      title: 'مراجعة عقد توريد',
      description: 'نحتاج إلى مراجعة عقد توريد قبل توقيعه هذا الأسبوع.',
      serviceId: 1,
      branchId: 1,
    }),
  );

/** Other stories have told them of this and that before. @returns the id of the newest that they were told of */
export async function clearInbox(api: Api, account: Account): Promise<number> {
  const { lastId } = z
    .object({ lastId: z.number() })
    .parse(await api.call(account, 'GET /api/Notifications/GetInbox'));
  if (lastId > 0) await api.call(account, 'POST /api/Notifications/ClearAll', { through: lastId });
  return lastId;
}

export const bellOf = (page: Page, say: Say): Locator =>
  page.getByRole('button', { name: say('الإشعارات', 'Notifications') });

export const bellPanelOf = (page: Page, say: Say): Locator =>
  page.getByRole('dialog', { name: say('الإشعارات', 'Notifications') });

/** The name of the bell when so many are unread. */
export const unread = (say: Say, count: number): RegExp =>
  new RegExp(say(`عدد الإشعارات غير المقروءة: ${count}`, `Unread notifications: ${count}`));

/** Ends a record of the hub's protocol. */
const END = '\u001e';

const record = (target: string, args: readonly unknown[]): string =>
  JSON.stringify({ type: 1, target, arguments: args }) + END;

/**
 * Speaks beside the hub to a page that is opened afterwards.
 * @returns what calls a function of the page, as the hub does; whether the hub has answered; how often it was connected to
 */
export async function speakBesideHub(page: Page) {
  let opened = 0;
  let heard = 0;
  let send = (_text: string) => {};
  await page.routeWebSocket(/\/notificationhub/, (socket) => {
    opened += 1;
    const server = socket.connectToServer();
    send = (text) => socket.send(text);
    server.onMessage((message) => {
      heard += 1;
      socket.send(message);
    });
  });
  return {
    invoke: (target: string, ...args: unknown[]) => send(record(target, args)),
    /** One call for each of these, all in one message. */
    invokeAtOnce: (target: string, all: readonly unknown[]) =>
      send(all.map((each) => record(target, [each])).join('')),
    // The handshake, and the answer to the first call.
    isGreeted: () => expect.poll(() => heard, { timeout: 30_000 }).toBeGreaterThan(1),
    opened: () => opened,
  };
}

/** Resolves when the page's next connection to the hub stands. */
export async function isLive(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
  return socket;
}

/** Opens a page for a person, and waits until it is live. */
export async function enterLive(
  enter: (page: Page, account: Account, path: string) => Promise<void>,
  page: Page,
  account: Account,
  path: string,
): Promise<WebSocket> {
  const live = isLive(page);
  await enter(page, account, path);
  return live;
}

export const expectRead = (bell: Locator): Promise<void> =>
  expect(bell).not.toHaveAccessibleName(/\d/, { timeout: 2000 });
