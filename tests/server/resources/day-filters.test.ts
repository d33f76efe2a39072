import { expect, it } from 'vitest';
import { z } from 'zod';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

/** The moments of Riyadh's 14 March, and those just before and behind it, as the host keeps them: in UTC. */
const MOMENTS = {
  'late on the 13th': '2024-03-13T20:59:59.999Z',
  'as the 14th begins': '2024-03-13T21:00:00.000Z',
  'at half past one in the night': '2024-03-13T22:30:00.000Z',
  'as the 14th ends': '2024-03-14T20:59:59.999Z',
  'as the 15th begins': '2024-03-14T21:00:00.000Z',
};
const OF_THE_DAY = ['as the 14th begins', 'as the 14th ends', 'at half past one in the night'];

const idsSchema = z.array(z.object({ id: z.number() }));
const { rows: absences } = await host.database.pool.query<{ id: number; at: string }>(
  `insert into consultant_absences (consultant_id, kind, starts_at, ends_at)
   select 1, 'off', moment::timestamptz, moment::timestamptz + interval '1 hour' from unnest($1::text[]) moment
   returning id, starts_at as at`,
  [Object.values(MOMENTS)],
);
const nameOf = new Map(
  absences.map(({ id, at }) => [
    id,
    Object.entries(MOMENTS).find(([, moment]) => Date.parse(moment) === Date.parse(at))?.[0],
  ]),
);
async function found(query: Record<string, string>) {
  const { body } = await host.call('GET', '/api/ConsultantAbsences/GetAll', {
    as: 'Admin',
    query: { PageSize: '100', ...query },
  });
  return idsSchema
    .parse(body.data)
    .flatMap(({ id }) => nameOf.get(id) ?? [])
    .toSorted();
}

it('what began at half past one in the night in Riyadh is found by that day, and not by the one before', async () => {
  expect(await found({ StartsAtFrom: '2024-03-14', StartsAtTo: '2024-03-14' })).toEqual(OF_THE_DAY);
  expect(await found({ StartsAtFrom: '2024-03-13', StartsAtTo: '2024-03-13' })).toEqual(['late on the 13th']);
  expect(await found({ StartsAtFrom: '2024-03-15', StartsAtTo: '2024-03-15' })).toEqual([
    'as the 15th begins',
  ]);
  expect(await found({ StartsAtFrom: '2024-03-15' })).not.toContain('as the 14th ends');
});

it('a file of the same filter has the same rows', async () => {
  const answer = await host.app.inject({
    url: '/api/ConsultantAbsences/Export?StartsAtFrom=2024-03-14&StartsAtTo=2024-03-14&Columns=id',
    headers: { authorization: `Bearer ${await host.tokenOf('Admin')}` },
  });
  const ids = answer.payload.split('\r\n').slice(1).filter(Boolean).map(Number);
  expect(ids.map((id) => nameOf.get(id)).toSorted()).toEqual(OF_THE_DAY);
});

it('a moment that is given as a moment is taken as it is', async () => {
  expect(
    await found({ StartsAtFrom: MOMENTS['as the 14th begins'], StartsAtTo: MOMENTS['as the 14th ends'] }),
  ).toEqual(OF_THE_DAY);
  expect(await found({ StartsAtTo: MOMENTS['late on the 13th'] })).toContain('late on the 13th');
  expect(await found({ StartsAtTo: MOMENTS['late on the 13th'] })).not.toContain('as the 14th begins');
});
