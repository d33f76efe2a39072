import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core';
import { isShownInPlace } from './read-notifications.ts';
import type { Toast } from '#ui/notifications/toast-area.tsx';
import { closeToast, showToast } from './toasts.tsx';

/** A notification of Refine, with what can be done about it. */
export type Notification = OpenNotificationParams & Pick<Toast, 'action' | 'stays'>;

/**
 * Refine's notifications as toasts. A key that is open already is replaced, and so is a success of the same words; but
 * none that offers something or stays, unless its key says so.
 */
export const notificationProvider = {
  open: ({ key, message, description, type, action, stays }: Notification) => {
    if (isShownInPlace(key)) return;
    showToast({
      id: key ?? (type === 'success' && !action && !stays ? message : undefined),
      tone: type === 'progress' ? 'info' : type,
      title: message,
      text: description,
      action,
      stays,
    });
  },
  close: closeToast,
} satisfies NotificationProvider;
