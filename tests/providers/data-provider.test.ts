import type { BaseRecord, CrudFilter, CrudSort } from '@refinedev/core';
import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { callPath } from '#contract/resource-paths.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { restoreCall } from '#providers/calls/record-calls.ts';
import { listQueryFrom, refineListParams } from '#providers/records/list-params.ts';
import { providerOptions } from '#providers/records/provider-options.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { sendCall } from '#providers/records/send-call.ts';
import { dataProvider } from '#providers/records/data-provider.ts';
import { keepLanguage } from '#providers/i18n/language.ts';
import { startSession } from '#providers/session/session-store.ts';
import { faqCategories } from '#resources/faq-categories.ts';
import { faqs } from '#resources/faqs.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { anyListQuery } from '#tests/support/any-list-query.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';

const { host, bridge } = await shareBridgedHost();
beforeEach(async () => {
  keepLanguage('en');
  startSession(sessionOf(await host.tokenOf('Admin')));
});

/** A failure laid over the host. */
const answerWith = (status: number, body: object | string) =>
  bridge.server.use(
    http.all('*/api/*', () =>
      typeof body === 'string' ? HttpResponse.html(body, { status }) : HttpResponse.json(body, { status }),
    ),
  );

const lines = () => bridge.calls.map(({ line }) => decodeURIComponent(line));
/** The query string of the only call. */
function asked(): Record<string, string> {
  expect(bridge.calls).toHaveLength(1);
  return Object.fromEntries(new URLSearchParams(bridge.calls[0]?.line.split('?')[1]));
}
const list = (
  resource: string,
  params: { filters?: CrudFilter[]; sorters?: CrudSort[]; meta?: object } = {},
) => dataProvider.getList<AnyRecord>({ resource, ...params });
const one = async (resource: string, id: number) =>
  (await dataProvider.getOne<AnyRecord>({ resource, id })).data;
const add = async (resource: AnyResource, values: object) =>
  (await dataProvider.create<AnyRecord>({ resource: resource.name, variables: values })).data;
const idsOf = (records: BaseRecord[]) => records.map(({ id }) => Number(id));

