import type { Notification } from '#contract/inbox.ts';
import { MOST_TOASTS } from '../notifications/most-toasts.ts';

/** What comes within this time is told together. Milliseconds. */
const WINDOW = 150;

interface AnnouncerOptions {
  /** Not read or cleared meanwhile, in another tab or on another device. */
  isNews: (notification: Notification) => boolean;
  tell: (notification: Notification) => void;
  tellCount: (count: number) => void;
}

export interface Announcer {
  add(arrivals: readonly Notification[]): void;
  stop(): void;
}

/** Tells what arrived: one by one, or as a number when it is more than there is room for; to nobody while the page is not looked at. */
export function createAnnouncer({ isNews, tell, tellCount }: AnnouncerOptions): Announcer {
  let waiting: Notification[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    const arrived = waiting.filter(isNews);
    waiting = [];
    if (arrived.length > MOST_TOASTS) tellCount(arrived.length);
    else for (const notification of arrived) tell(notification);
  }
  document.addEventListener('visibilitychange', flush);

  return {
    add(arrivals) {
      waiting.push(...arrivals.toSorted((one, two) => one.id - two.id));
      if (waiting.length > 0) timer ??= setTimeout(flush, WINDOW);
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
    },
  };
}
