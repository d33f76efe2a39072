import type { TimeProblem } from './appointments.ts';
import { type ConsultantTimes, type OfficeTimes, type Span, isAway, keepsHours } from './consultant-times.ts';
import { DAY_END } from './day-end.ts';
import { dayIn } from './day-in.ts';
import { personHoursOn } from './office-days.ts';
import { WEEK_DAYS } from './week.ts';

const MINUTE = 60_000;

interface TimeQuestion extends OfficeTimes {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** How long it would take. */
  readonly minutes: number;
  /**
   * Whether it speaks against the time that they keep no hours there: they do in other ways of meeting, or did when the
   * client chose the time. Default: no, since staff ask them.
   */
  readonly mustKeepHours?: boolean;
}

/**
 * What speaks against a time that nobody has offered: staff may choose any.
 * @param at milliseconds since 1970
 * @param consultant with the hours of the way in which they would meet; undefined: nobody is named
 */
export function timeProblems(
  at: number,
  consultant: ConsultantTimes | undefined,
  question: TimeQuestion,
): TimeProblem[] {
  const time = { from: at, until: at + question.minutes * MINUTE };
  const isAsked = consultant?.hours.length === 0 && !question.mustKeepHours;
  const isThere = !consultant || isAsked || keepsHours(time, consultant, question);
  return [
    ...(at <= question.now ? (['past'] as const) : []),
    ...(consultant && isAway(consultant, time) ? (['away'] as const) : []),
    ...(isThere ? [] : (['outsideHours'] as const)),
  ];
}

/**
 * Whether nobody can keep what was arranged as things stand: whoever it is with is away then, or holidays and seasons leave
 * the office no hour of that day and nothing else was said of them.
 */
export function isUnattended(
  time: Span,
  consultant: Pick<ConsultantTimes, 'off' | 'extra'>,
  { timeZone, officeDays }: OfficeTimes,
): boolean {
  const isClosed = personHoursOn(dayIn(new Date(time.from), timeZone), WHOLE_WEEK, officeDays).length === 0;
  const isThere = consultant.extra.some(({ from, until }) => from <= time.from && time.until <= until);
  return isAway(consultant, time) || (isClosed && !isThere);
}

const WHOLE_WEEK = WEEK_DAYS.map((day) => ({ day, opens: '00:00', closes: DAY_END }));
