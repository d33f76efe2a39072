import { INBOX_MAX, type Inbox, type Notification, inboxCalls, inboxSchema } from '#contract/inbox.ts';
import { doneAnswer } from '../calls/custom-call.ts';
import { sendCall } from '../records/send-call.ts';
import { type KeptInbox, inboxKeyOf, keep, readKept } from './inbox-store.ts';
import { lastHeard } from './kept-inboxes.ts';
import { typeOf } from '../live/read-payload.ts';
import { sessionGeneration } from '../session/session-store.ts';

/** What the host had. */
interface Synced {
  /** The newest first. */
  readonly unread: readonly Notification[];
  /** The newest that this browser had heard of until then. */
  readonly known: number;
  /** The newest that the host told of. */
  readonly lastId: number;
}

/** One after the other: an older answer does not come after a newer one. */
let turn: Promise<unknown> = Promise.resolve();
/** Those that have not begun: whoever asks meanwhile, in the same session, waits with them. */
const waiting = new Map<string, Promise<Synced>>();
/** Changes that the host has not answered. */
const underWay = new Set<Promise<unknown>>();
let changesBegun = 0;

/** Takes over what the host has. What came over the hub while it answered stays. */
export function syncInbox(name: string): Promise<Synced> {
  const generation = sessionGeneration();
  const asker = `${generation} ${name}`;
  const before = waiting.get(asker);
  if (before) return before;
  const mine = turn.then(() => {
    waiting.delete(asker);
    return fetchInbox(name, generation);
  });
  waiting.set(asker, mine);
  turn = mine.catch(() => {});
  return mine;
}

async function fetchInbox(name: string, generation: number): Promise<Synced> {
  for (;;) {
    while (underWay.size > 0) await Promise.allSettled(underWay);
    if (generation !== sessionGeneration()) throw new Error('Whoever asked for their inbox has left.');
    const [changes, key] = [changesBegun, inboxKeyOf(name)];
    const { lastId: heard } = readKept(key);
    const data = await sendCall({ method: 'get', url: inboxCalls.get, answer: inboxSchema });
    // What was changed since may not be in it, and the language may be another by now.
    if (changes !== changesBegun || key !== inboxKeyOf(name)) continue;
    const known = lastHeard(name);
    return { ...mergeInbox(key, data, heard), known };
  }
}

/** @param heard the newest that was kept when the host was asked: one that was restored knows of fewer */
function mergeInbox(key: string, data: Inbox, heard: number): Omit<Synced, 'known'> {
  const items = data.items.map((item) => ({ ...item, type: typeOf(item.type) }));
  const lastId = Math.max(data.lastId, ...items.map(({ id }) => id));
  const newer = readKept(key).items.filter(({ id }) => id > lastId && id > heard);
  keep(key, { items: [...newer, ...items], lastId: Math.max(lastId, ...newer.map(({ id }) => id)) });
  return { unread: items.filter(({ isRead }) => !isRead), lastId };
}

/** @returns false for one that is kept already (R316) */
export function addArrival(name: string, arrival: Notification): boolean {
  const key = inboxKeyOf(name);
  const { items, lastId } = readKept(key);
  if (arrival.id <= lastId) return false;
  keep(key, { items: [arrival, ...items].slice(0, INBOX_MAX), lastId: arrival.id });
  return true;
}

/** Nobody has read it or cleared it away, as far as this browser knows. */
export function isNews(name: string, { id }: Notification): boolean {
  const { items, lastId } = readKept(inboxKeyOf(name));
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
    body: { through: readKept(inboxKeyOf(name)).lastId },
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
  const key = inboxKeyOf(name);
  const { items, lastId } = readKept(key);
  keep(key, { items: apply(items), lastId });
  changesBegun += 1;
  const call = { method: 'post', url: path, payload: body, answer: doneAnswer } as const;
  const sent: Promise<unknown> = sendCall(call).finally(() => underWay.delete(sent));
  underWay.add(sent);
  try {
    await sent;
  } catch (error) {
    await syncInbox(name).catch(() => {
      const kept = readKept(key);
      const newer = kept.items.filter(({ id }) => id > lastId);
      keep(key, { items: [...newer, ...items], lastId: kept.lastId });
    });
    throw error;
  }
}
