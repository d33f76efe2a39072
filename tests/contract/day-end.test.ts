import { expect, it } from 'vitest';
import { hoursCell, hoursOfCell, hoursSchema } from '#contract/opening-hours.ts';
import { timeOfDay } from '#ui/text/opening-hours.ts';

const until = (closes: string) => hoursSchema(false).safeParse([{ day: 'mon', opens: '18:00', closes }]);

it.each(['00:00', '24:00'])('hours until %s could not be entered: they end with the day', (closes) => {
  expect(until(closes).data).toEqual([{ day: 'mon', opens: '18:00', closes: '24:00' }]);
});

it('hours that open when they close are still refused, and none begin at the end of a day', () => {
  expect(until('18:00').success).toBe(false);
  const begun = hoursSchema(false).safeParse([{ day: 'mon', opens: '24:00', closes: '24:00' }]);
  expect(begun.error?.issues[0]?.message).toBe('timeInvalid');
});

it('they are read from a file as they are written to it', () => {
  const { data } = until('00:00');
  expect(hoursSchema(false).parse(hoursOfCell(hoursCell(data)))).toEqual(data);
});

it('the end of a day is told as people tell it', () => {
  expect([timeOfDay('24:00', 'ar'), timeOfDay('24:00', 'en')]).toEqual(['12 مساءً', '12 AM']);
});
