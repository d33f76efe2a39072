import type { Notification } from '#contract/inbox.ts';

/** A notification for staff that has just come; `more` says what is different about it. */
export const notificationItem = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  title: '',
  message: `message ${id}`,
  type: 'info',
  isStaffNotification: true,
  userServiceId: null,
  userConsultationId: null,
  noteId: null,
  timestamp: new Date().toISOString(),
  isRead: false,
  ...more,
});
