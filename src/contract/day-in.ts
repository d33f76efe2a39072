import { dateFormatter } from './formatters.ts';

/** The day on the clock of a zone: `2026-03-14`. */
export const dayIn = (at: Date, timeZone: string): string =>
  dateFormatter('en-CA-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(at);
