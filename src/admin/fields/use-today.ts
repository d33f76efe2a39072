import { useEffect, useState } from 'react';
import { dayIn } from '#contract/day-in.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';

/** How often a page looks at the clock. */
const TICK_MS = 30_000;

/** The day that it is by the firm's clock, also on a page that stays open overnight: `2026-03-14`. */
export function useToday(): string {
  const [today, setToday] = useState(firmDay);
  useEffect(() => {
    // The same day again draws nothing anew, however many rows ask.
    const timer = setInterval(() => setToday(firmDay), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}

const firmDay = (): string => dayIn(new Date(), FIRM_ZONE);
