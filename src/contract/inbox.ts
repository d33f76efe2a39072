import { z } from 'zod';
import { type Matter, matterNamed } from './matter.ts';
import { withErrorCode, idSchema } from './value-schemas.ts';
import type { NotificationChannel } from './notification-kinds.ts';
import type { PayloadKey } from './portal.ts';
import { caseless, numeric } from './query-string.ts';
import type { RecordReference } from './record-reference.ts';
import { type Role, isStaff } from './roles.ts';

/** The calls of the own inbox. */
export const inboxCalls = {
  get: '/api/Notifications/GetInbox',
  markRead: '/api/Notifications/MarkRead',
  markUnread: '/api/Notifications/MarkUnread',
  markAllRead: '/api/Notifications/MarkAllRead',
  clearAll: '/api/Notifications/ClearAll',
  undoClear: '/api/Notifications/UndoClear',
} as const;

/** Days that a notification is kept, on the host and in the browser (R131). */
export const KEPT_DAYS = 7;
/** Most notifications in one answer, the newest. */
export const INBOX_MAX = 200;

/** A notification as the bell shows it. Its id counts up within the own inbox. */
export const notificationSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  message: z.string(),
  type: z.string(),
  isStaffNotification: z.boolean(),
  userServiceId: idSchema.nullable(),
  userConsultationId: idSchema.nullable(),
  noteId: idSchema.nullable(),
  /** The record of a resource that the specification knows no key for. */
  about: z
    .strictObject({
      resource: z.string(),
      id: idSchema,
      /** Where staff read it, of what is no matter: the bell of a page knows the definitions of matters alone. */
      path: z.string().optional(),
    })
    .optional(),
  timestamp: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** What was not cleared away, the newest first, and the number of the newest that there ever was (0: none yet). */
export const inboxSchema = z.strictObject({
  items: z.array(notificationSchema),
  lastId: z.int().nonnegative(),
});
export type Inbox = z.infer<typeof inboxSchema>;

/** A notification as the hub sends it: these keys, and no others (R309), but for records that the rule has no key for. */
export const livePayload = (given: Notification) => ({
  Id: given.id,
  Title: given.title,
  Message: given.message,
  Type: given.type,
  userServiceId: given.userServiceId,
  userConsultationId: given.userConsultationId,
  noteId: given.noteId,
  ...(given.about && {
    resource: given.about.resource,
    recordId: given.about.id,
    ...(given.about.path !== undefined && { path: given.about.path }),
  }),
});

/**
 * The keys under which a notification names its record.
 * @param path where staff read what is no matter
 */
export function recordKeysOf(
  matters: readonly Matter[],
  about: RecordReference | null,
  path?: string,
): Pick<Notification, PayloadKey | 'about'> {
  const matter = about && matterNamed(matters, about.resource);
  const key = matter?.portal.payloadKey;
  const none = { userServiceId: null, userConsultationId: null };
  if (!about) return none;
  if (key) return { ...none, [key]: about.id };
  return { ...none, about: { ...about, ...(!matter && path !== undefined && { path }) } };
}

/** The record that a notification is about, by whichever key names it; null where it is about none. */
export function recordOfNotification(
  matters: readonly Matter[],
  given: Pick<Notification, PayloadKey | 'about'>,
): { matter: Matter; id: number } | null {
  for (const matter of matters) {
    const { payloadKey } = matter.portal;
    const id = payloadKey ? given[payloadKey] : given.about?.resource === matter.name && given.about.id;
    if (id) return { matter, id };
  }
  return null;
}

export const inboxQuerySchema = caseless({
  After: numeric(z.int().min(0).max(2_147_483_647)).optional(),
});

/** What the reader saw last: what came meanwhile is not marked or cleared unseen. */
export const throughSchema = z.strictObject({ through: idSchema }, { error: withErrorCode('invalid') });
export type Through = z.infer<typeof throughSchema>;

/** The channel on which a role is told (R300). */
export const channelFor = (role: Role): NotificationChannel => (isStaff(role) ? 'staff' : 'client');
