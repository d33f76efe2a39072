import { z } from 'zod';

/** The calls of the own calendar address, for staff. */
export const calendarFeedCalls = {
  get: '/api/Calendar/GetFeed',
  make: '/api/Calendar/MakeFeed',
  revoke: '/api/Calendar/RevokeFeed',
} as const;

/** Under which calendar programs read: `/calendar/<token>.ics`. What follows is a secret, and no log has it. */
export const CALENDAR_FEED_PATH = '/calendar/';

/** Whether there is an address, which is told once: when it is made. */
export const calendarFeedSchema = z.object({
  /** The account stands for a lawyer, whose appointments it would hold. */
  isConsultant: z.boolean(),
  /** When the address was made, ISO 8601 in UTC; `null`: there is none. */
  madeAt: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** The address on this host: `/calendar/<token>.ics`. */
export const madeFeedSchema = z.object({ path: z.string() });