describe('the calls about users', () => {
  it('R271 R280 list with page 1 and size 5, a search, a branch and a role', async () => {
    const query = listQueryOf(users, { search: 'reem', filters: { branchId: [1], role: ['User'] } });
    const page = await dataProvider.getList({ resource: users.name, ...refineListParams(query) });
    expect(page.data).toMatchObject([{ email: 'client@yamama-fustat.example', branchId: 1, role: 'User' }]);
    expect(page.total).toBe(1);
    expect(lines()[0]).toMatch(/^GET \/api\/ApplicationUsers\/GetAll\?/);
    expect(asked()).toMatchObject({
      SearchTerm: 'reem',
      PageIndex: '1',
      PageSize: '5',
      BranchId: '1',
      Role: 'User',
    });
  });

  it('R271 an unsearched list left the search out of its call, which the specification names in every one', async () => {
    await list(users.name);
    expect(asked()).toMatchObject({ SearchTerm: '', PageIndex: '1', PageSize: '5' });
  });

  it('R272 R273 R274 R275 R276 R381 are those of the specification', async () => {
    const values = buildRecord(users, { number: 900 });
    const resource = users.name;
    const made = await dataProvider.create({
      resource,
      variables: values,
      meta: providerOptions({ idempotencyKey: 'key-of-this-submission' }),
    });
    const id = Number(made.data.id);
    const read = await one(resource, id);
    expect((await dataProvider.getOne({ resource, id, meta: { forUpdate: true } })).data).toEqual(read);
    const change = { fullNameEn: 'Another' };
    const { version } = read;
    await dataProvider.update({ resource, id, variables: change, meta: providerOptions({ version }) });
    expect((await dataProvider.deleteOne({ resource, id })).data).toEqual({ id });
    await sendCall(restoreCall(users, id));
    expect(await one(resource, id)).toMatchObject({ id, ...change });
    const base = '/api/ApplicationUsers';
    expect(bridge.calls.map(({ line, body }) => [line, body])).toEqual([
      [`POST ${base}/AddWithRole`, values],
      [`GET ${base}/GetById/${id}`, undefined],
      [`GET ${base}/GetForUpdate/${id}`, undefined],
      [`PUT ${base}/Update`, { id, ...change }],
      [`DELETE ${base}/Delete/${id}`, undefined],
      [`POST ${base}/Restore/${id}`, undefined],
      [`GET ${base}/GetById/${id}`, undefined],
    ]);
    expect(bridge.calls[0]?.headers.get('idempotency-key')).toBe('key-of-this-submission');
    expect(bridge.calls[3]?.headers.get('if-match')).toBe(`"${read.version}"`);
  });

  const NO_IDS = [undefined, null, '', 0, NaN] as never[];
  it.each([
    ['getOne', (id: never) => dataProvider.getOne({ resource: users.name, id })],
    [
      'getOne for update',
      (id: never) => dataProvider.getOne({ resource: users.name, id, meta: { forUpdate: true } }),
    ],
    ['getMany', (id: never) => dataProvider.getMany({ resource: users.name, ids: [id] })],
    ['update', (id: never) => dataProvider.update({ resource: users.name, id, variables: {} })],
    [
      'updateMany',
      (id: never) => dataProvider.updateMany({ resource: users.name, ids: [id], variables: {} }),
    ],
    ['deleteOne', (id: never) => dataProvider.deleteOne({ resource: users.name, id })],
    ['deleteMany', (id: never) => dataProvider.deleteMany({ resource: users.name, ids: [id] })],
  ])('R279 R381 %s without an id says that one is required and sends nothing', async (_, ask) => {
    for (const id of NO_IDS) await expect(ask(id)).rejects.toThrow('User ID is required');
    expect(bridge.calls).toHaveLength(0);
  });

  it('tells the other tabs of a change, unless the definition says that it is not live', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('record-changes');
    other.addEventListener('message', ({ data }) => heard.push(data));
    const resource = faqCategories.name;
    const id = (await list(resource)).data[0]?.id ?? 0;
    const change = { resource, id, variables: { nameEn: 'Fees and more' } };
    await dataProvider.update({
      ...change,
      meta: providerOptions({ definition: { ...faqCategories, live: false } }),
    });
    await dataProvider.update(change);
    await expect.poll(() => heard).toEqual([{ resource, type: 'updated', ids: [id] }]);
    other.close();
  });
});

