import { INBOX_MAX, type Notification, inboxCalls, inboxSchema } from '#contract/inbox.ts';
import { doneAnswer } from '../calls/custom-call.ts';
import { sendCall } from '../records/send-call.ts';
import { type KeptInbox, keep, readKept } from './inbox-store.ts';
import { typeOf } from '../live/read-payload.ts';

/**
 * Takes over what the host has. What came over the hub while it answered stays.
 * @returns what is new to this browser and unread, the newest first
 */
export async function syncInbox(name: string): Promise<readonly Notification[]> {
  const data = await sendCall({ method: 'get', url: inboxCalls.get, answer: inboxSchema });
  const items = data.items.map((item) => ({ ...item, type: typeOf(item.type) }));
  const before = readKept(name);
  const known = new Set(items.map(({ id }) => id));
  const newer = before.items.filter(({ id }) => id > data.lastId && !known.has(id));
  // A host that begins anew counts anew.
  const lastId = Math.max(data.lastId, ...newer.map(({ id }) => id), ...known);
  keep(name, { items: [...newer, ...items], lastId });
  return items.filter(({ id, isRead }) => id > before.lastId && !isRead);
}

/** @returns false for one that this browser has already (R316) */
export function addArrival(name: string, arrival: Notification): boolean {
  const { items, lastId } = readKept(name);
  if (arrival.id <= lastId) return false;
  keep(name, { items: [arrival, ...items].slice(0, INBOX_MAX), lastId: arrival.id });
  return true;
}

/** Nobody has read it or cleared it away, as far as this browser knows. */
export function isNews(name: string, { id }: Notification): boolean {
  const { items, lastId } = readKept(name);
  const kept = items.find((item) => item.id === id);
  return kept ? !kept.isRead : id > lastId;
}

/** Marks one as read or unread (R121, R319): shown at once, kept on the host for every device. */
export const setRead = (name: string, id: number, isRead: boolean): Promise<void> =>
  change(name, {
    path: `${isRead ? inboxCalls.markRead : inboxCalls.markUnread}/${id}`,
    apply: (items) => items.map((item) => (item.id === id ? { ...item, isRead } : item)),
  });

/** Marks all as read (R122). */
export const markAllRead = (name: string): Promise<void> =>
  change(name, {
    path: inboxCalls.markAllRead,
    body: { through: readKept(name).lastId },
    apply: (items) => items.map((item) => ({ ...item, isRead: true })),
  });

/** Clears all away (R124). @param through the newest of them, by which they come back */
export const clearAll = (name: string, through: number): Promise<void> =>
  change(name, {
    path: inboxCalls.clearAll,
    body: { through },
    apply: (items) => items.filter(({ id }) => id > through),
  });

export async function undoClear(name: string, through: number): Promise<void> {
  await change(name, { path: inboxCalls.undoClear, body: { through }, apply: (items) => items });
  await syncInbox(name);
}

interface Change {
  path: string;
  body?: unknown;
  apply: (items: KeptInbox['items']) => KeptInbox['items'];
}

/** What the host refuses is put right by what it has; out of reach, as it was, with what has come since. */
async function change(name: string, { path, body, apply }: Change): Promise<void> {
  const { items, lastId } = readKept(name);
  keep(name, { items: apply(items), lastId });
  try {
    await sendCall({ method: 'post', url: path, payload: body, answer: doneAnswer });
  } catch (error) {
    await syncInbox(name).catch(() => {
      const kept = readKept(name);
      const newer = kept.items.filter(({ id }) => id > lastId);
      keep(name, { items: [...newer, ...items], lastId: kept.lastId });
    });
    throw error;
  }
}
