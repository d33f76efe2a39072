import { type Notification, recordOfNotification } from '#contract/inbox.ts';
import { TASKS_PLACE, matterPath } from '#contract/matter.ts';
import { pages } from '#contract/pages.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { matters } from '#resources/matters.ts';

/** Where a notification leads (R127); null where it leads nowhere. */
export function notificationLink(given: Notification): string | null {
  const { isStaffNotification, type } = given;
  const about = recordOfNotification(matters, given);
  if (about) {
    const { matter, id } = about;
    const place = type.startsWith('task') ? TASKS_PLACE : '';
    return `${isStaffNotification ? `${adminPath(matter)}/${id}` : matterPath(matter, id)}${place}`;
  }
  const panel = pages.dashboard.path;
  if (!isStaffNotification) return type === 'deletiondecided' ? pages.ownData.path : null;
  if (type === 'deletionrequested') return `${panel}/deletion-requests`;
  if (type === 'newcontactmessage') return `${panel}/contacts`;
  return given.about?.path ?? null;
}