describe('a refusal', () => {
  const createUser = (variables: object = {}) => dataProvider.create({ resource: users.name, variables });

  it.each([
    ['with status 200', 200],
    ['with status 400', 400],
  ])("R277 R334 shows the host's own description, %s", async (_, status) => {
    answerWith(status, { isSuccess: false, error: { description: 'Only on Sundays' } });
    await expect(createUser()).rejects.toThrow('Only on Sundays');
  });

  it.each([
    ['no error at all', { isSuccess: false }],
    ['an empty description', { isSuccess: false, error: { description: ' ' } }],
    ['a description that is no text', { isSuccess: false, error: { description: 5 } }],
  ])('R278 of a new user with %s shows Failed to create user', async (_, body) => {
    answerWith(200, body);
    await expect(createUser()).rejects.toThrow('Failed to create user');
  });

  it('R346 is said in Arabic to an Arabic reader', async () => {
    keepLanguage('ar');
    answerWith(200, { isSuccess: false });
    await expect(createUser()).rejects.toThrow('تعذّر إنشاء المستخدم');
  });

  it('without any answer says that there is no connection', async () => {
    bridge.server.use(http.all('*/api/*', () => HttpResponse.error()));
    await expect(list(users.name)).rejects.toMatchObject({
      code: 'network',
      message: 'Failed to connect to the server. Check your internet connection and try again.',
    });
  });

  it('R381 carries the newer record of a conflict', async () => {
    const resource = faqCategories.name;
    const { id, version } = await add(faqCategories, buildRecord(faqCategories, { number: 30 }));
    await dataProvider.update({ resource, id, variables: { nameEn: 'Theirs' } });
    const stale = dataProvider.update({
      resource,
      id,
      variables: { nameEn: 'Mine' },
      meta: providerOptions({ version }),
    });
    await expect(stale).rejects.toBeInstanceOf(AppFailure);
    await expect(stale).rejects.toMatchObject({
      code: 'conflict',
      statusCode: 409,
      data: { id, nameEn: 'Theirs', version: version + 1 },
    });
    expect(await one(resource, id)).toMatchObject({ nameEn: 'Theirs' });
    // Without a version the last write wins.
    await dataProvider.update({ resource, id, variables: { nameEn: 'Mine' } });
    expect(await one(resource, id)).toMatchObject({ nameEn: 'Mine', version: version + 2 });
  });

  it("R381 carries the field problems, and in Refine's words the status and `errors` by key", async () => {
    const values = buildRecord(users, { number: 901 });
    await expect(createUser({ ...values, email: 'client@yamama-fustat.example' })).rejects.toMatchObject({
      statusCode: 409,
      errors: { email: 'Email is already registered' },
      fields: { email: { code: 'emailTaken', message: 'Email is already registered' } },
    });
    await expect(createUser({ ...values, email: 'nobody', fullNameEn: '' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'validation',
      errors: { email: expect.stringMatching(/./), fullNameEn: expect.stringMatching(/./) },
    });
  });

  it('an answer that is not what the definition says is a failure, not data', async () => {
    answerWith(200, { isSuccess: true, data: [{ id: 'three' }], error: null });
    await expect(list(faqs.name)).rejects.toMatchObject({ name: 'AppFailure' });
    answerWith(502, '<html>Bad gateway</html>');
    await expect(list(faqs.name)).rejects.toMatchObject({ status: 502 });
  });

  it.each(['read', 'create', 'update', 'updateMany', 'deleteOne', 'deleteMany', 'custom'] as const)(
    'R381 of %s to a client is a failure with status 403 and the words of the host',
    async (method) => {
      startSession(sessionOf(await host.tokenOf('User')));
      const resource = users.name;
      const calls = {
        read: () => list(resource),
        create: () => createUser(buildRecord(users, { number: 902 })),
        update: () => dataProvider.update({ resource, id: 1, variables: { fullNameEn: 'Mine' } }),
        updateMany: () => dataProvider.updateMany({ resource, ids: [1], variables: { branchId: 1 } }),
        deleteOne: () => dataProvider.deleteOne({ resource, id: 1 }),
        deleteMany: () => dataProvider.deleteMany({ resource, ids: [1] }),
        custom: () => sendCall(restoreCall(users, 1)),
      };
      const refusal = calls[method]();
      await expect(refusal).rejects.toBeInstanceOf(AppFailure);
      await expect(refusal).rejects.toMatchObject({
        code: 'forbidden',
        statusCode: 403,
        message: 'You do not have permission for this action.',
      });
    },
  );

  it('R381 of a record that is not there is one with status 404', async () => {
    const nobody = { resource: faqs.name, id: 1_000_000 };
    for (const ask of [
      () => dataProvider.getOne(nobody),
      () => dataProvider.update({ ...nobody, variables: { answerEn: 'A' } }),
      () => dataProvider.deleteOne(nobody),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'notFound', statusCode: 404 });
  });

  it('R381 a resource that no definition has is a mistake of the program, and nothing is sent', async () => {
    await expect(list('no-such')).rejects.toThrow('There is no resource named no-such');
    expect(bridge.calls).toHaveLength(0);
  });
});

describe('R381 the filters of a list', () => {
  const sent = async (resource: AnyResource, filters: CrudFilter[]) => {
    const page = await list(resource.name, { filters });
    const { PageIndex: _page, PageSize: _size, Sort: _sort, SearchTerm, ...rest } = asked();
    return { rest: { ...(SearchTerm ? { SearchTerm } : {}), ...rest }, data: page.data };
  };

  it.each<[string, CrudFilter[], Record<string, string>]>([
    ['eq', [{ field: 'role', operator: 'eq', value: 'Admin' }], { Role: 'Admin' }],
    ['eq yes', [{ field: 'isSuspended', operator: 'eq', value: false }], { IsSuspended: 'false' }],
    ['in', [{ field: 'role', operator: 'in', value: ['Admin', 'User'] }], { Role: 'Admin,User' }],
    ['contains', [{ field: 'search', operator: 'contains', value: 'reem' }], { SearchTerm: 'reem' }],
    [
      'contains of a field',
      [{ field: 'email', operator: 'contains', value: 'client2' }],
      { SearchTerm: 'client2' },
    ],
    [
      'or over one field',
      [
        {
          operator: 'or',
          value: [
            { field: 'role', operator: 'eq', value: 'Admin' },
            { field: 'role', operator: 'eq', value: 'User' },
          ],
        },
      ],
      { Role: 'Admin,User' },
    ],
    [
      'or over two fields',
      [
        { field: 'search', operator: 'contains', value: 'e' },
        {
          operator: 'or',
          value: [
            { field: 'role', operator: 'in', value: ['Admin'] },
            { field: 'branchId', operator: 'eq', value: 1 },
          ],
        },
      ],
      { SearchTerm: 'e', Role: 'Admin', BranchId: '1', Match: 'any' },
    ],
    [
      'and over two fields',
      [
        {
          operator: 'and',
          value: [
            { field: 'role', operator: 'eq', value: 'User' },
            { field: 'branchId', operator: 'eq', value: 1 },
          ],
        },
      ],
      { Role: 'User', BranchId: '1' },
    ],
    ['nothing for an empty value', [{ field: 'role', operator: 'eq', value: '' }], {}],
    ['ids', [{ field: 'id', operator: 'in', value: [1, 2] }], { Ids: '1,2' }],
  ])('are sent as the host names them: %s', async (_, filters, params) => {
    const { rest, data } = await sent(users, filters);
    expect(rest).toEqual(params);
    expect(data.length).toBeGreaterThan(0);
  });

  it.each<[string, CrudFilter[]]>([
    [
      'gte and lte',
      [
        { field: 'replyDueAt', operator: 'gte', value: '2020-01-01' },
        { field: 'replyDueAt', operator: 'lte', value: '2099-12-31' },
      ],
    ],
    ['between', [{ field: 'replyDueAt', operator: 'between', value: ['2020-01-01', '2099-12-31'] }]],
  ])('a range is one, by %s', async (_, filters) => {
    const { rest, data } = await sent(requests, filters);
    expect(rest).toEqual({ ReplyDueAtFrom: '2020-01-01', ReplyDueAtTo: '2099-12-31' });
    expect(data.length).toBeGreaterThan(0);
  });

  it('one side of a range alone is one too, and what the host finds is what came', async () => {
    const { rest, data } = await sent(requests, [
      { field: 'replyDueAt', operator: 'gte', value: '2099-01-01' },
    ]);
    expect(rest).toEqual({ ReplyDueAtFrom: '2099-01-01' });
    expect(data).toEqual([]);
  });

  it.each<[string, CrudFilter]>([
    ['ne', { field: 'role', operator: 'ne', value: 'Admin' }],
    ['nin', { field: 'role', operator: 'nin', value: ['Admin'] }],
    ['startswith', { field: 'fullNameEn', operator: 'startswith', value: 'R' }],
    ['null', { field: 'branchId', operator: 'null', value: true }],
    ['null without a value', { field: 'branchId', operator: 'null', value: undefined }],
    ['ne of the number', { field: 'id', operator: 'ne', value: 1 }],
    ['gt of the number', { field: 'id', operator: 'gt', value: 1 }],
    ['ne of the missing language', { field: 'missing', operator: 'ne', value: 'en' }],
    [
      'ne within or',
      {
        operator: 'or',
        value: [
          { field: 'role', operator: 'ne', value: 'Admin' },
          { field: 'role', operator: 'eq', value: 'User' },
        ],
      },
    ],
    [
      'a search within or',
      {
        operator: 'or',
        value: [
          { field: 'search', operator: 'contains', value: 'a' },
          { field: 'branchId', operator: 'eq', value: 1 },
        ],
      },
    ],
    [
      'two fields together within or',
      {
        operator: 'or',
        value: [
          {
            operator: 'and',
            value: [
              { field: 'role', operator: 'eq', value: 'Admin' },
              { field: 'isSuspended', operator: 'eq', value: true },
            ],
          },
          { field: 'branchId', operator: 'eq', value: 1 },
        ],
      },
    ],
  ])('one that the host does not know is never sent as another: %s', async (_, filter) => {
    await expect(list(users.name, { filters: [filter] })).rejects.toThrow(
      /^The host (knows no filter|joins no filter|joins filters by "or" alone)/,
    );
    expect(bridge.calls).toHaveLength(0);
  });

  it.each(['before', 'behind'])(
    'one that stands %s others joined by or is not taken in among them',
    async (place) => {
      const or: CrudFilter = {
        operator: 'or',
        value: [
          { field: 'role', operator: 'eq', value: 'Admin' },
          { field: 'branchId', operator: 'eq', value: 1 },
        ],
      };
      const alone: CrudFilter = { field: 'isSuspended', operator: 'eq', value: false };
      const filters = place === 'before' ? [alone, or] : [or, alone];
      await expect(list(users.name, { filters })).rejects.toThrow('by "or" alone');
      expect(bridge.calls).toHaveLength(0);
    },
  );

  it('every question that a list can ask comes back from Refine’s words as it was', () => {
    fc.assert(
      fc.property(anyListQuery(requests), ({ trash: _trash, ...query }) => {
        const { meta: _meta, ...params } = refineListParams(query);
        const { match, ...back } = listQueryFrom(requests, params);
        const { match: asked, ...expected } = query;
        expect(back).toEqual({ ...expected, sort: query.sort.length > 0 ? query.sort : requests.list.sort });
        // Of one filter alone it says nothing.
        expect(match).toBe(Object.keys(query.filters).length > 1 ? asked : undefined);
      }),
    );
  });

  it('two searches are never one of them', async () => {
    const searches = ['Riyadh', 'Cairo'].map((value) => ({
      field: 'search',
      operator: 'contains' as const,
      value,
    }));
    await expect(list(users.name, { filters: searches })).rejects.toThrow('one text at a time');
    expect(bridge.calls).toHaveLength(0);
  });

  it('a field that may not be filtered by is refused by the host', async () => {
    await expect(
      list(users.name, { filters: [{ field: 'email', operator: 'eq', value: 'a@b.co' }] }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('R381 a list', () => {
  it('is ordered by several sorters, the first of them first', async () => {
    const sorted = async (sorters: CrudSort[]) =>
      (await dataProvider.getList({ resource: users.name, sorters, pagination: { pageSize: 100 } })).data;
    const down = await sorted([
      { field: 'role', order: 'desc' },
      { field: 'id', order: 'asc' },
    ]);
    expect(asked()['Sort']).toBe('-role,id');
    const up = await sorted([
      { field: 'role', order: 'asc' },
      { field: 'id', order: 'desc' },
    ]);
    expect(idsOf(up)).toEqual(idsOf(down).toReversed());
    const clients = idsOf(down.filter((user) => user['role'] === 'User'));
    expect(clients.length).toBeGreaterThan(1);
    expect(clients).toEqual(clients.toSorted((a, b) => a - b));
  });

  it('shows its trash instead of what lives, to whoever may delete', async () => {
    const { id } = await add(faqCategories, buildRecord(faqCategories, { number: 40 }));
    await dataProvider.deleteOne({ resource: faqCategories.name, id });
    const filters: CrudFilter[] = [{ field: 'id', operator: 'in', value: [id] }];
    expect((await list(faqCategories.name, { filters })).data).toEqual([]);
    expect(idsOf((await list(faqCategories.name, { filters, meta: { trash: true } })).data)).toEqual([id]);
    startSession(sessionOf(await host.tokenOf('User')));
    await expect(list(faqCategories.name, { meta: { trash: true } })).rejects.toMatchObject({
      statusCode: 403,
    });
  });

  it.each<[string, (signal: AbortSignal) => object]>([
    ["the caller's", (signal) => providerOptions({ signal })],
    ["the query's, as Refine hands it on", (signal) => ({ queryContext: { signal } })],
  ])('is given up by a signal: %s', async (_, meta) => {
    const way = new AbortController();
    const calls = [
      list(faqs.name, { meta: meta(way.signal) }),
      dataProvider.getOne({ resource: faqs.name, id: 1, meta: meta(way.signal) }),
      dataProvider.getMany({ resource: faqs.name, ids: [1], meta: meta(way.signal) }),
      dataProvider.custom({ url: callPath(faqs, 'GetAll'), method: 'get', meta: meta(way.signal) }),
    ];
    way.abort();
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'CanceledError' });
  });

  it('R381 a write is given up by a signal too, each of them before the host has it', async () => {
    const resource = faqs.name;
    const variables = buildRecord(faqs, { number: 70 });
    const { id, version } = await add(faqs, variables);
    bridge.calls.length = 0;
    const way = new AbortController();
    const meta = providerOptions({ signal: way.signal });
    const calls = [
      dataProvider.create({ resource, variables, meta }),
      dataProvider.createMany({ resource, variables: [variables, variables], meta }),
      dataProvider.update({ resource, id, variables: { answerEn: 'Too late' }, meta }),
      dataProvider.updateMany({ resource, ids: [id], variables: { categoryId: 2 }, meta }),
      dataProvider.deleteOne({ resource, id, meta }),
      dataProvider.deleteMany({ resource, ids: [id], meta }),
    ];
    way.abort();
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'CanceledError' });
    expect(lines()).toEqual([]);
    expect(await one(resource, id)).toMatchObject({ version, answerEn: variables['answerEn'] });
  });
});

describe('R381 several records', () => {
  it('getMany reads more than a hundred in as many calls as it takes, and all of them come', async () => {
    const { data: made } = await dataProvider.createMany<AnyRecord>({
      resource: faqCategories.name,
      variables: Array.from({ length: 101 }, (_, at) => buildRecord(faqCategories, { number: 100 + at })),
    });
    expect(made).toHaveLength(101);
    bridge.calls.length = 0;
    const ids = idsOf(made);
    const { data } = await dataProvider.getMany({ resource: faqCategories.name, ids: ids.map(String) });
    expect(idsOf(data).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    const sent = bridge.calls.map(({ line }) => new URLSearchParams(line.split('?')[1]).get('Ids'));
    expect(sent.map((text) => text?.split(',').length).toSorted()).toEqual([1, 100]);
    expect(sent.join(',').split(',').map(Number)).toEqual(ids);
  });

  it('createMany stops at the first that is refused, and what was made before stays', async () => {
    const [first, second, third] = [910, 911, 912].map((number) => buildRecord(users, { number }));
    const variables = [first, { ...second, email: 'client@yamama-fustat.example' }, third] as object[];
    const refusal = dataProvider.createMany({ resource: users.name, variables });
    await expect(refusal).rejects.toMatchObject({ errors: { email: 'Email is already registered' } });
    expect(lines()).toEqual(Array.from({ length: 2 }, () => 'POST /api/ApplicationUsers/AddWithRole'));
    const found = async (number: number) =>
      (
        await list(users.name, {
          filters: [{ field: 'search', operator: 'contains', value: `person-${number}@` }],
        })
      ).total;
    expect([await found(910), await found(911), await found(912)]).toEqual([1, 0, 0]);
  });

  it('updateMany gives all of them the same values, or none', async () => {
    const category = await add(faqCategories, buildRecord(faqCategories, { number: 50 }));
    const made = [
      await add(faqs, buildRecord(faqs, { number: 51 })),
      await add(faqs, buildRecord(faqs, { number: 52 })),
    ];
    const ids = idsOf(made);
    const change = { resource: faqs.name, variables: { categoryId: category.id } };
    await expect(dataProvider.updateMany({ ...change, ids: [...ids, 1_000_000] })).rejects.toMatchObject({
      name: 'AppFailure',
      data: { refusals: [{ id: 1_000_000 }] },
    });
    expect((await one(faqs.name, ids[0] ?? 0))['categoryId']).toBe(1);
    const { data } = await dataProvider.updateMany({ ...change, ids });
    expect(idsOf(data)).toEqual(ids);
    for (const id of ids) expect((await one(faqs.name, id))['categoryId']).toBe(category.id);
  });

  it('deleteMany takes a selection that only the host can name, and deletes all of it or nothing', async () => {
    const values = buildRecord(faqs, { number: 60 });
    const made = [
      await add(faqs, { ...values, questionEn: 'Unheard of' }),
      await add(faqs, { ...values, questionEn: 'Unheard of' }),
    ];
    const remove = (count: number) =>
      dataProvider.deleteMany({
        resource: faqs.name,
        ids: [],
        meta: providerOptions({ selection: { matching: { query: 'SearchTerm=Unheard', count } } }),
      });
    await expect(remove(5)).rejects.toMatchObject({ name: 'AppFailure' });
    expect(await one(faqs.name, made[0]?.id ?? 0)).toMatchObject({ questionEn: 'Unheard of' });
    expect(idsOf((await remove(2)).data).toSorted()).toEqual(idsOf(made).toSorted());
    await expect(one(faqs.name, made[0]?.id ?? 0)).rejects.toMatchObject({ statusCode: 404 });
    const more = [await add(faqs, values), await add(faqs, values)];
    expect(idsOf((await dataProvider.deleteMany({ resource: faqs.name, ids: idsOf(more) })).data)).toEqual(
      idsOf(more),
    );
  });
});

describe('R381 a new record', () => {
  it('is written once, however often it is sent under its key', async () => {
    const meta = providerOptions({ idempotencyKey: 'one-and-the-same-key' });
    const variables = buildRecord(faqs, { number: 70 });
    const first = await dataProvider.create({ resource: faqs.name, variables, meta });
    const again = await dataProvider.create({ resource: faqs.name, variables, meta });
    expect(again.data.id).toBe(first.data.id);
    const other = await dataProvider.create({ resource: faqs.name, variables });
    expect(other.data.id).not.toBe(first.data.id);
  });

  it('takes its files with it, in one call, and they are told again as they come to be', async () => {
    const session = sessionOf(await host.tokenOf('User'));
    startSession({ ...session, user: { ...session.user, lastRole: 'User' } });
    const { data } = await dataProvider.create({
      resource: requests.name,
      variables: buildRecord(requests, { role: 'User', number: 71 }),
      meta: providerOptions({
        files: [new File([new Uint8Array(samplePdf())], 'paper.pdf', { type: 'application/pdf' })],
      }),
    });
    expect(lines()).toEqual(['POST /api/Requests/Add']);
    const read = await one(requests.name, Number(data.id));
    expect(Object.values(read).flat()).toContainEqual(expect.objectContaining({ name: 'paper.pdf' }));
  });
});

describe('R381 any other call', () => {
  const url = callPath(faqs, 'GetAll');

  it('gives what its own schema lets through, and refuses what is none of it', async () => {
    const answer = z.array(z.object({ id: z.number() })).min(1);
    const query = { PageSize: 1 };
    const { data } = await dataProvider.custom({
      url,
      method: 'get',
      query,
      meta: providerOptions({ answer }),
    });
    expect(data).toEqual([{ id: expect.any(Number) }]);
    expect(lines()).toEqual([`GET ${url}?PageSize=1`]);
    const other = providerOptions({ answer: z.string(), words: { fallback: 'listFailed' } });
    await expect(dataProvider.custom({ url, method: 'get', meta: other })).rejects.toMatchObject({
      name: 'AppFailure',
      code: 'listFailed',
    });
  });

  it('gives a file as a file, and its refusal as a failure', async () => {
    const meta = providerOptions({ isForFile: true });
    const path = callPath(users, users.verbs.export);
    const { data } = await dataProvider.custom({ url: path, method: 'get', query: { Format: 'csv' }, meta });
    expect(data).toBeInstanceOf(Blob);
    startSession(sessionOf(await host.tokenOf('User')));
    await expect(
      dataProvider.custom({ url: path, method: 'get', query: { Format: 'csv' }, meta }),
    ).rejects.toMatchObject({ name: 'AppFailure', statusCode: 403 });
  });

  it.each(['patch', 'head', 'options'] as const)(
    'by %s is a mistake of the program, and nothing is sent',
    async (method) => {
      await expect(dataProvider.custom({ url, method })).rejects.toThrow(`The host takes no ${method}`);
      expect(bridge.calls).toHaveLength(0);
    },
  );
});

/** As Refine reads `?definition[name]=…&version=3`: text, and objects and lists of text. */
const ADDRESS = {
  definition: { name: 'users', endpoint: 'ApplicationUsers' },
  version: '3',
  idempotencyKey: 'of-the-address',
  trash: 'true',
  forUpdate: 'true',
  selection: { ids: ['1'] },
  signal: 'x',
  queryContext: { signal: 'x' },
  isForFile: 'true',
  answer: 'x',
  timeout: '1',
  files: ['x'],
  headers: { 'If-Match': '"3"' },
};

describe('R381 what stands in the address, which Refine lays over `meta`', () => {
  it('changes nothing about any call', async () => {
    const resource = faqs.name;
    const variables = buildRecord(faqs, { number: 80 });
    const makeCalls = async (meta?: object) => {
      bridge.calls.length = 0;
      const { data: made } = await dataProvider.create({ resource, variables, meta });
      const id = Number(made.id);
      await dataProvider.update({ resource, id, variables: { answerEn: 'Another' }, meta });
      await dataProvider.updateMany({ resource, ids: [id], variables: { categoryId: 1 }, meta });
      await dataProvider.getOne({ resource, id, meta });
      await list(resource, meta ? { meta } : {});
      await dataProvider.getMany({ resource, ids: [id], meta });
      await dataProvider.custom({ url: callPath(faqs, 'GetAll'), method: 'get', meta });
      await dataProvider
        .custom({ url: callPath(faqs, 'Reorder'), method: 'put', payload: { ids: [id] }, meta })
        .catch(({ status }: AppFailure) => expect(status).toBe(404));
      await dataProvider.deleteMany({ resource, ids: [id], meta });
      const named = ['if-match', 'idempotency-key', 'content-type', 'accept'];
      return bridge.calls.map(({ line, headers, body }) =>
        JSON.stringify([line, body, named.map((name) => headers.get(name))]).replaceAll(String(id), 'ID'),
      );
    };
    const plain = await makeCalls();
    expect(plain).toHaveLength(9);
    expect(await makeCalls(ADDRESS)).toEqual(plain);
  });
});
