import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Notification } from '#contract/inbox.ts';
import { doneAnswer } from '#providers/calls/custom-call.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { keepLanguage } from '#providers/i18n/language.ts';
import { createAnnouncer } from '#providers/live/announcer.ts';
import {
  addArrival,
  clearAll,
  isNews,
  markAllRead,
  setRead,
  syncInbox,
  undoClear,
} from '#providers/notifications/inbox.ts';
import {
  type KeptInbox,
  inboxKeyOf,
  inboxNameOf,
  keep,
  readKept,
} from '#providers/notifications/inbox-store.ts';
import { notificationLink } from '#providers/notifications/notification-link.ts';
import { RETRY, reconnectDelay, scattered } from '#providers/live/reconnect-delays.ts';
import { sendCall } from '#providers/records/send-call.ts';
import { startTitleCount } from '#providers/notifications/title-count.ts';
import { endSession, startSession } from '#providers/session/session-store.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/live/notify.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { notificationItem } from '#tests/support/notification-item.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';

const { host, bridge } = await shareBridgedHost();
beforeEach(async () => {
  const session = sessionOf(await host.tokenOf('Admin'), await host.userIdOf('Admin'));
  startSession({ ...session, user: { ...session.user, lastRole: 'Admin' } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  bridge.reset();
  endSession();
  localStorage.clear();
});

const NAME = 'notifications:1:staff';
const KEY = inboxKeyOf(NAME, 'ar');
const idsOf = (key = KEY) => readKept(key).items.map(({ id }) => id);
const tellStaff = () =>
  withTransaction(host.database.pool, (client) =>
    notify(client, { to: 'staff', kind: 'newRequest', number: 'R-1' }),
  );

describe('R130 what the browser keeps', () => {
  it('R133 is kept by account and channel', () => {
    const { user } = sessionOf('', 5);
    expect(inboxNameOf({ ...user, id: 5, lastRole: 'User' })).toBe('notifications:5:client');
    expect(inboxNameOf({ ...user, id: 5, lastRole: 'CustomerService' })).toBe('notifications:5:staff');
    expect(inboxNameOf({ ...user, id: 5, lastRole: null })).toBeNull();
  });

  it('R131 is dropped after seven days', () => {
    const old = new Date(Date.now() - 7 * 24 * 3600 * 1000 - 1000).toISOString();
    keep(KEY, { items: [notificationItem(2), notificationItem(1, { timestamp: old })], lastId: 2 });
    expect(idsOf()).toEqual([2]);
    expect(localStorage.getItem(KEY)).not.toContain('message 1');
  });

  it('does no harm when it cannot be read', () => {
    for (const text of ['', '{', 'null', '[]', '{"items":{}}', '{"items":[{"id":"x"}],"lastId":0}']) {
      localStorage.setItem(KEY, text);
      expect(readKept(KEY)).toEqual({ items: [], lastId: 0 });
    }
  });

  it('does no harm when there is no room for it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keep('notifications:2:staff', { items: [notificationItem(1)], lastId: 1 });
    expect(idsOf('notifications:2:staff')).toEqual([1]);
  });
});

describe('what arrives', () => {
  it('R316 is kept once', () => {
    expect([
      addArrival(NAME, notificationItem(1)),
      addArrival(NAME, notificationItem(1)),
      addArrival(NAME, notificationItem(2)),
    ]).toEqual([true, false, true]);
    expect(idsOf()).toEqual([2, 1]);
  });

  it('is caught up with from the host; what came meanwhile stays', async () => {
    await tellStaff();
    await tellStaff();
    const first = await syncInbox(NAME);
    expect([first.unread.map(({ id }) => id), first.known, first.lastId]).toEqual([[2, 1], 0, 2]);
    bridge.server.use(
      http.get('*/api/Notifications/GetInbox', () => void addArrival(NAME, notificationItem(3)), {
        once: true,
      }),
    );
    expect(await syncInbox(NAME)).toMatchObject({ known: 3, lastId: 2 });
    expect(idsOf()).toEqual([3, 2, 1]);
    expect(readKept(KEY).lastId).toBe(3);
  });

  it('is marked, cleared and brought back here and on the host', async () => {
    await syncInbox(NAME);
    const unreadOnHost = async () => {
      await syncInbox(NAME);
      return readKept(KEY)
        .items.filter(({ isRead }) => !isRead)
        .map(({ id }) => id);
    };
    await setRead(NAME, 1, true);
    expect(await unreadOnHost()).toEqual([2]);
    await setRead(NAME, 1, false);
    expect(await unreadOnHost()).toEqual([2, 1]);
    await markAllRead(NAME);
    expect(await unreadOnHost()).toEqual([]);
    await clearAll(NAME, 2);
    expect(idsOf()).toEqual([]);
    await syncInbox(NAME);
    expect(idsOf()).toEqual([]);
    await undoClear(NAME, 2);
    expect(idsOf()).toEqual([2, 1]);
  });

  it('that the host does not know is put right', async () => {
    await syncInbox(NAME);
    addArrival(NAME, notificationItem(99));
    await expect(setRead(NAME, 99, true)).rejects.toMatchObject({ code: 'notFound' });
    expect(idsOf()).not.toContain(99);
  });

  it('from a host that was restored since: what it does not know any more stayed in the bell for ever', async () => {
    keep(KEY, { items: [notificationItem(9), notificationItem(8)], lastId: 9 });
    bridge.server.use(answering(() => ({ items: [notificationItem(3)], lastId: 3 })));
    await syncInbox(NAME);
    expect(readKept(KEY)).toMatchObject({ items: [{ id: 3 }], lastId: 3 });
    expect(addArrival(NAME, notificationItem(4))).toBe(true);
  });
});

/** The host has what `inbox` says when it is asked; its answers come when `until` does. */
const answering = (inbox: () => KeptInbox, until: Promise<void> = Promise.resolve()) =>
  http.get('*/api/Notifications/GetInbox', async () => {
    const data = inbox();
    await until;
    return HttpResponse.json({ isSuccess: true, data });
  });
/** Something that is waited for, and what lets it happen. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((done) => (give = done));
  return { give, given };
}

it('of two tabs in two languages each was shown the words of the one that had looked last', async () => {
  const words = () =>
    (['ar', 'en'] as const).map((language) => readKept(inboxKeyOf(NAME, language)).items[0]?.message);
  onTestFinished(() => keepLanguage('ar'));
  await tellStaff();
  await syncInbox(NAME);
  keepLanguage('en');
  const { known, lastId } = await syncInbox(NAME);
  expect(words()).toEqual(['طلب خدمة جديد رقم R-1', 'New service request #R-1']);
  // What the other tab has sounded for is not sounded for again.
  expect(known).toBe(lastId);
});

describe('several at once', () => {
  it('what was read while the host answered turned unread again', async () => {
    let isRead = false;
    const [asked, late] = [signal(), signal()];
    keep(KEY, { items: [notificationItem(1)], lastId: 1 });
    bridge.server.use(
      answering(() => {
        asked.give();
        return { items: [notificationItem(1, { isRead })], lastId: 1 };
      }, late.given),
      http.post('*/api/Notifications/*', () => {
        isRead = true;
        return HttpResponse.json({ isSuccess: true, data: null });
      }),
    );
    const synced = syncInbox(NAME);
    await asked.given;
    const isReadNow = () => readKept(KEY).items.map((item) => item.isRead);
    const shown: boolean[][] = [];
    const marked = setRead(NAME, 1, true).then(() => shown.push(isReadNow()));
    late.give();
    await Promise.all([marked, synced]);
    expect([...shown, isReadNow()]).toEqual([[true], [true]]);
  });

  it('an older answer came after a newer one, and what was read elsewhere turned unread again', async () => {
    const answers = [notificationItem(1), notificationItem(1, { isRead: true })];
    const [asked, late] = [signal(), signal()];
    let calls = 0;
    bridge.server.use(
      http.get('*/api/Notifications/GetInbox', async () => {
        const items = answers.slice(calls, calls + 1);
        calls += 1;
        asked.give();
        if (calls === 1) await late.given;
        return HttpResponse.json({ isSuccess: true, data: { items, lastId: 1 } });
      }),
      http.get('*/api/SentLater', () => HttpResponse.json({ isSuccess: true, data: null })),
    );
    const first = syncInbox(NAME);
    await asked.given;
    const others = [syncInbox(NAME), syncInbox(NAME)];
    // What was sent after them has been answered: they were not sent.
    await sendCall({ method: 'get', url: '/api/SentLater', answer: doneAnswer });
    expect(calls).toBe(1);
    late.give();
    await Promise.all([first, ...others]);
    expect(readKept(KEY).items.map(({ isRead }) => isRead)).toEqual([true]);
    expect(calls).toBe(2);
  });

  it('what waited for its turn is not asked for by whoever signed in meanwhile', async () => {
    const [asked, late] = [signal(), signal()];
    bridge.server.use(
      answering(() => {
        asked.give();
        return { items: [], lastId: 0 };
      }, late.given),
    );
    const first = syncInbox(NAME);
    await asked.given;
    const second = syncInbox(NAME);
    const refused = second.catch((error: unknown) => String(error));
    startSession(sessionOf(await host.tokenOf('CustomerService'), 2));
    late.give();
    await first;
    expect(await refused).toContain('has left');
  });

  it('whoever signed in again at once had no bell, as what the session before had waited for was refused', async () => {
    const [asked, late] = [signal(), signal()];
    const token = await host.tokenOf('Admin');
    bridge.server.use(
      answering(() => {
        asked.give();
        return { items: [notificationItem(1)], lastId: 1 };
      }, late.given),
    );
    const first = syncInbox(NAME);
    await asked.given;
    const refused = syncInbox(NAME).catch((error: unknown) => String(error));
    endSession();
    startSession(sessionOf(token, 1));
    const own = syncInbox(NAME);
    late.give();
    await first;
    expect(await refused).toContain('has left');
    expect(await own).toMatchObject({ lastId: 1 });
  });
});

