import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addAttachmentPath } from '#contract/resource-paths.ts';
import { breachReport } from '#server/privacy/breach-report.ts';
import { breachText } from '#server/privacy/breach-text.ts';
import { loadRecordTables } from '#server/resources/record-table.ts';
import { requests } from '#resources/requests.ts';
import { resources } from '#resources/index.ts';
import { formBody } from '#tests/support/form-body.ts';
import { matters, mattersOn } from '#tests/support/matters.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { type Person, type TestHost, startTestHost } from '#tests/support/test-host.ts';

let host: TestHost;
let on: ReturnType<typeof mattersOn>;
let id: number;
let fileId: number;
beforeAll(async () => {
  host = await startTestHost();
  on = mattersOn(host);
  id = (await on.send(requests)).id;
  const form = formBody([
    { name: 'attachments', content: samplePdf(), filename: 'a.pdf', type: 'application/pdf' },
  ]);
  const added = await host.call('POST', addAttachmentPath(requests, id), { as: 'User', form });
  fileId = z.object({ id: z.number() }).parse(added.body.data).id;
});
afterAll(() => host.close());

/** What was written down while something was done. */
async function during(work: () => Promise<unknown>) {
  const { pool } = host.database;
  const { rows: before } = await pool.query<{ last: string }>(
    'select coalesce(max(id), 0)::text as last from record_reads',
  );
  await work();
  const { rows } = await pool.query<{ resource: string; kind: string; ids: number[]; userId: number }>(
    `select resource, kind, record_ids as ids, user_id as "userId" from record_reads where id > $1 order by id`,
    [before[0]?.last],
  );
  return rows;
}
const get = async (url: string, as: Exclude<Person, null>) =>
  host.app.inject({ url, headers: { authorization: `Bearer ${await host.tokenOf(as)}` } });

describe('who was shown which records', () => {
  const ways: [kind: string, url: () => string][] = [
    ['read', () => `/api/Requests/GetById/${id}`],
    ['read', () => `/api/Requests/GetForUpdate/${id}`],
    ['thread', () => `/api/Requests/GetThread/${id}`],
    ['contact', () => `/api/Requests/GetContact/${id}`],
    ['history', () => `/api/Requests/History/${id}`],
    ['file', () => `/api/Attachments/Download/${fileId}`],
  ];
  it.each(ways)(
    'P-03 a member of the staff who sees a record by %s is written down with it',
    async (kind, url) => {
      for (const as of ['Admin', 'CustomerService'] as const) {
        const rows = await during(async () => expect((await get(url(), as)).statusCode).toBe(200));
        expect(rows).toEqual([{ resource: 'requests', kind, ids: [id], userId: await host.userIdOf(as) }]);
      }
    },
  );

  it('P-03 a list, a search and an exported file name every record that they show', async () => {
    const listed = await during(() => get('/api/Requests/GetAll?PageSize=100', 'CustomerService'));
    expect(listed).toHaveLength(1);
    expect(listed[0]?.ids).toContain(id);
    const people = await during(() => get('/api/ApplicationUsers/GetAll', 'Admin'));
    expect(people).toMatchObject([{ resource: 'users', kind: 'list' }]);
    const found = await during(() => get('/api/Search/GetAll?SearchTerm=Text', 'Admin'));
    expect(found).toContainEqual(expect.objectContaining({ resource: 'requests', kind: 'search' }));
    const exported = await during(() => get('/api/Requests/Export', 'Admin'));
    expect(exported).toMatchObject([{ resource: 'requests', kind: 'export' }]);
    expect(exported[0]?.ids.length).toBe(listed[0]?.ids.length);
  });

  it('clients who read their own, refused calls and the content of the site are no such thing', async () => {
    const rows = await during(async () => {
      for (const [, url] of ways) await get(url(), 'User');
      expect((await get(`/api/Requests/GetById/${id}`, 'client2')).statusCode).toBe(404);
      expect((await get('/api/Requests/GetById/99999', 'Admin')).statusCode).toBe(404);
      await get('/api/Faqs/GetAll', 'Admin');
      for (const resource of matters) await get(`/api/${resource.endpoint}/GetAll`, 'client2');
    });
    expect(rows).toEqual([]);
  });

  it('what cannot be written down is not shown', async () => {
    const { pool } = host.database;
    await pool.query('alter table record_reads rename to record_reads_away');
    const answer = await get(`/api/Requests/GetById/${id}`, 'Admin');
    await pool.query('alter table record_reads_away rename to record_reads');
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.json()).toMatchObject({ data: null, error: { code: 'serverError' } });
  });
});

describe('the report of a breach', () => {
  const ask = async (more: object = {}) =>
    breachReport(host.database.pool, await loadRecordTables(resources), {
      from: new Date(Date.now() - 3_600_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
      ...more,
    });

  it('P-05 says of an account who saw whose records, which, how many and which fields, from when to when', async () => {
    const other = (await on.send(requests, 'client2')).id;
    const from = new Date().toISOString();
    await get(`/api/Requests/GetById/${id}`, 'CustomerService');
    await get(`/api/Requests/GetById/${other}`, 'CustomerService');
    await get(`/api/Requests/GetContact/${other}`, 'CustomerService');
    await get(`/api/Requests/GetById/${id}`, 'Admin');
    const report = await ask({ email: 'support@yamama-fustat.example', from });
    expect(report.readers[0]?.first).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(report.readers).toMatchObject([
      { userId: await host.userIdOf('CustomerService'), role: 'CustomerService', answers: 3 },
    ]);
    expect(report.records).toMatchObject([
      { resource: 'requests', count: 2, ids: [id, other].sort((a, b) => a - b), kinds: ['contact', 'read'] },
    ]);
    expect(report.records[0]?.fields).toEqual(expect.arrayContaining(['title', 'description', 'legalHold']));
    expect(report.subjects.map(({ userId, records }) => [userId, records]).sort()).toEqual(
      [
        [await host.userIdOf('User'), 1],
        [await host.userIdOf('client2'), 1],
      ].sort(),
    );
    const text = breachText(report, from);
    for (const item of ['a. ', 'b. ', 'c. ', 'd. ', 'e. ', '2 people, 2 records'])
      expect(text).toContain(item);

    const [session] = report.readers[0]?.sessions ?? [];
    expect((await ask({ sessionId: session, from })).subjects).toEqual(report.subjects);
    expect((await ask({ sessionId: '00000000-0000-4000-8000-000000000000' })).records).toEqual([]);
    expect((await ask({ from: '2001-01-01T00:00:00Z', to: '2002-01-01T00:00:00Z' })).readers).toEqual([]);
  });
});
