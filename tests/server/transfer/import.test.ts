import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { isWritableBy } from '#contract/field-rights.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { importGrant, mayImport } from '#contract/import-grant.ts';
import { importReportSchema } from '#contract/import-report.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import { callPath } from '#contract/resource-paths.ts';
import { exportGrant } from '#contract/transfer-calls.ts';
import { resources } from '#resources/index.ts';
import { readTable } from '#server/transfer/read-file.ts';
import { writeXlsx } from '#server/transfer/xlsx.ts';
import { formBody } from '#tests/support/form-body.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { type Person, everyone } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

interface ImportCall {
  as?: Person;
  isDryRun?: boolean;
  isSkipping?: boolean;
  toldAt?: string;
  key?: string;
  language?: 'ar' | 'en';
}

const send = (
  resource: AnyResource,
  content: Buffer | string,
  { as = 'Admin', isDryRun, isSkipping, toldAt, key, language }: ImportCall = {},
) =>
  host.call('POST', callPath(resource, resource.verbs.import), {
    as,
    language,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    form: formBody([
      { name: 'dryRun', content: String(isDryRun === true) },
      { name: 'skipWrong', content: String(isSkipping === true) },
      ...(toldAt === undefined ? [] : [{ name: 'toldAt', content: toldAt }]),
      { name: 'file', content, filename: 'list.csv', type: 'text/csv' },
    ]),
  });
const reportOf = (resource: AnyResource, answer: { body: { data: unknown } }) =>
  importReportSchema(resource, 'Admin').strict().parse(answer.body.data);
const importOf = async (resource: AnyResource, content: Buffer | string, call?: ImportCall) =>
  reportOf(resource, await send(resource, content, call));

