import { expect, it } from 'vitest';
import { z } from 'zod';
import { SINGLETON_ID } from '#contract/singleton-id.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const save = (headlineEn: string, headers: Record<string, string> = { 'if-none-match': '*' }) =>
  host.call('PUT', '/api/BaseOfSuccess/Update', {
    as: 'Admin',
    body: { id: SINGLETON_ID, headlineAr: 'ما نقوم عليه', headlineEn },
    headers,
  });
const headlineOf = (data: unknown) => z.looseObject({ headlineEn: z.string() }).parse(data).headlineEn;

it('of two first saves at once one is written, and the other is shown it', async () => {
  await host.database.pool.query('delete from base_of_success');
  const answers = await Promise.all([save('Ours'), save('Theirs')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [shown, refused] = answers.toSorted((a, b) => a.status - b.status);
  expect(headlineOf(refused?.body.data)).toBe(headlineOf(shown?.body.data));
});

it('a save that says nothing of what was there still writes over it', async () => {
  expect((await save('Again', {})).status).toBe(200);
  expect((await save('A first one')).status).toBe(409);
});

it('a record that is one of many is updated as before, whatever the header says', async () => {
  const { status } = await host.call('PUT', '/api/FaqCategories/Update', {
    as: 'Admin',
    body: { id: 1, nameEn: 'Fees and terms' },
    headers: { 'if-none-match': '*' },
  });
  expect(status).toBe(200);
});
