import { useNotification } from '@refinedev/core';
import type { Notification } from '#providers/notifications/notification-provider.ts';

/** Says what a write came to, by the notification provider: Refine's `open`, with what can be done about it (R386). */
export function useNotify(): (notification: Notification) => void {
  const { open } = useNotification();
  return (notification) => open?.(notification);
}
