import { z } from 'zod';
import type { FieldErrorCode } from './field-errors.ts';
import { DAY_END } from './day-end.ts';
import { type OpenInterval, WEEK_DAYS } from './week.ts';

/** More intervals than a week can sensibly have. */
const MOST_INTERVALS = 28;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const timeSchema = z
  .string({ error: timeError })
  .refine((value) => TIME.test(value), { error: 'timeInvalid' satisfies FieldErrorCode });

// A control for times knows no 24:00: as an end its 00:00 is that.
const endSchema = z
  .string({ error: timeError })
  .refine((value) => TIME.test(value) || value === DAY_END, {
    error: 'timeInvalid' satisfies FieldErrorCode,
  })
  .overwrite((value) => (value === '00:00' ? DAY_END : value));

function timeError({ input }: { input?: unknown }): FieldErrorCode {
  return input === undefined || input === null || input === '' ? 'required' : 'timeInvalid';
}

const intervalSchema = z.strictObject({
  day: z.enum(WEEK_DAYS, { error: () => 'optionInvalid' satisfies FieldErrorCode }),
  opens: timeSchema,
  closes: endSchema,
});

/**
 * The opening hours of a week (R13, R14): any number of intervals of a day, each opening before it closes, none
 * in another. They come out in the order of the week, so that the same hours are always written the same way.
 * @param optional whether a place may be always closed
 */
export const hoursSchema = (optional: boolean) =>
  z
    .array(intervalSchema, {
      error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid'),
    })
    .max(MOST_INTERVALS, { error: 'invalid' satisfies FieldErrorCode })
    .superRefine((intervals, context) => {
      const report = (code: FieldErrorCode, path: (string | number)[] = []) =>
        context.addIssue({ code: 'custom', message: code, path });
      if (intervals.length === 0 && !optional) report('required');
      intervals.forEach((interval, at) => {
        if (interval.closes <= interval.opens) report('hoursOrder', [at, 'closes']);
        else if (intervals.slice(0, at).some((other) => overlaps(other, interval)))
          report('hoursOverlap', [at, 'opens']);
      });
    })
    .overwrite(inWeekOrder);

export const answeredHoursSchema = z.array(
  z.object({ day: z.enum(WEEK_DAYS), opens: z.string(), closes: z.string() }),
);

/** Times of one length are ordered as texts. */
const overlaps = (a: OpenInterval, b: OpenInterval): boolean =>
  a.day === b.day && a.opens < b.closes && b.opens < a.closes;

function inWeekOrder(intervals: OpenInterval[]): OpenInterval[] {
  return intervals.toSorted(
    (a, b) =>
      WEEK_DAYS.indexOf(a.day) - WEEK_DAYS.indexOf(b.day) ||
      (a.opens < b.opens ? -1 : a.opens > b.opens ? 1 : 0),
  );
}

/** What a value of a form or an answer holds of intervals. */
export const hoursOf = (value: unknown): OpenInterval[] => answeredHoursSchema.safeParse(value).data ?? [];

/** As a cell of a file: `mon 09:00-18:00; sat 10:00-14:00`. */
export const hoursCell = (value: unknown): string =>
  hoursOf(value)
    .map(({ day, opens, closes }) => `${day} ${opens}-${closes}`)
    .join('; ');

/** The intervals of such a cell, or the text as it is when it is invalid: the schema refuses it then. */
export function hoursOfCell(text: string): OpenInterval[] | string {
  const found: OpenInterval[] = [];
  for (const part of text.split(/[;؛\n]/).filter((each) => each.trim() !== '')) {
    const [, name = '', opens = '', closes = ''] =
      part.trim().match(/^(\w{3})\s+(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/) ?? [];
    const day = WEEK_DAYS.find((known) => known === name.toLowerCase());
    if (!day) return text;
    found.push({ day, opens, closes });
  }
  return found;
}
