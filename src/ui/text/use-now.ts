import { useEffect, useState } from 'react';

/** How often a page looks at the clock: what it says about the hour is never older. */
export const TICK_MS = 30_000;

/** The moment, kept up to date; `null` on the host and in the first picture, which must be the same on both. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The same for what the browser alone draws: a moment from the first picture on. */
export function useCurrentTime(): Date {
  const [opened] = useState(() => new Date());
  return useNow() ?? opened;
}
