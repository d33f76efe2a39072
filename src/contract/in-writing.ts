import { NO_MEETING } from './ways.ts';
import type { InWriting, Portal } from './portal.ts';

/** What is said of a record that is answered in writing; `undefined` for one that somebody meets for. */
export function inWritingOf(
  { calendar }: Pick<Portal, 'calendar'>,
  values: Readonly<Record<string, unknown>>,
): InWriting<string> | undefined {
  const booking = calendar?.booking;
  return booking && values[booking.way] === NO_MEETING ? booking.inWriting : undefined;
}
