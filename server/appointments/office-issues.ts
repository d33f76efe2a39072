import type { FieldIssues } from '#contract/errors.ts';
import { type Bookable, isToCome } from './bookable.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What is wrong with another office for a record whose client has a time to come: it is kept by a consultant of the office
 * that the record has, on the clock of that one, and nobody would tell the client to come elsewhere.
 */
export function officeIssues(
  { matter: { workflow }, calendar, booking }: Bookable,
  { branchId }: Values,
  before: Values,
): FieldIssues {
  // What is new or restored had no other office.
  if (branchId === undefined || before['branchId'] === undefined || branchId === before['branchId'])
    return {};
  const state = before[workflow.field];
  const times =
    state === calendar.state
      ? [calendar.at]
      : state === workflow.initial
        ? [booking.wish, booking.second]
        : [];
  return times.some((key) => isToCome(before[key])) ? { branchId: { code: 'officeHasTime' } } : {};
}
