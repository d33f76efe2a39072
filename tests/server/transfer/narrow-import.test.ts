import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Access, NarrowReach } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { reference } from '#contract/fields.ts';
import { importReportSchema } from '#contract/import-report.ts';
import { callPath } from '#contract/resource-paths.ts';
import { clientReviews } from '#resources/client-reviews.ts';
import { resources } from '#resources/index.ts';
import { requests } from '#resources/requests.ts';
import { formBody } from '#tests/support/form-body.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { type Person, type TestHost, startTestHost } from '#tests/support/test-host.ts';

const NARROW: readonly NarrowReach[] = ['assigned', 'office'];
const SECRET = 'canary-out-of-reach';
const NEVER = 2_000_000;

/** Requests of which the support reads some and may change all; reviews, all theirs, that name a request. */
function narrowed(reach: NarrowReach): AnyResource[] {
  const all = { Admin: 'all', CustomerService: 'all' } as const;
  const narrow = { Admin: 'all', CustomerService: reach, User: 'own' } as const;
  const access: Access = { list: all, read: all, create: all, update: all, delete: false };
  const { publicIn: _setting, publicWhen: _switch, ...reviews } = clientReviews;
  const branchId = reference({
    label: { ar: 'الطلب', en: 'Request' },
    to: requests.name,
    optional: true,
    filterable: true,
  });
  return resources.map((resource): AnyResource => {
    if (resource.name === reviews.name)
      return { ...reviews, access, fields: { ...reviews.fields, branchId } } as AnyResource;
    if (resource.name !== requests.name) return resource;
    return { ...requests, access: { ...requests.access, list: narrow, read: narrow, update: all } };
  });
}

describe.each(NARROW)('reach by %s', (reach) => {
  let host: TestHost;
  let on: ReturnType<typeof mattersOn>;
  let mine: { id: number; number: string };
  let other: { id: number; number: string };
  const query = (text: string, values: unknown[] = []) => host.database.pool.query(text, values);

  beforeAll(async () => {
    host = await startTestHost({ resources: narrowed(reach) });
    on = mattersOn(host);
    // It names a request here, and no office.
    await query('alter table client_reviews drop constraint client_reviews_branch_id_branches_id_fk');
    await query('update client_reviews set branch_id = null');
    await query('update users set branch_id = 1 where id = $1', [await host.userIdOf('CustomerService')]);
    [mine, other] = [await sent('support'), await sent('others')];
  });
  afterAll(() => host.close());
  beforeEach(() => query('update requests set due_date = null where id = any($1)', [[mine.id, other.id]]));

  async function sent(to: 'support' | 'others') {
    const body = { ...buildRecord(requests, { role: 'User' }), title: to === 'others' ? SECRET : 'In reach' };
    const made = await on.send(requests, 'User', body);
    const support = await host.userIdOf('CustomerService');
    const isTheirs = to === 'support';
    await query('update requests set assignee_id = $2, branch_id = $3 where id = $1', [
      made.id,
      isTheirs === (reach === 'assigned') ? support : null,
      isTheirs === (reach === 'office') ? 1 : 2,
    ]);
    return made;
  }
  async function importOf(resource: AnyResource, rows: readonly string[], isDryRun: boolean, as: Person) {
    const { status, body } = await host.call('POST', callPath(resource, resource.verbs.import), {
      as,
      form: formBody([
        { name: 'dryRun', content: String(isDryRun) },
        { name: 'skipWrong', content: 'false' },
        { name: 'file', content: rows.join('\r\n'), filename: 'list.csv', type: 'text/csv' },
      ]),
    });
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect(JSON.stringify(body)).not.toContain(other.number);
    return { status, report: importReportSchema(resource, 'CustomerService').parse(body.data) };
  }
  const toldOf = ({ report }: Awaited<ReturnType<typeof importOf>>) =>
    report.errors.map(({ row, column, value, code }) => ({ row, column, value, code }));
  async function exported(resource: AnyResource, asked: Record<string, string> = {}): Promise<string> {
    const answer = await host.app.inject({
      url: callPath(resource, resource.verbs.export),
      query: asked,
      headers: { authorization: `Bearer ${await host.tokenOf('CustomerService')}`, 'accept-language': 'en' },
    });
    expect(answer.statusCode).toBe(200);
    return answer.body;
  }

  it.each([true, false])(
    'a row that names a record out of reach is refused as one that names none (dry run: %s)',
    async (isDryRun) => {
      const day = '2031-05-06';
      const rows = (id: number) => ['id,dueDate', `${mine.id},${day}`, `${id},${day}`];
      const answers = [];
      for (const id of [other.id, NEVER])
        answers.push(await importOf(requests, rows(id), isDryRun, 'CustomerService'));
      const [beyond, none] = answers.map((answer) => [answer.status, toldOf(answer), answer.report.changed]);
      expect(beyond).toEqual(none);
      expect(beyond).toEqual([
        isDryRun ? 200 : 422,
        [{ row: 3, column: null, value: null, code: 'notFound' }],
        1,
      ]);
      const { rows: stored } = await query('select due_date from requests where id = any($1)', [
        [mine.id, other.id],
      ]);
      expect(stored).toEqual([{ due_date: null }, { due_date: null }]);
    },
  );

  it('whoever reaches it changes it by the same file', async () => {
    const { status, report } = await importOfAll(other.id);
    expect([status, report.changed, report.isDone]).toEqual([200, 1, true]);
  });
  async function importOfAll(id: number) {
    const { status, body } = await host.call('POST', callPath(requests, requests.verbs.import), {
      as: 'Admin',
      form: formBody([
        { name: 'dryRun', content: 'false' },
        { name: 'skipWrong', content: 'false' },
        {
          name: 'file',
          content: `id,dueDate\r\n${id},2031-05-06`,
          filename: 'list.csv',
          type: 'text/csv',
        },
      ]),
    });
    return { status, report: importReportSchema(requests, 'Admin').parse(body.data) };
  }

  it('a reference to a record out of reach is refused at its row and column, as one to none', async () => {
    const head = 'clientNameAr,clientNameEn,clientOfAr,clientOfEn,textAr,textEn,isPublished,branchId';
    const row = (id: number) => `اسم,Name,عميل,Client,نص,Text,false,${id}`;
    const refused = async (id: number) => {
      const rows = [head, row(mine.id), row(id)];
      return toldOf(await importOf(clientReviewsOf(), rows, true, 'CustomerService')).map(
        ({ value: _value, ...told }) => told,
      );
    };
    const beyond = await refused(other.id);
    expect(beyond).toEqual([
      { row: 3, column: expect.stringContaining('Request'), code: 'referenceMissing' },
    ]);
    expect(await refused(NEVER)).toEqual(beyond);
  });
  const clientReviewsOf = () => {
    const found = narrowed(reach).find(({ name }) => name === clientReviews.name);
    if (!found) throw new Error('There are no reviews');
    return found;
  };

  it('no export gives it, also where it is asked for by its number', async () => {
    const all = await exported(requests);
    expect(all).toContain(mine.number);
    for (const text of [all, await exported(requests, { Ids: `${mine.id},${other.id}` })]) {
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(other.number);
    }
  });
});
