import { z } from 'zod';
import { calendarFeedCalls } from '#contract/calendar-feed.ts';
import { digestCalls } from '#contract/digest.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/live/notify.ts';
import type { NewAccounts } from './new-accounts.ts';
import type { Prepare, WriteKit } from './write-kit.ts';

/** Prepares what staff do with what is their own: their bell, their daily mail, the address of their calendar. */
export const ownWrites =
  ({ pool, call, bearerOf }: WriteKit, accounts: NewAccounts): Prepare =>
  async (operation) => {
    const { method, path: url } = operation;
    const post = (to: string, headers: Record<string, string>, payload: object = {}) =>
      call({ method: 'POST', url: to, headers, payload });

    if (url === digestCalls.set)
      return { method, url, headers: (await accounts.staff()).headers, payload: { isDaily: true } };
    if (url === calendarFeedCalls.make) return { method, url, headers: (await accounts.staff()).headers };
    if (url === calendarFeedCalls.revoke) {
      const { headers } = await accounts.staff();
      await post(calendarFeedCalls.make, headers);
      return { method, url, headers };
    }
    if (!url.startsWith('/api/Notifications/')) return null;

    const headers = await bearerOf(operation);
    const about = { resource: 'requests', id: 1 };
    await withTransaction(pool, (client) =>
      notify(client, { to: 'staff', kind: 'newRequest', number: 'R-1', about }),
    );
    const inbox = await call({ method: 'GET', url: '/api/Notifications/GetInbox', headers });
    const { lastId } = z.looseObject({ lastId: z.number() }).parse(inbox);
    if (url.includes('UndoClear')) await post('/api/Notifications/ClearAll', headers, { through: lastId });
    if (url.includes('MarkUnread')) await post(`/api/Notifications/MarkRead/${lastId}`, headers);
    return url.includes('{id}')
      ? { method, url: operation.url(lastId), headers, payload: {} }
      : { method, url, headers, payload: { through: lastId } };
  };
