import { dateFormatter } from './formatters.ts';

/**
 * The clock time of a moment in a zone, as `<input type="datetime-local">` writes it: `2026-03-14T09:30`.
 * @param timeZone default: the zone of this machine, also below
 * @returns '' when the moment cannot be read
 */
export function localTime(moment: string, timeZone: string | undefined): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? '' : clockOf(at, timeZone);
}

/**
 * The moment at which a clock in a zone shows this time. A time that the clock skips in spring is the one after the
 * gap; one that it shows twice in autumn is the first.
 * @param local `2026-03-14T09:30`
 * @returns ISO 8601 in UTC; '' when the time cannot be read
 */
export function momentAt(local: string, timeZone: string | undefined): string {
  const asUtc = new Date(`${local}Z`).getTime();
  if (Number.isNaN(asUtc)) return '';
  // The zone's distance from UTC is asked for on both sides of a change of the clocks.
  const guesses = [-DAY, DAY].map((distance) => asUtc - offsetOf(new Date(asUtc + distance), timeZone));
  const exact = guesses.find((guess) => clockOf(new Date(guess), timeZone) === local);
  return new Date(exact ?? Math.max(...guesses)).toISOString();
}

/**
 * A moment on the clock of a zone, with how far that clock is from UTC: `2026-03-14T09:30:00.000+03:00`. What is no
 * moment stays as it is.
 */
export function clockTime(moment: string, timeZone: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  const offset = offsetOf(at, timeZone);
  const minutes = Math.abs(offset) / 60_000;
  const twoDigits = (number: number) => String(Math.trunc(number)).padStart(2, '0');
  const shown = new Date(at.getTime() + offset).toISOString().slice(0, -1);
  return `${shown}${offset < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

const DAY = 86_400_000;

const offsetOf = (at: Date, timeZone: string | undefined): number =>
  new Date(`${clockOf(at, timeZone)}Z`).getTime() - Math.floor(at.getTime() / 60_000) * 60_000;

function clockOf(at: Date, timeZone: string | undefined): string {
  const parts = dateFormatter('en-GB-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}
