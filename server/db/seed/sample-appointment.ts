import { instantOf } from '#contract/reply-time.ts';
import { type OpenInterval, WEEK_DAYS } from '#contract/week.ts';

const DAY = 86_400_000;

interface SampleAppointment {
  /** As the demo content writes it, on the office's clock: `2026-03-19T11:00:00`. */
  written: string;
  /** By how much the samples are moved in time, in ms. */
  shift: number;
  isAhead: boolean;
  office: { hours: readonly OpenInterval[]; timeZone: string };
}

/**
 * When a sample's appointment is: moved by whole days, so that it stays at its hour of the office's clock, away from now
 * in its own direction, and on to the next day on which the office opens.
 * @returns ISO 8601 in UTC
 */
export function sampleAppointment({ written, shift, isAhead, office }: SampleAppointment): string {
  const days = isAhead ? Math.ceil(shift / DAY) : Math.floor(shift / DAY);
  const moved = Date.parse(`${written}Z`) + days * DAY;
  const opens = (at: number): boolean => {
    const name = WEEK_DAYS[(new Date(at).getUTCDay() + 6) % 7];
    return office.hours.some(({ day }) => day === name);
  };
  const ahead = WEEK_DAYS.findIndex((_, day) => opens(moved + day * DAY));
  return instantOf(new Date(moved + Math.max(ahead, 0) * DAY).toISOString(), office.timeZone).toISOString();
}
