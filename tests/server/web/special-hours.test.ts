import { expect, it } from 'vitest';
import { specialHours } from '#src/rendering/structured/firm.ts';

it('crawlers were told that an office is open on a holiday', () => {
  const hours = [
    { day: 'mon', opens: '09:00', closes: '18:00' },
    { day: 'sat', opens: '10:00', closes: '14:00' },
  ] as const;
  const feast = { firstDay: '2027-03-10', lastDay: '2027-03-20' };
  const valid = { validFrom: feast.firstDay, validThrough: feast.lastDay };
  expect(specialHours(hours, { ...feast, hours: [] })).toEqual([
    { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', ...valid },
  ]);
  const season = [{ day: 'mon', opens: '10:00', closes: '15:00' }] as const;
  expect(specialHours(hours, { ...feast, hours: season })).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '10:00',
      closes: '15:00',
      ...valid,
    },
  ]);
});
