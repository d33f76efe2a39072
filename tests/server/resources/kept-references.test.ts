import { expect, it } from 'vitest';
import { recordSchema } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import { lawyers } from '#resources/lawyers.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;

it('a lawyer with a service in the trash could be given no other one, until it was taken away', async () => {
  const { rows } = await pool.query<{ id: number }>('select id from service_categories order by id limit 4');
  const [held = 0, kept = 0, added = 0, goneAlready = 0] = rows.map(({ id }) => id);
  const created = await host.call('POST', callPath(lawyers, lawyers.verbs.create), {
    as: 'Admin',
    body: { ...buildRecord(lawyers, { number: 7100 }), categoryIds: [held, kept] },
  });
  const id = Number(recordSchema(lawyers, 'Admin').parse(created.body.data)['id']);
  await pool.query('update service_categories set deleted_at = now() where id = any($1)', [
    [held, goneAlready],
  ]);
  const save = async (values: Record<string, unknown>) => {
    const path = callPath(lawyers, lawyers.verbs.update);
    const { status, body } = await host.call('PUT', path, { as: 'Admin', body: { id, ...values } });
    return [status, body.error?.fields?.['categoryIds']?.code ?? null];
  };
  expect(await save({ categoryIds: [held, kept], yearsOfExperience: 21 })).toEqual([200, null]);
  expect(await save({ categoryIds: [held, kept, added] })).toEqual([200, null]);
  expect(await save({ categoryIds: [held, added] })).toEqual([200, null]);
  expect(await save({ categoryIds: [held, added, goneAlready] })).toEqual([400, 'referenceMissing']);
  // What was taken away is chosen anew.
  expect(await save({ categoryIds: [added] })).toEqual([200, null]);
  expect(await save({ categoryIds: [added, held] })).toEqual([400, 'referenceMissing']);
});
