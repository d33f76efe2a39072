import type { NotificationProvider } from '@refinedev/core';
import { closeToast, showToast } from './toasts.tsx';

/** Refine's notifications as toasts. A key that is open already is replaced, not shown twice. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, message, description, type }) =>
    showToast({ id: key, tone: type === 'progress' ? 'info' : type, title: message, text: description }),
  close: closeToast,
};