async function exported(
  resource: AnyResource,
  query: Record<string, string> = {},
  language: 'ar' | 'en' = 'ar',
): Promise<Buffer> {
  const answer = await host.app.inject({
    method: 'GET',
    url: callPath(resource, resource.verbs.export),
    query,
    headers: { authorization: `Bearer ${await host.tokenOf('Admin')}`, 'accept-language': language },
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}
const contentOf = async (resource: AnyResource): Promise<string> => {
  const { rows } = await host.database.pool.query(
    `select md5(coalesce(string_agg(t::text, '|' order by id), '')) as sum from ${resource.name.replaceAll('-', '_')} t`,
  );
  return String(rows[0].sum);
};
const listOf = (name: string): AnyResource => {
  const found = resources.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no resource ${name}`);
  return found;
};

const imported = resources.filter((resource) => importGrant(resource) !== false);

describe.each(imported.map((resource) => ({ name: resource.name, resource: resource as AnyResource })))(
  'the import of $name',
  ({ resource }) => {
    for (const [format, tags] of [
      ['csv', []],
      ['xlsx', ['slow']],
    ] as const)
      it.runIf(exportGrant(resource) !== false)(
        `of what was exported as ${format} changes nothing`,
        { tags: [...tags] },
        async () => {
          if (mayImport(resource, 'create', 'Admin'))
            for (const number of [701, 702])
              await host.call('POST', callPath(resource, resource.verbs.create), {
                as: 'Admin',
                body: buildRecord(resource, { number: format === 'csv' ? number : number + 10 }),
              });
          const before = await contentOf(resource);
          const report = await importOf(resource, await exported(resource, { format }));
          expect(report).toMatchObject({ created: 0, changed: 0, wrong: 0, errors: [], unknownColumns: [] });
          expect(report.same).toBe(report.rows);
          expect(await contentOf(resource)).toBe(before);
        },
      );

    it('is only for those who may write every record', async () => {
      const grant = importGrant(resource);
      for (const person of everyone) {
        const answer = await send(resource, 'id\r\n', { as: person });
        const isGranted = person !== null && grant !== false && grant[person === 'client2' ? 'User' : person];
        expect([person, answer.status]).toEqual([person, isGranted ? 422 : person === null ? 401 : 403]);
      }
    });

    // A text where an Admin may write one, else a day.
    const [[changedKey = '', given = ''] = []] = Object.entries(resource.fields)
      .filter(([, field]) => isWritableBy(field, 'Admin'))
      .flatMap(([key, field]): [string, string][] => {
        if (field.type === 'date') return [[key, '2031-03-09']];
        return field.type === 'bilingual' || field.type === 'text'
          ? wireKeys(key, field).map((wireKey) => [wireKey, 'من ملف'])
          : [];
      });

    it.runIf(mayImport(resource, 'update', 'Admin'))(
      'changes what a row names, with an audit row, and leaves the rest',
      async () => {
        const { rows } = await host.database.pool.query<{ id: number; version: number }>(
          `select id, version from ${resource.name.replaceAll('-', '_')} where deleted_at is null order by id desc limit 1`,
        );
        const { id = 0, version = 0 } = rows[0] ?? {};
        const file = `id,${changedKey}\r\n${id},${given}\r\n`;
        const before = await contentOf(resource);
        expect(await importOf(resource, file, { isDryRun: true })).toMatchObject({
          changed: 1,
          isDone: false,
        });
        expect(await contentOf(resource)).toBe(before);
        expect(await importOf(resource, file)).toMatchObject({ changed: 1, created: 0, isDone: true });
        const { body } = await host.call('GET', callPath(resource, resource.verbs.readForUpdate, id), {
          as: 'Admin',
        });
        expect(body.data).toMatchObject({ [changedKey]: given, version: version + 1 });
        const history = await host.call('GET', callPath(resource, resource.verbs.history, id), {
          as: 'Admin',
        });
        expect(history.body.data).toMatchObject([
          { operation: 'updated', after: { [changedKey]: given } },
          ...(Array.isArray(history.body.data) ? history.body.data.slice(1) : []),
        ]);
      },
    );
  },
);

const categories = listOf('faq-categories');

describe('a look at a file before it is saved', () => {
  const faqs = listOf('faqs');

  it('tells each changed field as it is and as it will be, new rows whole, and unchanged rows as unchanged', async () => {
    const { rows } = await host.database.pool.query<{ id: number; en: string; category: number }>(
      `select id, question_en as en, category_id as category from faqs
       where deleted_at is null order by id limit 2`,
    );
    const [first, second] = rows;
    if (!first || !second) throw new Error('There are no questions');
    const other = first.category === 1 ? 2 : 1;
    const before = await contentOf(faqs);
    const file = `id,questionEn,categoryId\r\n${second.id},"${second.en}",${second.category}\r\n${first.id},Asked anew,${other}`;
    const report = await importOf(faqs, file, { isDryRun: true, language: 'en' });
    expect(report).toMatchObject({ rows: 2, created: 0, changed: 1, same: 1, wrong: 0, isDone: false });
    expect(report.changes).toEqual([
      {
        row: 3,
        id: first.id,
        name: 'Asked anew',
        before: {
          questionEn: first.en,
          categoryId: first.category,
          category: expect.any(String),
        },
        after: { questionEn: 'Asked anew', categoryId: other, category: expect.any(String) },
      },
    ]);
    expect(report.changes[0]?.before['category']).not.toBe(report.changes[0]?.after['category']);
    const added = await importOf(
      faqs,
      'questionAr,questionEn,answerAr,answerEn,categoryId\r\nسؤال,New question,جواب,,1',
      { isDryRun: true, language: 'en' },
    );
    expect(added.changes).toMatchObject([
      { row: 2, id: null, name: 'New question', before: {}, after: { questionAr: 'سؤال', answerAr: 'جواب' } },
    ]);
    expect(await contentOf(faqs)).toBe(before);
  });
});

const nothing = '\ufeff';

it('adds new rows, by the labels of either language, and tells columns that it does not know', async () => {
  const seen: ChangeEvent[] = [];
  const stop = host.changes.subscribe((event) => void seen.push(event));
  const file = `${nothing}الاسم بالعربية;name (ENGLISH);Colour\r\nجديد أول;New one;red\r\n\r\nجديد ثان;New two;blue\r\n`;
  const report = await importOf(categories, file);
  stop();
  expect(report).toMatchObject({ rows: 2, created: 2, changed: 0, unknownColumns: ['Colour'], isDone: true });
  expect(seen).toMatchObject([
    { resource: 'faq-categories', type: 'created', ids: [1, 2].map(() => expect.any(Number)) },
  ]);
  const { body } = await host.call('GET', '/api/AuditEntries/GetAll', {
    as: 'Admin',
    query: { Operation: 'imported', PageSize: '1' },
  });
  expect(body.data).toMatchObject([{ resource: 'faq-categories', summary: 'new: 2, changed: 0' }]);
});

it('R269 one wrong row and nothing is written; every error is told with row, column and words', async () => {
  const before = await contentOf(categories);
  const answer = await send(
    categories,
    'id,nameAr,nameEn\r\n,صالح,Good\r\n,,No Arabic\r\n2000000000,لا أحد,Nobody\r\n1,مكرر,Once\r\n1,مكرر,Twice\r\n',
    { language: 'en' },
  );
  expect([answer.status, answer.body.error?.code]).toEqual([422, 'importRefused']);
  expect(reportOf(categories, answer)).toMatchObject({
    created: 1,
    changed: 1,
    wrong: 3,
    isDone: false,
    errorCount: 3,
    errors: [
      { row: 3, column: 'Name (Arabic)', value: null, code: 'required', message: 'This field is required' },
      { row: 4, column: null, value: null, code: 'notFound', message: 'Record not found' },
      { row: 6, column: expect.any(String), code: 'rowTwice' },
    ],
  });
  expect(await contentOf(categories)).toBe(before);
});

it('what a colleague saves between the look at a file and its import was taken back unseen', async () => {
  const add = async (name: string) => {
    const body = { nameAr: name, nameEn: name };
    const answer = await host.call('POST', callPath(categories, categories.verbs.create), {
      as: 'Admin',
      body,
    });
    return z.object({ id: z.number() }).parse(answer.body.data).id;
  };
  const [changed, untouched] = [await add('Looked at'), await add('Left alone')];
  const file = `id,nameEn\r\n${changed},From the file\r\n${untouched},Of the file\r\n`;
  const look = await importOf(categories, file, { isDryRun: true });
  expect(look).toMatchObject({ changed: 2, errorCount: 0 });
  const saved = await host.call('PUT', callPath(categories, categories.verbs.update), {
    as: 'Admin',
    body: { id: changed, nameAr: 'زميل', nameEn: 'By a colleague' },
  });
  expect(saved.status).toBe(200);
  const refused = await send(categories, file, { toldAt: look.readAt, language: 'en' });
  expect(refused.body.error?.code).toBe('importRefused');
  const { errors, readAt } = reportOf(categories, refused);
  expect(errors).toMatchObject([
    { row: 2, code: 'changedSince', message: expect.stringContaining('changed after the file') },
  ]);
  // Whoever has seen that, and leaves such rows out, writes the others.
  const done = await importOf(categories, file, { toldAt: look.readAt, isSkipping: true });
  expect(done).toMatchObject({ changed: 1, wrong: 1, isDone: true });
  // And whoever looks again means it.
  expect(await importOf(categories, file, { toldAt: readAt })).toMatchObject({ changed: 1, isDone: true });
});

it.each(['csv', 'xlsx'])(
  'what a colleague saves after an export was taken back by cells that nobody had touched: %s',
  async (format) => {
    const add = async (name: string) => {
      const body = { nameAr: `باب ${name}`, nameEn: name };
      const path = callPath(categories, categories.verbs.create);
      const answer = await host.call('POST', path, { as: 'Admin', body });
      return z.object({ id: z.number() }).parse(answer.body.data).id;
    };
    const ids = [await add(`Saved since ${format}`), await add(`As exported ${format}`)];
    // A sheet tells no seconds.
    await host.database.pool.query(
      `update faq_categories set updated_at = '2026-03-15T07:30:20Z' where id = any($1)`,
      [ids],
    );
    const { head, rows } = await readTable(await exported(categories, { format, Ids: ids.join(',') }, 'en'));
    const at = (label: string) => head.findIndex((name) => name.startsWith(label));
    const fileOf = (change: (cells: readonly string[]) => readonly string[]) =>
      [head, ...rows.map(({ cells }) => change(cells))]
        .map((cells) => stringify([cells]).trimEnd())
        .join('\r\n');
    const corrected = (cells: readonly string[]) => cells.with(at('Name (English)'), `Corrected ${cells[0]}`);
    await host.call('PUT', callPath(categories, categories.verbs.update), {
      as: 'Admin',
      body: { id: ids[0], nameAr: 'باب الزميل' },
    });
    const look = await importOf(categories, fileOf(corrected), { isDryRun: true, language: 'en' });
    expect(look).toMatchObject({ changed: 1, wrong: 1 });
    expect(look.errors).toMatchObject([{ row: 2, column: 'Updated', code: 'changedSinceExport' }]);
    // Whoever empties the cell means what stands in the others.
    const meant = fileOf((cells) => corrected(cells).with(at('Updated'), ''));
    expect(await importOf(categories, meant)).toMatchObject({ changed: 2, wrong: 0, isDone: true });
  },
);

it('a workbook is held against a record by the clock of its office, or the firm’s, by which it was exported', async () => {
  const requests = listOf('requests');
  const body = { ...buildRecord(requests, { role: 'User' }), branchId: 2 };
  const { id } = await mattersOn(host).send(requests, 'User', body);
  await host.database.pool.query(`update requests set updated_at = '2026-01-15T10:00:20Z' where id = $1`, [
    id,
  ]);
  const asOf = (updatedAt: string) =>
    importOf(requests, `id,legalHold,updatedAt\r\n${id},A dispute.,${updatedAt}\r\n`, { isDryRun: true });
  expect(await asOf('2026-01-15T12:00:00')).toMatchObject({ changed: 1, wrong: 0 });
  // As workbooks told it that were exported before each office had its clock in them.
  expect(await asOf('2026-01-15T13:00:00')).toMatchObject({ changed: 1, wrong: 0 });
  for (const other of ['2026-01-15T11:59:00', '2026-01-15T12:01:00', '2026-01-15T12:59:00']) {
    const { changed, errors } = await asOf(other);
    expect([changed, errors]).toMatchObject([0, [{ row: 2, code: 'changedSinceExport' }]]);
  }
});

it('a file whose head has no end is refused before its rows are planned', async () => {
  const answer = await send(categories, `nameAr,nameEn${',x'.repeat(600)}\r\nاسم,Name\r\n`);
  expect(answer.body.error?.code).toBe('importHead');
  const blank = await importOf(categories, `nameAr,nameEn${','.repeat(5000)}\r\nاسم,Name\r\n`, {
    isDryRun: true,
  });
  expect(blank).toMatchObject({ created: 1, errorCount: 0, unknownColumns: [] });
});

it('wrong rows are left out when that is wanted: the others are written, and what stood in the cell is told', async () => {
  const users = listOf('users');
  const { rows } = await host.database.pool.query<{
    id: number;
    name: string;
    email: string;
    version: number;
  }>(
    `select id, full_name_ar as name, email, version from users where deleted_at is null order by id desc limit 3`,
  );
  const ids = rows.map(({ id }) => id);
  const emails = [rows[0]?.email, 'admin@yamama-fustat.example', 'no address'];
  const lines = rows.map(({ id, name }, at) => `${id},${at === 0 ? 'اسم صالح' : name},${emails[at]}`);
  const file = `id,fullNameAr,email\r\n${lines.join('\r\n')}\r\n`;
  const numbers = { rows: 3, created: 0, changed: 1, wrong: 2, errorCount: 2 };
  const look = await importOf(users, file, { isDryRun: true, isSkipping: true });
  expect(look).toMatchObject({ ...numbers, isDone: false });
  expect(look.errors.map(({ row, value }) => [row, value])).toEqual([
    [3, 'admin@yamama-fustat.example'],
    [4, 'no address'],
  ]);
  expect(look.leftOut).toBeNull();
  const done = await importOf(users, file, { isSkipping: true });
  expect(done).toMatchObject({ ...numbers, isDone: true });
  // Whoever chooses the whole file again would add its good rows a second time: only what is left is handed back.
  expect(done.leftOut?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'id,fullNameAr,email',
    ...lines.slice(1),
    '',
  ]);
  const stored = await host.database.pool.query(
    `select full_name_ar, version from users where id = any($1) order by id desc`,
    [ids],
  );
  expect(stored.rows[0]).toMatchObject({ full_name_ar: 'اسم صالح' });
  expect(stored.rows.map(({ version }) => version)).toEqual(
    rows.map(({ version }, at) => version + (at === 0 ? 1 : 0)),
  );
  const audit = await host.call('GET', '/api/AuditEntries/GetAll', {
    as: 'Admin',
    query: { Operation: 'imported', PageSize: '1' },
    language: 'en',
  });
  expect(audit.body.data).toMatchObject([{ resource: 'users', summary: 'new: 0, changed: 1, left out: 2' }]);
});

it('a file whose answer was lost was written twice when it was sent again', async () => {
  const file = `id,nameAr,nameEn\r\n,باب مرة,Only once\r\n999999,باب لا سجل له,Nowhere\r\n`;
  const key = 'import-of-one-file';
  const first = await importOf(categories, file, { isSkipping: true, key });
  const look = await importOf(categories, file, { isDryRun: true, isSkipping: true, key });
  expect(look).toMatchObject({ created: 1, isDone: false });
  const again = await importOf(categories, file, { isSkipping: true, key, toldAt: look.readAt });
  expect(again).toMatchObject({ rows: 2, created: 1, changed: 0, same: 0, wrong: 1, isDone: true });
  expect(again.leftOut).toBe(first.leftOut);
  const { rows } = await host.database.pool.query(`select 1 from faq_categories where name_en = 'Only once'`);
  expect(rows).toHaveLength(1);
  const changed = file.replace('Only once', 'Something else');
  const other = await send(categories, changed, { isSkipping: true, key });
  expect(other.body.error?.code).toBe('idempotencyMismatch');
});

it('where every row is wrong there is nothing to leave them out of', async () => {
  const answer = await send(categories, 'id,nameAr,nameEn\r\n,,A\r\n,,B\r\n', { isSkipping: true });
  expect([answer.status, answer.body.error?.code]).toEqual([422, 'importRefused']);
});

it('of many broken rows the first few hundred are told, all are counted, and nothing is written', async () => {
  const before = await contentOf(categories);
  const rows = Array.from({ length: 400 }, (_, row) => `,${row % 2 === 0 ? 'صالح' : ''},Row ${row}`);
  const report = await importOf(categories, `id,nameAr,nameEn\r\n${rows.join('\r\n')}`, { isDryRun: false });
  expect(report).toMatchObject({ rows: 400, created: 200, wrong: 200, errorCount: 200 });
  const broken = Array.from({ length: 1000 }, () => ',,x').join('\r\n');
  const told = await importOf(categories, `id,nameAr,nameEn\r\n${broken}`);
  expect([told.errors.length, told.errorCount, told.wrong]).toEqual([300, 1000, 1000]);
  expect(await contentOf(categories)).toBe(before);
});

it('what only the database knows is told at its row, and those behind it are still looked at', async () => {
  const users = listOf('users');
  const { rows } = await host.database.pool.query<{ id: number }>(
    `select id from users where role = 'User' and deleted_at is null order by id limit 2`,
  );
  const [first, second] = rows.map(({ id }) => id);
  const before = await contentOf(users);
  const answer = await send(
    users,
    `id,email,branchId\r\n${first},admin@yamama-fustat.example,\r\n${second},,999\r\n${await host.userIdOf('CustomerService')},new@example.com,1\r\n`,
  );
  expect(reportOf(users, answer)).toMatchObject({
    changed: 1,
    wrong: 2,
    errors: [
      { row: 2, code: 'emailTaken', column: 'Email' },
      { row: 3, code: 'required' },
    ],
  });
  expect(await contentOf(users)).toBe(before);
});

it('no file of accounts has a column for passwords', async () => {
  const file = await exported(listOf('users'), { format: 'csv', Role: 'Admin' });
  expect(file.toString()).not.toMatch(/password|كلمة المرور/i);
});

describe('the name beside the number of a reference', () => {
  const faqs = listOf('faqs');
  const languages = ['ar', 'en'] as const;

  it.each(languages.flatMap((from) => languages.map((to) => ({ from, to }))))(
    'of a file in $from is no change for a reader of $to',
    async ({ from, to }) => {
      const before = await contentOf(faqs);
      const report = await importOf(faqs, await exported(faqs, {}, from), { language: to });
      expect(report).toMatchObject({ changed: 0, wrong: 0, same: report.rows });
      expect(report.rows).toBeGreaterThan(0);
      expect(await contentOf(faqs)).toBe(before);
    },
  );

  it('is no way to change it: told at its column where the number stayed, of a new row too', async () => {
    const [first, second] = (
      await host.database.pool.query<{ id: number; category_id: number; name_en: string }>(
        `select f.id, category_id, name_en from faqs f join faq_categories c on c.id = category_id
         where f.deleted_at is null order by f.id limit 2`,
      )
    ).rows;
    if (!first || !second) throw new Error('There are no questions');
    const before = await contentOf(faqs);
    const other = first.category_id === 1 ? 2 : 1;
    const file = [
      'id,categoryId,category',
      `${first.id},${first.category_id},Another name`,
      `${second.id},${second.category_id},${second.name_en}`,
    ].join('\r\n');
    const report = await importOf(faqs, file, { language: 'en' });
    expect(report).toMatchObject({ wrong: 1, same: 1, isDone: false });
    expect(report.errors).toMatchObject([
      { row: 2, column: 'Category', code: 'nameAndNumber', message: expect.stringMatching(/disagree/) },
    ]);
    const added = 'category,questionAr,questionEn,answerAr,answerEn\r\nAnother name,س,Q,ج,A';
    const created = await importOf(faqs, added, { language: 'ar' });
    expect(created.errors).toMatchObject([{ row: 2, code: 'nameUnknown' }]);
    expect(await contentOf(faqs)).toBe(before);

    const renumbered = `id,categoryId,category\r\n${first.id},${other},${first.name_en}`;
    expect(await importOf(faqs, renumbered)).toMatchObject({ changed: 1, wrong: 0, isDone: true });
  });
});

describe('a name without its number', () => {
  const faqs = listOf('faqs');
  const add = async (nameAr: string, nameEn: string) => {
    const path = callPath(categories, categories.verbs.create);
    const answer = await host.call('POST', path, { as: 'Admin', body: { nameAr, nameEn } });
    return z.object({ id: z.number() }).parse(answer.body.data).id;
  };

  it('was refused though one record alone has it: it stands for that one, as a search would find it', async () => {
    const wanted = await add('أحكام الأسرة', 'Family matters');
    for (const kind of ['الأول', 'الثاني']) await add(`باب مكرر ${kind}`, 'Named twice');
    const gone = await add('باب محذوف', 'Deleted name');
    await host.database.pool.query('update faq_categories set deleted_at = now() where id = $1', [gone]);
    const names = ['احكام  الاسره', 'FAMILY matters', 'Named twice', 'Deleted name'];
    const rows = names.map((name, at) => `${name},سؤال باسم ${at},Named question ${at},ج,A`);
    const file = ['category,questionAr,questionEn,answerAr,answerEn', ...rows].join('\r\n');
    const report = await importOf(faqs, file, { isSkipping: true, language: 'en' });
    expect(report).toMatchObject({ created: 2, wrong: 2, isDone: true });
    expect(report.errors).toMatchObject([
      { row: 4, column: 'Category', value: 'Named twice', code: 'nameAmbiguous' },
      { row: 5, column: 'Category', value: 'Deleted name', code: 'nameUnknown' },
    ]);
    const added = await host.database.pool.query<{ id: number; category_id: number }>(
      `select id, category_id from faqs where question_en like 'Named question%' order by id`,
    );
    expect(added.rows.map(({ category_id }) => category_id)).toEqual([wanted, wanted]);

    const other = await add('باب آخر', 'Another family');
    const moved = `id,category\r\n${added.rows[0]?.id},another family\r\n${added.rows[1]?.id},Family matters\r\n`;
    expect(await importOf(faqs, moved)).toMatchObject({ changed: 1, same: 1, wrong: 0, isDone: true });
    const after = await host.database.pool.query('select category_id from faqs where id = $1', [
      added.rows[0]?.id,
    ]);
    expect(after.rows).toEqual([{ category_id: other }]);
  });

  it('that was emptied takes away what may be missing, and nothing else', async () => {
    const { rows } = await host.database.pool.query<{ id: number; category_id: number }>(
      'select id, category_id from faqs where deleted_at is null order by id limit 1',
    );
    const report = await importOf(faqs, `id,category\r\n${rows[0]?.id},\r\n`, { isDryRun: true });
    expect(report).toMatchObject({ changed: 0, wrong: 1, errors: [{ row: 2, code: 'required' }] });
    await host.database.pool.query('update faqs set service_id = 1 where id = $1', [rows[0]?.id]);
    const emptied = `id,service\r\n${rows[0]?.id},\r\n`;
    expect(await importOf(faqs, emptied)).toMatchObject({ changed: 1, wrong: 0, isDone: true });
  });

  it('that stayed was no reason to keep a reference whose number alone was emptied', async () => {
    const { rows } = await host.database.pool.query<{ id: number; name_en: string }>(
      `update faqs set service_id = 1 from services where services.id = 1
         and faqs.id = (select min(id) from faqs where deleted_at is null)
       returning faqs.id, services.name_en`,
    );
    const { id = 0, name_en: name = '' } = rows[0] ?? {};
    const file = (cell: string) => `id,serviceId,service\r\n${id},,"${cell}"\r\n`;
    expect(await importOf(faqs, file(name))).toMatchObject({ changed: 0, same: 1, wrong: 0 });
    expect(await importOf(faqs, file(''))).toMatchObject({ changed: 1, wrong: 0, isDone: true });
  });
});

it('a new user could not be imported at all: no file has a column for a password', async () => {
  const users = listOf('users');
  const head = 'fullNameAr,fullNameEn,email,mobileNumber,whatsAppNumber,role';
  const row =
    'نورة العتيبي,Noura Alotaibi,noura.imported@example.com,+966501234567,+966501234567,CustomerService';
  const report = await importOf(users, `${head}\r\n${row}`);
  expect(report).toMatchObject({ created: 1, wrong: 0, isDone: true });
  const { rows } = await host.database.pool.query(
    `select is_invited, (select count(*)::int from outbox where kind = 'invitation' and payload ->> 'invitationId' =
       (select i.id::text from invitations i where i.user_id = u.id)) as mails
     from users u where email = 'noura.imported@example.com'`,
  );
  expect(rows).toEqual([{ is_invited: true, mails: 1 }]);
});

it.each(['ar', 'en'] as const)(
  'no user could be added below those of an exported file, whose accounts are “not by invitation”: in %s',
  async (language) => {
    const users = listOf('users');
    const file = (await exported(users, { format: 'csv', Role: 'CustomerService' }, language)).toString();
    const [head = [], known = []] = z.array(z.array(z.string())).parse(parse(file, { bom: true }));
    const at = (name: RegExp) => head.findIndex((each) => name.test(each));
    expect(known[at(/By invitation/)]).toBe(language === 'ar' ? 'لا' : 'No');
    const email = `below-${language}@example.com`;
    const added = known.with(0, '').with(at(/^(Email|البريد)|\| Email/), email);
    // In sheets that people fill in, a cell is emptied or said the other way too.
    const yes = added.with(at(/By invitation/), 'Yes').with(added.indexOf(email), `yes-${email}`);
    const lines = [head, known, added, yes].map((cells) => stringify([cells]).trimEnd());
    const report = await importOf(users, lines.join('\r\n'), { language });
    expect(report).toMatchObject({ created: 2, same: 1, wrong: 0, isDone: true });
    const { rows } = await host.database.pool.query('select is_invited from users where email = any($1)', [
      [email, `yes-${email}`],
    ]);
    expect(rows).toEqual([{ is_invited: true }, { is_invited: true }]);
    const odd = added.with(at(/By invitation/), 'maybe').with(added.indexOf(email), `odd-${email}`);
    const refused = await importOf(
      users,
      [head, odd].map((cells) => stringify([cells]).trimEnd()).join('\r\n'),
    );
    expect(refused).toMatchObject({ created: 0, wrong: 1 });
  },
);

it.each(['xlsx', 'csv'] as const)(
  'an absence at ten in Riyadh, typed into a file, was stored as one at thirteen: %s',
  async (format) => {
    const head = ['consultantId', 'kind', 'startsAt', 'endsAt', 'note'];
    const note = `ten in a ${format}`;
    const sheet = { columns: head.map((key) => (key.endsWith('At') ? { sheet: 'moment' as const } : {})) };
    const typed = async function* () {
      yield head;
      // The sheet shows the clock in Riyadh.
      yield [1, 'off', '2026-03-15T07:00:00.000Z', '2026-03-15T09:30:00.000Z', note];
    };
    const file =
      format === 'csv'
        ? `${head.join(',')}\r\n1,off,2026-03-15 10:00,2026-03-15 12:30,${note}\r\n`
        : await buffer(await writeXlsx(typed(), { ...sheet, name: 'Absences', language: 'en' }));
    expect(await importOf(listOf('consultant-absences'), file)).toMatchObject({ created: 1, wrong: 0 });
    const { rows } = await host.database.pool.query(
      `select starts_at = '2026-03-15T07:00Z' as begins, ends_at = '2026-03-15T09:30Z' as ends
       from consultant_absences where note = $1`,
      [note],
    );
    expect(rows).toEqual([{ begins: true, ends: true }]);
  },
);

describe('a file that is none', () => {
  it.each([
    ['text in another encoding', Buffer.from([0xd3, 0xc4, 0xc7, 0xe1]), 'importBroken'],
    ['a broken workbook', Buffer.from('PK\u0003\u0004 no workbook'), 'importBroken'],
    ['rows without a head of ours', 'a,b\r\n1,2', 'importHead'],
    ['only what nobody writes', 'id,createdAt\r\n1,2', 'importHead'],
    ['nothing but blank lines', '\r\n\r\n', 'importBroken'],
    ['too many rows', `nameAr,nameEn\r\n${'a,b\r\n'.repeat(20_001)}`, 'importTooLong'],
  ])('%s is refused', async (_, content, code) => {
    const answer = await send(categories, content);
    expect([answer.status, answer.body.error?.code]).toEqual([422, code]);
  });

  it('of more than 10 MB is refused in those words', async () => {
    const answer = await send(categories, Buffer.alloc(10 * 1024 * 1024 + 1, 'x'));
    expect([answer.status, answer.body.error?.description]).toEqual([
      413,
      'File is too large. Max size is 10MB',
    ]);
  });
});

it('10,000 rows go out and come back without a difference', async () => {
  await host.database.pool.query(
    `insert into faqs (category_id, question_ar, question_en, answer_ar, answer_en)
     select 1 + n % 2, '=سؤال «' || n || '»', 'Question, "' || n || '"', E'سطر\n+' || n, ''
     from generate_series(1, 10000) n`,
  );
  const faqs = listOf('faqs');
  const before = await contentOf(faqs);
  const report = await importOf(faqs, await exported(faqs));
  expect(report.rows).toBeGreaterThanOrEqual(10_000);
  expect(report).toMatchObject({ created: 0, changed: 0, wrong: 0, same: report.rows });
  expect(await contentOf(faqs)).toBe(before);
}, 120_000);
