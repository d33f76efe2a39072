import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import { exportGrant } from '#contract/transfer-calls.ts';
import { type TransferColumn, columnHead, transferColumns } from '#contract/transfer-columns.ts';
import { resources } from '#resources/index.ts';
import { readCsv } from '#server/transfer/csv.ts';
import { readWorkbook } from '#server/transfer/read-workbook.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import type { Person } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

interface ExportCall {
  as?: Exclude<Person, null>;
  query?: Record<string, string>;
  language?: 'ar' | 'en';
}

async function download(
  resource: AnyResource,
  { as = 'Admin', query = {}, language = 'ar' }: ExportCall = {},
) {
  const answer = await host.app.inject({
    method: 'GET',
    url: callPath(resource, resource.verbs.export),
    query,
    headers: { authorization: `Bearer ${await host.tokenOf(as)}`, 'accept-language': language },
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}
const rowsOf = async (rows: AsyncIterable<string[]>): Promise<string[][]> => {
  const list: string[][] = [];
  for await (const row of rows) list.push(row);
  return list;
};

const exported = resources.filter((resource) => exportGrant(resource) !== false);

/** A cell as a workbook gives it back: moments to the minute, on the clock whose distance from UTC a CSV says. */
function inSheet(cell: string, kind: TransferColumn['sheet']): string {
  if (kind !== 'moment' || cell === '') return cell;
  const local = cell.slice(0, 16);
  return local.endsWith('T00:00') ? local.slice(0, 10) : `${local}:00`;
}

describe.each(exported.map((resource) => ({ name: resource.name, resource: resource as AnyResource })))(
  'the export of $name',
  ({ resource }) => {
    it('is a CSV of everything that Admins list, with its head in both languages', async () => {
      const answer = await download(resource);
      expect(answer.headers['content-type']).toMatch(/^text\/csv; charset=utf-8/);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-disposition']).toContain(
        `filename*=UTF-8''${encodeURIComponent(resource.labels.many.ar)}`,
      );
      expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [head, ...rows] = await rowsOf(readCsv(answer.rawPayload));
      expect(head).toEqual(transferColumns(resource, 'Admin').map((column) => columnHead(column, 'ar')));
      const { body } = await host.call('GET', callPath(resource, resource.verbs.list), { as: 'Admin' });
      // The export has written an entry of its own into the audit trail.
      const own = resource.name === 'audit-entries' ? 1 : 0;
      expect(rows.length + own).toBeGreaterThanOrEqual(Number(body['totalCount']));
      expect(answer.body).not.toMatch(/password|argon2/i);
    });

    it('is the same in a workbook', { tags: ['slow'] }, async () => {
      const csv = await rowsOf(readCsv((await download(resource, { language: 'en' })).rawPayload));
      const query = { format: 'xlsx' };
      const xlsx = await readWorkbook((await download(resource, { language: 'en', query })).rawPayload);
      const columns = transferColumns(resource, 'Admin');
      const [head, ...others] = csv;
      const expected = others.map((row) => row.map((cell, at) => inSheet(cell, columns[at]?.sheet)));
      expect(xlsx.slice(0, csv.length)).toEqual([head, ...expected]);
    });

    it('says in the audit trail who took it', async () => {
      await download(resource);
      const { body } = await host.call('GET', '/api/AuditEntries/GetAll', {
        as: 'Admin',
        query: { Resource: resource.name, Operation: 'exported', PageSize: '1' },
      });
      expect(body.data).toMatchObject([
        { userId: await host.userIdOf('Admin'), summary: expect.stringMatching(/^CSV, records: \d+$/) },
      ]);
    });
  },
);

const resource = (name: string): AnyResource => {
  const found = resources.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no resource ${name}`);
  return found;
};

it('holds exactly what the filters and the search let through', async () => {
  const query = { Role: 'User', SearchTerm: 'example', Format: 'csv', PageIndex: '7', PageSize: '1' };
  const rows = await rowsOf(
    readCsv((await download(resource('users'), { query, language: 'en' })).rawPayload),
  );
  const { body } = await host.call('GET', '/api/ApplicationUsers/GetAll', {
    as: 'Admin',
    query: { Role: 'User', SearchTerm: 'example' },
  });
  expect(rows.length - 1).toBe(body['totalCount']);
  expect(rows.slice(1).every((row) => row.includes('Client'))).toBe(true);
});

it('R218 gives a client their own records alone, and nothing that a role may not list', async () => {
  const rows = await rowsOf(readCsv((await download(resource('requests'), { as: 'User' })).rawPayload));
  const { body } = await host.call('GET', '/api/Requests/GetAll', { as: 'User' });
  expect(rows.length - 1).toBe(body['totalCount']);
  for (const [as, status] of [
    [null, 401],
    ['User', 403],
    ['CustomerService', 403],
  ] as const) {
    const answer = await host.call('GET', '/api/ApplicationUsers/Export', { as });
    expect(answer.status).toBe(status);
  }
  expect((await host.call('GET', '/api/Faqs/Export')).status).toBe(401);
});

it('tells the times of a record by the clock of its office, or the firm’s where it has none, and says by which', async () => {
  const requests = resource('requests');
  const { send } = mattersOn(host);
  const ids: number[] = [];
  for (const branchId of [1, 2]) {
    const { id } = await send(requests, 'User', { ...buildRecord(requests, { role: 'User' }), branchId });
    await host.database.pool.query(
      `update requests set created_at = '2026-01-15T10:00:00Z', first_contact_at = '2026-07-15T10:00:00Z' where id = $1`,
      [id],
    );
    ids.push(id);
  }
  const query = { Ids: ids.join(','), Columns: 'createdAt,firstContactAt' };
  const [, ...told] = await rowsOf(readCsv((await download(requests, { query })).rawPayload));
  // Cairo has a summer of its own, in which the two clocks are the same.
  expect(told.map(([, ...times]) => times)).toEqual([
    ['2026-01-15T13:00:00.000+03:00', '2026-07-15T13:00:00.000+03:00'],
    ['2026-01-15T12:00:00.000+02:00', '2026-07-15T13:00:00.000+03:00'],
  ]);
  const clocks = { ar: ['بتوقيت الرياض', 'بتوقيت القاهرة'], en: ['Riyadh time', 'Cairo time'] };
  for (const language of ['ar', 'en'] as const) {
    const { rawPayload } = await download(requests, { query: { ...query, Format: 'xlsx' }, language });
    const [, ...shown] = await readWorkbook(rawPayload);
    expect(shown.map(([, createdAt]) => createdAt)).toEqual(['2026-01-15T13:00:00', '2026-01-15T12:00:00']);
    const styles = Object.entries(unzipSync(rawPayload)).find(([path]) => path.endsWith('styles.xml'));
    for (const clock of clocks[language]) expect(strFromU8(styles?.[1] ?? new Uint8Array())).toContain(clock);
  }
  const [, ...topics] = await rowsOf(
    readCsv((await download(resource('faq-categories'), { query: { Columns: 'createdAt' } })).rawPayload),
  );
  expect(topics.length).toBeGreaterThan(0);
  expect(topics.filter(([, createdAt]) => !createdAt?.endsWith('+03:00'))).toEqual([]);
});

it('has more records than one batch, each once, and no cell that a spreadsheet would run', async () => {
  await host.database.pool.query(
    `insert into faq_categories (name_ar, name_en) select '=1+' || n, '+966' || n from generate_series(1, 1201) n`,
  );
  const answer = await download(resource('faq-categories'));
  expect(answer.body).toContain("'=1+1201,'+9661201");
  const rows = (await rowsOf(readCsv(answer.rawPayload))).slice(1);
  const ids = rows.map(([id]) => Number(id));
  expect(ids.length).toBeGreaterThan(1201);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

it('ends alone where the database goes while it is read, and the next one is whole', async () => {
  const { pool } = host.database;
  const ask = pool.query.bind(pool);
  const lost = vi.spyOn(pool, 'query').mockImplementation((...given: unknown[]) => {
    if (JSON.stringify(given[0]).includes('record.id >')) throw new Error('Connection terminated');
    return Reflect.apply(ask, pool, given);
  });
  try {
    await expect(download(resource('requests'))).rejects.toThrow('destroyed');
  } finally {
    lost.mockRestore();
  }
  const { rawPayload } = await download(resource('requests'));
  expect((await rowsOf(readCsv(rawPayload))).length).toBeGreaterThan(1);
});

it('holds the columns that were chosen, in their order, behind the number', async () => {
  const query = { Columns: 'updatedAt,question' };
  const answer = await download(resource('faqs'), { query, language: 'en' });
  const [head = []] = await rowsOf(readCsv(answer.rawPayload));
  expect(head.map((name) => name.split(' | ')[0])).toEqual([
    'No.',
    'Updated',
    'Question (Arabic)',
    'Question (English)',
  ]);
  const refused = await host.call('GET', '/api/Faqs/Export', { as: 'Admin', query: { Columns: 'password' } });
  expect(refused.status).toBe(400);
});

it('names no column that the reader may not read', async () => {
  const hidden = transferColumns(resource('requests'), 'User').map(({ of }) => of);
  const columns = Object.keys(resource('requests').fields).filter((key) => !hidden.includes(key));
  expect(columns.length).toBeGreaterThan(0);
  const answer = await download(resource('requests'), { as: 'User', query: { Columns: columns.join(',') } });
  expect((await rowsOf(readCsv(answer.rawPayload)))[0]).toHaveLength(1);
});

it('refuses another kind of file, and a filter that the list does not have', async () => {
  for (const query of [{ Format: 'pdf' }, { Colour: 'red' }] as Record<string, string>[]) {
    const answer = await host.call('GET', '/api/Faqs/Export', { as: 'Admin', query });
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'validation']);
  }
});
