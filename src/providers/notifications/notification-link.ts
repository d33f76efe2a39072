import type { Notification } from '#contract/inbox.ts';
import { pages } from '#contract/pages.ts';

/** Where a notification leads (R127); null where it leads nowhere. */
export function notificationLink(given: Notification): string | null {
  const { isStaffNotification, userServiceId, userConsultationId, type } = given;
  if (isStaffNotification) {
    const panel = pages.dashboard.path;
    if (userServiceId) return `${panel}/requests/${userServiceId}`;
    if (userConsultationId) return `${panel}/law-consultations/${userConsultationId}`;
    if (type === 'deletionrequested') return `${panel}/deletion-requests`;
    return type === 'newcontactmessage' ? `${panel}/contacts` : null;
  }
  if (type === 'deletiondecided') return pages.ownData.path;
  const own = pages.account.path;
  if (userServiceId) return `${own}/myRequestDetails/${userServiceId}`;
  return userConsultationId ? `${own}/myConsultationDetails/${userConsultationId}` : null;
}
