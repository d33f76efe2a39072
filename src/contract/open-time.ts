import { officeHoursOn } from './office-days.ts';
import { type OfficeClock, instantOf } from './reply-time.ts';

/** Tells for how many milliseconds an office was open between two moments. */
export type OpenTime = (from: Date, until: Date) => number;

/**
 * How long an office was open, by its own clock, its holidays and its seasons; all of the time where it says nothing of
 * when it is open. What a day has is found once, however many questions are about it.
 */
export function openTimeOf({ hours, officeDays, timeZone }: OfficeClock): OpenTime {
  if (hours.length === 0) return (from, until) => Math.max(until.getTime() - from.getTime(), 0);
  const known = new Map<number, readonly Span[]>();
  const spansOn = (dayNumber: number): readonly Span[] => {
    const day = new Date(dayNumber * DAY).toISOString().slice(0, 10);
    return officeHoursOn(day, hours, officeDays).map(({ opens, closes }) => ({
      opens: instantOf(`${day}T${opens}Z`, timeZone).getTime(),
      closes: instantOf(`${day}T${closes}Z`, timeZone).getTime(),
    }));
  };
  return (from, until) => {
    const [begins, ends] = [from.getTime(), until.getTime()];
    let open = 0;
    // The day before and the one after: where the office is, it may be another than in UTC.
    for (let day = Math.floor(begins / DAY) - 1; day <= ends / DAY + 1; day += 1) {
      const spans = known.get(day) ?? spansOn(day);
      known.set(day, spans);
      for (const { opens, closes } of spans)
        open += Math.max(Math.min(closes, ends) - Math.max(opens, begins), 0);
    }
    return open;
  };
}

/** Both in milliseconds. */
interface Span {
  readonly opens: number;
  readonly closes: number;
}

const DAY = 86_400_000;