describe('C-08 what is shown before the host has said yes', () => {
  const failures = {
    'refuses it with 400': () => new HttpResponse('{}', { status: 400 }),
    'refuses it with 403': () => new HttpResponse('{}', { status: 403 }),
    'says 409': () => new HttpResponse('{}', { status: 409 }),
    'fails with 500': () => new HttpResponse('{}', { status: 500 }),
    'cannot be reached': () => HttpResponse.error(),
  } as const;
  const acts = {
    'marking as read': () => setRead(NAME, 2, true),
    'marking as unread': () => setRead(NAME, 1, false),
    'marking all as read': () => markAllRead(NAME),
    'clearing all': () => clearAll(NAME, 2),
    'bringing back': () => undoClear(NAME, 2),
  } as const;
  const before = [notificationItem(2), notificationItem(1, { isRead: true })];

  describe.each(Object.entries(failures))('where the host %s', (_, answer) => {
    it.each(Object.entries(acts))('is taken back with the failure: %s', async (_act, act) => {
      keep(KEY, { items: before, lastId: 2 });
      // The host has them as they were; out of reach, it has nothing to say.
      bridge.server.use(
        http.post('*/api/Notifications/*', answer),
        http.get('*/api/Notifications/GetInbox', () =>
          answer().type === 'error'
            ? answer()
            : HttpResponse.json({ isSuccess: true, data: { items: before, lastId: 2 } }),
        ),
      );
      await expect(act()).rejects.toBeInstanceOf(AppFailure);
      expect(readKept(KEY)).toEqual({ items: before, lastId: 2 });
    });
  });
});

