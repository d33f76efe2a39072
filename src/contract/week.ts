/** The days of a week, Monday first: ISO 8601's order, in which every list of intervals is kept. */
export const WEEK_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** One time that a place is open: `{ day: 'mon', opens: '09:00', closes: '18:00' }`, on its own clock. */
export interface OpenInterval {
  day: WeekDay;
  opens: string;
  closes: string;
}
