import type { Matter } from '#contract/matter.ts';
import type { PortalBooking, PortalCalendar } from '#contract/portal.ts';

/** A matter whose clients book appointments themselves. */
export interface Bookable {
  readonly matter: Matter;
  readonly calendar: PortalCalendar<string>;
  readonly booking: PortalBooking<string>;
}

/** Whether a time of a record lies ahead. */
export const isToCome = (at: unknown): boolean => typeof at === 'string' && Date.parse(at) > Date.now();
