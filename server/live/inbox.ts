import type { Pool } from 'pg';
import { INBOX_MAX, type Inbox, KEPT_DAYS, type Notification, recordKeysOf } from '#contract/inbox.ts';
import type { Language } from '#contract/language.ts';
import {
  type NotificationChannel,
  type NotificationParams,
  notificationWords,
} from '#contract/notification-kinds.ts';
import { newsOf } from '#contract/portal.ts';
import type { RecordReference } from '#contract/record-reference.ts';
import { showPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { matters } from '#resources/matters.ts';
import type { InboxEntry } from './inbox-arrivals.ts';

/** A notification as it is kept, before it is put into anybody's language. */
export interface StoredNotification extends InboxEntry {
  readonly channel: NotificationChannel;
  readonly kind: string;
  readonly params: NotificationParams;
  readonly resource: string | null;
  readonly recordId: number | null;
  readonly noteId: number | null;
  readonly createdAt: string;
  readonly isRead: boolean;
}

interface Reader {
  userId: number;
  channel: NotificationChannel;
  language: Language;
}

const NEWS = matters.flatMap(({ portal }) => newsOf(portal));

const COLUMNS = `user_id as "userId", sequence, channel, kind, params, resource, record_id as "recordId", note_id as "noteId", notifications.created_at as "createdAt", read_at is not null as "isRead"`;

const OPEN = `cleared_through is null and created_at > now() - interval '${KEPT_DAYS} days'`;

/**
 * What the bell shows. `lastId` is read first: what is committed after it is either in the items or comes over the
 * hub, never neither.
 * @param after only what is newer than this one
 */
export async function readInbox(pool: Pool, reader: Reader, after = 0): Promise<Inbox> {
  const { rows: last } = await pool.query<{ lastId: number }>(
    'select last_sequence as "lastId" from inboxes where user_id = $1',
    [reader.userId],
  );
  const { rows } = await pool.query<StoredNotification>(
    `select ${COLUMNS} from notifications
     where user_id = $1 and channel = $2 and sequence > $3 and ${OPEN}
     order by sequence desc limit ${INBOX_MAX}`,
    [reader.userId, reader.channel, after],
  );
  return { items: rows.map((row) => inWords(row, reader.language)), lastId: last[0]?.lastId ?? 0 };
}

/** The notifications of these entries, in their order within each inbox, with the language of each account. */
export async function readEntries(
  pool: Pool,
  entries: readonly InboxEntry[],
): Promise<(StoredNotification & { language: Language })[]> {
  const { rows } = await pool.query<StoredNotification & { language: Language }>(
    `select ${COLUMNS}, (select language from users where id = user_id) as language from notifications
     join unnest($1::int[], $2::int[]) as wanted (owner, number) on user_id = owner and sequence = number
     order by user_id, sequence`,
    [entries.map(({ userId }) => userId), entries.map(({ sequence }) => sequence)],
  );
  return rows;
}

/** @param since ISO 8601 */
export async function entriesSince(
  pool: Pool,
  userIds: readonly number[],
  since: string,
): Promise<InboxEntry[]> {
  const { rows } = await pool.query<InboxEntry>(
    `select user_id as "userId", sequence from notifications where user_id = any($1) and created_at > $2
     order by user_id, sequence`,
    [userIds, since],
  );
  return rows;
}

export function inWords(stored: StoredNotification, language: Language): Notification {
  const { resource, recordId, channel } = stored;
  const about = resource !== null && recordId !== null ? { resource, id: recordId } : null;
  return {
    id: stored.sequence,
    ...notificationWords(stored, language, NEWS),
    type: stored.kind,
    isStaffNotification: channel === 'staff',
    ...recordKeysOf(matters, about, channel === 'staff' && about ? panelPath(about) : undefined),
    noteId: stored.noteId,
    timestamp: stored.createdAt,
    isRead: stored.isRead,
  };
}

/** Where staff read a record; none of a resource of another version of the host. */
function panelPath({ resource, id }: RecordReference): string | undefined {
  const found = resources.find(({ name }) => name === resource);
  return found && showPath(found, id);
}

type Owner = Omit<Reader, 'language'>;

/** Marks one as read or unread; false when there is no such one. */
export async function markOne(pool: Pool, { userId, sequence }: InboxEntry, isRead: boolean) {
  const { rowCount } = await pool.query(
    `update notifications set read_at = case when $3 then coalesce(read_at, now()) end
     where user_id = $1 and sequence = $2 and ${OPEN}`,
    [userId, sequence, isRead],
  );
  return rowCount === 1;
}

export async function markAllRead(pool: Pool, { userId, channel }: Owner, through: number): Promise<void> {
  await pool.query(
    `update notifications set read_at = now()
     where user_id = $1 and channel = $2 and sequence <= $3 and read_at is null and ${OPEN}`,
    [userId, channel, through],
  );
}

export async function clearAll(pool: Pool, { userId, channel }: Owner, through: number): Promise<void> {
  await pool.query(
    `update notifications set cleared_through = $3
     where user_id = $1 and channel = $2 and sequence <= $3 and ${OPEN}`,
    [userId, channel, through],
  );
}

/** Brings back what was cleared away together. */
export async function undoClear(pool: Pool, { userId, channel }: Owner, through: number): Promise<void> {
  await pool.query(
    `update notifications set cleared_through = null
     where user_id = $1 and channel = $2 and cleared_through = $3`,
    [userId, channel, through],
  );
}