it('what came over the hub while a change was on its way to a host out of reach is still in the bell', async () => {
  keep(KEY, { items: [notificationItem(2), notificationItem(1)], lastId: 2 });
  bridge.server.use(
    http.post('*/api/Notifications/*', () => {
      addArrival(NAME, notificationItem(3));
      return HttpResponse.error();
    }),
    http.get('*/api/Notifications/GetInbox', () => HttpResponse.error()),
  );
  await expect(clearAll(NAME, 2)).rejects.toBeInstanceOf(AppFailure);
  expect(readKept(KEY).items.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(readKept(KEY).lastId).toBe(3);
});

describe('what is told', () => {
  const start = (isNewsStill: (arrival: Notification) => boolean = () => true) => {
    vi.useFakeTimers();
    const told: (number | string)[] = [];
    const announcer = createAnnouncer({
      isNews: isNewsStill,
      tell: ({ id }) => told.push(id),
      tellCount: (count) => told.push(`${count} new`),
    });
    return { told, announcer };
  };

  it('R394 is told one by one up to twenty at once, and as a number beyond', () => {
    const { told, announcer } = start();
    const items = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => notificationItem(to - at));
    announcer.add(items(1, 20));
    vi.advanceTimersByTime(200);
    expect(told).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    announcer.add(items(21, 41));
    vi.advanceTimersByTime(200);
    expect(told.slice(20)).toEqual(['21 new']);
    announcer.stop();
  });

  it('waits until somebody looks at the page', () => {
    const { told, announcer } = start();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    announcer.add([notificationItem(1)]);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([1]);
    announcer.stop();
  });

  it('is not told any more when it was read or cleared away elsewhere before somebody looked', () => {
    const { told, announcer } = start((arrival) => isNews(NAME, arrival));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    keep(KEY, { items: [notificationItem(3), notificationItem(2, { isRead: true })], lastId: 3 });
    announcer.add([1, 2, 3].map((id) => notificationItem(id)));
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([3]);
    announcer.stop();
  });

  it('R127 leads to the record', () => {
    const leads = (more: Partial<Notification>) => notificationLink(notificationItem(1, more));
    expect(leads({ userServiceId: 4 })).toBe('/admin/requests/4');
    expect(leads({ userConsultationId: 5 })).toBe('/admin/law-consultations/5');
    expect(leads({ type: 'newcontactmessage' })).toBe('/admin/contacts');
    expect(leads({})).toBeNull();
    // What could not be published as asked: the entry of the bell led nowhere.
    const about = { resource: 'articles', id: 6, path: '/admin/articles/6' };
    expect(leads({ type: 'moverefused', about })).toBe('/admin/articles/6');
    expect(leads({ type: 'moverefused', about: { resource: 'articles', id: 6 } })).toBeNull();
    expect(leads({ isStaffNotification: false, userServiceId: 4 })).toBe('/profile/myRequestDetails/4');
    expect(leads({ isStaffNotification: false, userConsultationId: 5 })).toBe(
      '/profile/myConsultationDetails/5',
    );
  });

  it('stands as a number before the title of whatever page', async () => {
    document.title = 'Requests';
    const title = startTitleCount();
    title.show(3);
    expect(document.title).toBe('(3) Requests');
    document.title = 'Users';
    await expect.poll(() => document.title).toBe('(3) Users');
    title.stop();
    expect(document.title).toBe('Users');
  });
});

it('H-04 R304 R305 A53 the way back is tried after these delays, then every five seconds and a little', () => {
  expect([0, 1, 2, 3, 4, 5].map(reconnectDelay)).toEqual([0, 2000, 5000, 10_000, 20_000, 30_000]);
  for (const attempt of [6, 7, 100]) expect(reconnectDelay(attempt)).toBeGreaterThanOrEqual(5000);
  expect([scattered(0), scattered(1)]).toEqual([5000, 6000]);
  expect(RETRY).toBe(5000);
});
