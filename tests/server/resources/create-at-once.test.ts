import { describe, expect, it } from 'vitest';
import type { Values } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import { faqs } from '#resources/faqs.ts';
import { resources } from '#resources/index.ts';
import { isMadeAtOnce } from '#server/resources/create-at-once.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import type { RecordTable } from '#server/resources/record-table.ts';
import { recordsOf } from '#server/resources/records.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;
const tables = await loadRecordTables(resources);
const userId = await host.userIdOf('Admin');

const madeAtOnce = [...tables.values()]
  .filter((table) => table.resource.access.create !== false)
  .filter((table) => isMadeAtOnce(table, buildRecord(table.resource)));

it('a question, an office and a milestone are made by one statement, a request is not', () => {
  const names = madeAtOnce.map(({ resource }) => resource.name);
  expect(names).toEqual(expect.arrayContaining(['faqs', 'branches', 'milestones']));
  expect(names).not.toContain('requests');
});

describe.each(madeAtOnce.map((table) => ({ name: table.resource.name, table })))('$name', ({ table }) => {
  /** The same resource with something that looks at the record: it is made the longer way. */
  const watched: RecordTable = { ...table, hooks: { ...table.hooks, afterChange: async () => undefined } };

  async function make(by: RecordTable, body: Values) {
    const told: unknown[] = [];
    // Of the host, a creation takes these alone.
    const parts = {
      pool,
      env: host.env,
      changes: { ...host.changes, publish: (event: unknown) => told.push(event) },
    } as never;
    const caller = { userId, sessionId: '', role: 'Admin', isWalled: false } as const;
    const { answer } = await recordsOf(parts, by, new Map(tables).set(table.resource.name, by)).create(body, {
      caller,
      language: 'ar',
      reach: 'all',
      isPublic: false,
    });
    const { rows } = await pool.query(
      `select user_id, resource, of_resource, of_id, operation, changes, record_ar, record_en, summary_ar, summary_en
       from audit_entries where resource = $1 and record_id = $2`,
      [table.resource.name, answer['id']],
    );
    return { answer, rows, told };
  }

  it.each([
    ['as whole as it can be', buildRecord(table.resource)],
    ['with nothing that may be missing', onlyNeeded(table, buildRecord(table.resource))],
  ])('a record is the same however it is made, %s', async (_, body) => {
    const [atOnce, longer] = [await make(table, body), await make(watched, body)];
    expect(atOnce.rows).toHaveLength(1);
    for (const { answer, rows } of [atOnce, longer])
      expect(rows[0].changes.position).toEqual('position' in answer ? [null, answer['position']] : undefined);
    expect(alike(atOnce)).toEqual(alike(longer));
  });
});

/** What differs from record to record is left out: its number and place, and when it was made. */
function alike(made: { answer: Values }): unknown {
  const { id } = made.answer;
  const text = JSON.stringify(made, (key, value: unknown) =>
    (key === 'id' && value === id) || key === 'createdAt' || key === 'updatedAt'
      ? undefined
      : key === 'ids'
        ? (value as unknown[]).length
        : key === 'position'
          ? undefined
          : value,
  );
  return JSON.parse(text.replaceAll(`"#${String(id)}"`, '"#"'));
}

const onlyNeeded = ({ nullable, defaults }: RecordTable, body: Values): Values =>
  Object.fromEntries(Object.entries(body).filter(([key]) => !nullable.has(key) && !defaults.has(key)));

describe('what a new record points at', () => {
  const add = (categoryId: number) =>
    host.call('POST', callPath(faqs, faqs.verbs.create), {
      as: 'Admin',
      body: { ...buildRecord(faqs), categoryId },
    });
  const counted = async () =>
    (
      await pool.query(
        'select (select count(*) from faqs) as faqs, (select count(*) from audit_entries) as audit',
      )
    ).rows[0];

  it('is there, or nothing is written', async () => {
    const before = await counted();
    const { status, body } = await add(999_999);
    expect([status, body.error?.fields?.['categoryId']?.code]).toEqual([400, 'referenceMissing']);
    expect(await counted()).toEqual(before);
  });

  it('and that somebody throws away at that moment is waited for, and refused', async () => {
    const {
      rows: [category],
    } = await pool.query<{ id: number }>(
      `insert into faq_categories (name_ar, name_en) values ('تجربة', 'Trial') returning id`,
    );
    const id = category?.id ?? 0;
    const client = await pool.connect();
    await client.query('begin');
    await client.query('update faq_categories set deleted_at = now() where id = $1', [id]);
    const added = add(id);
    await client.query(`select pg_sleep(0.1)`);
    await client.query('commit');
    client.release();
    expect((await added).body.error?.fields?.['categoryId']?.code).toBe('referenceMissing');
    const { rows } = await pool.query('select 1 from faqs where category_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
