import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconEraser,
  IconFileText,
  IconInbox,
  IconMail,
  IconMessages,
  IconNote,
  IconProgressCheck,
  IconUserCheck,
} from '@tabler/icons-react';
import type { NotificationKind } from '#contract/notification-kinds.ts';
import { type NewsIcon, newsOf } from '#contract/portal.ts';
import { matters } from '#resources/matters.ts';

/** By type, in small letters. */
const KNOWN = {
  newnote: IconNote,
  newnotefiles: IconFileText,
  reply: IconNote,
  statuschanged: IconProgressCheck,
  newdocument: IconFileText,
  taskasked: IconFileText,
  taskreminder: IconFileText,
  taskaccepted: IconProgressCheck,
  taskwithdrawn: IconProgressCheck,
  taskanswered: IconFileText,
  newcontactmessage: IconMail,
  moverefused: IconAlertTriangle,
  conflictfound: IconAlertTriangle,
  appointmentunattended: IconCalendarEvent,
  timeunconfirmed: IconCalendarEvent,
  mentioned: IconNote,
  assigned: IconUserCheck,
  deletionrequested: IconEraser,
  deletiondecided: IconEraser,
} satisfies Record<Lowercase<NotificationKind>, typeof IconInbox>;

/** What the news of portals are shown with. */
const NEWS = {
  inbox: IconInbox,
  messages: IconMessages,
  calendar: IconCalendarEvent,
  progress: IconProgressCheck,
} satisfies Record<NewsIcon, typeof IconInbox>;

/** The sign of a notification by its type, in small letters. Hosts may send others. */
export const newsIcons: Readonly<Record<string, typeof IconInbox>> = {
  ...KNOWN,
  ...Object.fromEntries(
    matters.flatMap(({ portal }) => newsOf(portal).map(({ kind, icon }) => [kind.toLowerCase(), NEWS[icon]])),
  ),
};
