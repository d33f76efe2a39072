import type { FieldIssue } from './errors.ts';
import { NO_MEETING, WAYS, type Way } from './ways.ts';

/** `NO_MEETING` where the answer comes in writing; '' where it is left open. */
export type GivenWay = Way | typeof NO_MEETING | '';

/**
 * The way in which one meets that a record says by itself, such as a type of consultation.
 * @param key of the field in which it says so
 */
export const givenWay = (record: Readonly<Record<string, unknown>> | undefined, key: string): GivenWay =>
  GIVEN.find((each) => each === record?.[key]) ?? '';

const GIVEN = [...WAYS, NO_MEETING] as const;

/** What is wrong with the way that a client chose beside the one that is given; nobody is asked for one that is. */
export function wayIssue(given: GivenWay, chosen: unknown): FieldIssue | null {
  if (given === '') return chosen === NO_MEETING ? { code: 'optionInvalid' } : null;
  const isOpen = given === NO_MEETING || chosen === undefined || chosen === null || chosen === '';
  return isOpen || chosen === given ? null : { code: 'wayNotOffered' };
}
