import { expect, it } from 'vitest';
import { specialHours } from '#src/rendering/structured/firm.ts';

it('crawlers were told that an office is open on a holiday', () => {
  const feast = { firstDay: '2027-03-10', lastDay: '2027-03-20' };
  const valid = { validFrom: feast.firstDay, validThrough: feast.lastDay };
  expect(specialHours({ ...feast, hours: [] })).toEqual([
    { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', ...valid },
  ]);
  const night = [{ day: 'mon', opens: '00:00', closes: '24:00' }] as const;
  expect(specialHours({ ...feast, hours: night })).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
  const season = [{ day: 'mon', opens: '21:00', closes: '23:30' }] as const;
  expect(specialHours({ ...feast, hours: season })).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '21:00',
      closes: '23:30',
      ...valid,
    },
  ]);
});
