import { expect, it } from 'vitest';
import { checkTables } from '#server/db/check-tables.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { sentenceFor } from '#server/start-errors.ts';
import { resources } from '#resources/index.ts';
import { faqs } from '#resources/faqs.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

/** What a person reads when the start fails. */
const said = (starting: Promise<unknown>) =>
  starting.then(
    () => 'started',
    (error: unknown) => sentenceFor(error),
  );

it('a resource without its table is told by the file that is missing', async () => {
  expect(await said(loadRecordTables([{ ...faqs, name: 'court-holidays' }]))).toBe(
    'The resource court-holidays has no table: write it in server/db/tables/court-holidays.ts.',
  );
});

it('a table whose migration was forgotten is told by its columns, and how to make one', async () => {
  const tables = await loadRecordTables(resources);
  expect(await said(checkTables(host.database.pool, tables))).toBe('started');
  const [first] = tables.values();
  if (!first) throw new Error('There is no table');
  const forgotten = { ...first, columns: new Map([...first.columns, ['mood', '"mood"']]) };
  expect(await said(checkTables(host.database.pool, new Map([['first', forgotten]])))).toBe(
    `The database lacks ${first.name.replaceAll('"', '')}.mood: make the migration with npm run db:generate -- --name=<what changed>, and start again.`,
  );
});
