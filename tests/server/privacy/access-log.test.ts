import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { attachmentSchema } from '#contract/attachments.ts';
import { inboxCalls } from '#contract/inbox.ts';
import { addAttachmentPath } from '#contract/resource-paths.ts';
import { breachReport, knownReaders } from '#server/privacy/breach-report.ts';
import { breachText } from '#server/privacy/breach-text.ts';
import { route } from '#server/http/route.ts';
import { refuseSilentReads } from '#server/privacy/access-log.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { apiOperations } from '#tests/support/api-operations.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import { resources } from '#resources/index.ts';
import { formBody } from '#tests/support/form-body.ts';
import { matters } from '#resources/matters.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { type Person, type TestHost, startTestHost } from '#tests/support/test-host.ts';

let host: TestHost;
let on: ReturnType<typeof mattersOn>;
let id: number;
let fileId: string;
beforeAll(async () => {
  host = await startTestHost();
  on = mattersOn(host);
  id = (await on.send(requests)).id;
  const form = formBody([
    { name: 'attachments', content: samplePdf(), filename: 'a.pdf', type: 'application/pdf' },
  ]);
  const added = await host.call('POST', addAttachmentPath(requests, id), { as: 'User', form });
  fileId = attachmentSchema.parse(added.body.data).id;
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

  it('P-03 of many who read at once each is written down before the answer comes, in a few writes', async () => {
    const { pool } = host.database;
    const insert = vi.spyOn(pool, 'query');
    const rows = await during(async () => {
      await Promise.all(
        Array.from({ length: 40 }, async () => {
          expect((await get(`/api/Requests/GetById/${id}`, 'Admin')).statusCode).toBe(200);
        }),
      );
    });
    const writes = insert.mock.calls.filter(([query]) =>
      JSON.stringify(query).includes('insert into record_reads'),
    );
    insert.mockRestore();
    expect(rows).toHaveLength(40);
    expect(writes.length).toBeLessThan(20);
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

describe('whatever shows a confidential record', () => {
  /** One of each, and what gives it away wherever it stands. */
  async function planted() {
    const { pool } = host.database;
    const request = await on.send(requests, 'client2');
    const consultation = await on.send(consultations, 'client2');
    expect((await on.move(consultations, 'schedule', consultation.id)).status).toBe(200);
    const asked = await host.call('POST', '/api/DeletionRequests/Add', {
      as: 'client2',
      body: { reason: 'privacy' },
    });
    const email = 'who-writes@example.com';
    await host.call('POST', '/api/ContactMessages/Add', {
      body: { email, phone: '+966501234567', message: 'A message to the firm' },
    });
    const { rows } = await pool.query<{ id: number }>('select id from contact_messages where email = $1', [
      email,
    ]);
    const deletion = z.object({ id: z.number(), number: z.string() }).parse(asked.body.data);
    const client = await host.userIdOf('client2');
    return [
      { resource: 'requests', endpoint: 'Requests', id: request.id, mark: request.number },
      {
        resource: 'consultations',
        endpoint: 'Consultations',
        id: consultation.id,
        mark: consultation.number,
      },
      { resource: 'deletion-requests', endpoint: 'DeletionRequests', id: deletion.id, mark: deletion.number },
      { resource: 'contact-messages', endpoint: 'ContactMessages', id: rows[0]?.id ?? 0, mark: email },
      { resource: 'users', endpoint: 'ApplicationUsers', id: client, mark: 'client2@yamama-fustat.example' },
    ];
  }
  /** Which records of which resource somebody left a trace of seeing meanwhile. */
  async function tracesDuring(userId: number, work: () => Promise<unknown>) {
    const { pool } = host.database;
    const { rows: last } = await pool.query<{ read: string }>(
      'select coalesce(max(id), 0)::text as read from record_reads',
    );
    await work();
    const { rows } = await pool.query<{ resource: string; id: number }>(
      `select coalesce(a.resource, r.resource) as resource, case when a.id is null then seen else a.record_id end as id
       from record_reads r cross join unnest(r.record_ids) seen
       left join audit_entries a on r.resource = 'audit-entries' and a.id = seen
       where r.id > $1 and r.user_id = $2`,
      [last[0]?.read, userId],
    );
    return rows;
  }

  it('P-03 no call of the API answers staff a confidential record, or refuses with one, without a trace', async () => {
    const records = await planted();
    const traced = new Set<string>();
    const silent: string[] = [];
    // The bell holds references and nothing of what they stand for.
    const operations = (await apiOperations(host)).filter(({ path }) => path !== inboxCalls.get);
    for (const as of ['CustomerService', 'Admin'] as const) {
      const [userId, token] = [await host.userIdOf(as), await host.tokenOf(as)];
      for (const operation of operations.filter(({ audiences }) => audiences.includes(as))) {
        const { method, path, url, query, body } = operation;
        for (const { resource, endpoint, id: recordId, mark } of records) {
          const isOwn = path.startsWith(`/api/${endpoint}/`);
          // Others’ calls cannot name it, and only those that read do no harm.
          if ((method !== 'GET' || path.includes('{id}')) && !isOwn) continue;
          const sample = body && sampleOf(body);
          const asks = {
            method,
            url: url(recordId),
            headers: { authorization: `Bearer ${token}` },
            ...(query.includes('SearchTerm') ? { query: { SearchTerm: mark } } : {}),
          };
          // As nobody saw it: whatever would change it is refused. And the number alone, which changes nothing.
          const stale = { ...asks, headers: { ...asks.headers, 'if-match': '"99999"' } };
          const calls: InjectOptions[] =
            method === 'GET'
              ? [asks]
              : path.includes('{id}')
                ? [{ ...stale, ...(sample ? { payload: sample } : {}) }]
                : [asks, stale].map((each) => ({ ...each, payload: { id: recordId } }));
          for (const call of calls) {
            let shown = false;
            const traces = await tracesDuring(userId, async () => {
              shown = (await host.app.inject(call)).payload.includes(mark);
            });
            if (!shown) continue;
            const isTraced = traces.some((trace) => trace.resource === resource && trace.id === recordId);
            if (isTraced) traced.add(`${method} ${path}`);
            else silent.push(`${as} ${method} ${path} ${resource}`);
          }
        }
      }
    }
    expect(silent).toEqual([]);
    const ways = ['GetAll', 'GetById/{id}', 'GetForUpdate/{id}', 'Export', 'Update', 'Resolve/{id}'];
    for (const way of ways) expect([...traced].join(' ')).toContain(`/api/Requests/${way}`);
    expect(traced).toContain('GET /api/Consultations/GetCalendar/{id}');
    expect(traced).toContain('GET /api/Search/GetAll');
    expect(traced.size).toBeGreaterThan(30);
  });

  it('P-03 whoever looks at conflicts is written down with the record and the client on the other side', async () => {
    const { write, conflictsOf } = conflictsOn(host);
    const [theirs, mine] = [await on.send(requests, 'client2'), await on.send(requests)];
    const party = { nameAr: 'غيلان المطرفي', nameEn: 'Ghailan Almutrafi' };
    await write(requests, theirs.id, [{ ...party, side: 'own' }]);
    await write(requests, mine.id, [{ ...party, side: 'other' }]);
    const userId = await host.userIdOf('Admin');
    const traces = await tracesDuring(userId, async () =>
      expect(await conflictsOf(requests, mine.id)).toMatchObject([{ other: { record: { id: theirs.id } } }]),
    );
    expect(traces).toEqual(
      expect.arrayContaining([
        { resource: 'requests', id: mine.id },
        { resource: 'requests', id: theirs.id },
        { resource: 'users', id: await host.userIdOf('client2') },
      ]),
    );
  });

  it('a move that is refused, one record or many, shows what it refuses: that is written down', async () => {
    const { id: done } = await on.send(requests);
    expect((await on.move(requests, 'resolve', done)).status).toBe(200);
    const userId = await host.userIdOf('Admin');
    const again = await during(async () =>
      expect((await on.move(requests, 'resolve', done)).body.data).toMatchObject({ id: done }),
    );
    expect(again).toEqual([{ resource: 'requests', kind: 'read', ids: [done], userId }]);
    const many = await during(async () => {
      const answer = await host.call('POST', '/api/Requests/ResolveMany', {
        as: 'Admin',
        body: { ids: [done] },
      });
      expect(answer.body).toMatchObject({ data: { refusals: [{ id: done }] } });
    });
    expect(many).toEqual([{ resource: 'requests', kind: 'list', ids: [done], userId }]);
  });

  it('P-05 a record that somebody saw only in the answer to their own change is one that they saw', async () => {
    const { id: changed } = await on.send(requests, 'client2');
    const userId = await host.userIdOf('CustomerService');
    const from = new Date().toISOString();
    const traces = await during(async () =>
      expect((await on.move(requests, 'markContacted', changed, { as: 'CustomerService' })).status).toBe(200),
    );
    expect(traces).toEqual([{ resource: 'requests', kind: 'change', ids: [changed], userId }]);
    const report = await breachReport(host.database.pool, await loadRecordTables(resources), {
      email: 'support@yamama-fustat.example',
      from,
      to: new Date(Date.now() + 60_000).toISOString(),
    });
    expect(report.records).toMatchObject([{ resource: 'requests', ids: [changed], kinds: ['change'] }]);
  });

  it('P-03 a look at a file to import shows what is stored: that is written down', async () => {
    const client = await host.userIdOf('client2');
    const send = (name: string) =>
      host.call('POST', '/api/ApplicationUsers/Import', {
        as: 'Admin',
        form: formBody([
          { name: 'dryRun', content: 'true' },
          {
            name: 'file',
            content: `id,fullNameEn\r\n${client},${name}\r\n`,
            filename: 'a.csv',
            type: 'text/csv',
          },
        ]),
      });
    const traces = await during(async () =>
      expect((await send('Somebody Else')).body.data).toMatchObject({ changed: 1 }),
    );
    expect(traces).toEqual([
      { resource: 'users', kind: 'import', ids: [client], userId: await host.userIdOf('Admin') },
    ]);
  });

  it('names to choose from are no list of accounts: the report says that names were seen, and no more', async () => {
    const from = new Date().toISOString();
    const userId = await host.userIdOf('CustomerService');
    const traces = await during(() =>
      get('/api/Requests/GetChoices?Field=assigneeId&SearchTerm=Mishaal', 'CustomerService'),
    );
    expect(traces).toMatchObject([{ resource: 'users', kind: 'choice', userId }]);
    const report = await breachReport(host.database.pool, await loadRecordTables(resources), {
      email: 'support@yamama-fustat.example',
      from,
      to: new Date(Date.now() + 60_000).toISOString(),
    });
    expect(report.records).toMatchObject([{ resource: 'users', kinds: ['choice'], fields: ['fullName'] }]);
    expect(report.subjects).toEqual([]);
  });

  it('a record that is made twice by the same submission is shown the second time', async () => {
    const body = buildRecord(users, { number: 77 });
    const headers = { 'idempotency-key': 'made-once-shown-twice' };
    const add = () => host.call('POST', '/api/ApplicationUsers/AddWithRole', { as: 'Admin', body, headers });
    const first = await add();
    expect(first.status).toBe(200);
    expect(await during(add)).toMatchObject([{ resource: 'users', kind: 'read' }]);
  });

  it('a route that reads confidential records and does not say which stops the start', () => {
    const silent = route({
      method: 'GET',
      path: '/api/Requests/GetSomething',
      tag: requests.endpoint,
      summary: '',
      access: { Admin: 'all' },
      data: () => z.null(),
      handle: () => Promise.resolve(null),
    });
    expect(() => refuseSilentReads([silent], resources)).toThrow('/api/Requests/GetSomething');
    expect(() => refuseSilentReads([{ ...silent, tag: 'Faqs' }], resources)).not.toThrow();
    expect(() => refuseSilentReads([{ ...silent, access: { User: 'own' } }], resources)).not.toThrow();
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
    expect(report.readers[0]?.first).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
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

  it('P-05 of an entry of the audit trail about a whole list, nobody is named whose record happens to have its number', async () => {
    const { pool } = host.database;
    const nextIs = (table: string) =>
      pool.query(`select setval(pg_get_serial_sequence('${table}', 'id'), 900000)`);
    await nextIs('audit_entries');
    await get('/api/Requests/Export', 'Admin');
    await nextIs('requests');
    const never = (await on.send(requests, 'client2')).id;
    const from = new Date().toISOString();
    const entry = await get(`/api/AuditEntries/GetById/${never}`, 'Admin');
    expect(entry.json()).toMatchObject({
      data: { operation: 'exported', resource: 'requests', recordId: null },
    });
    const report = await ask({ from });
    expect(report.readers).toMatchObject([{ answers: 1 }]);
    expect(report.records).toEqual([]);
    expect(report.subjects).toEqual([]);
  });

  it('P-05 an account or a session that was mistyped is told from one that saw nothing', async () => {
    const { pool } = host.database;
    const known = { email: 'support@yamama-fustat.example' };
    const unknown = { email: 'suport@yamama-fustat.example', sessionId: crypto.randomUUID() };
    expect(await knownReaders(pool, known)).toEqual([[`account ${known.email}`, true]]);
    expect(await knownReaders(pool, unknown)).toEqual([
      [`account ${unknown.email}`, false],
      [`session ${unknown.sessionId}`, false],
    ]);
    const { rows } = await pool.query('select id from sessions limit 1');
    const { id: sessionId } = z.object({ id: z.string() }).parse(rows[0]);
    expect(await knownReaders(pool, { sessionId })).toEqual([[`session ${sessionId}`, true]]);
  });

  it('P-05 counts by their addresses those who wrote without an account, each once', async () => {
    const from = new Date().toISOString();
    const { rows } = await host.database.pool.query<{ id: number }>(
      `insert into contact_messages (email, phone, message) values
         ('one@example.com', '', 'First'), ('one@example.com', '', 'Second'), ('two@example.com', '', 'Third'),
         ('client@yamama-fustat.example', '', 'By a client') returning id`,
    );
    for (const { id: messageId } of rows) await get(`/api/ContactMessages/GetById/${messageId}`, 'Admin');
    await get(`/api/Requests/GetById/${id}`, 'Admin');
    const report = await ask({ from });
    expect(report.subjects.map(({ userId, records }) => [userId, records])).toEqual([
      [await host.userIdOf('User'), 2],
      [null, 2],
      [null, 1],
    ]);
    expect(breachText(report, from)).toContain('3 people, 5 records');
    expect(breachText(report, from)).toContain('no account: one@example.com: 2 records');
  });
});
