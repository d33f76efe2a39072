import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listQueryOf } from '#contract/list-query.ts';
import { keepLanguage } from '#providers/language.ts';
import {
  createRecord,
  deleteRecord,
  listRecords,
  readRecord,
  restoreRecord,
  updateRecord,
} from '#providers/records.ts';
import { startSession } from '#providers/session-store.ts';
import { faqCategories } from '#resources/faq-categories.ts';
import { faqs } from '#resources/faqs.ts';
import { users } from '#resources/users.ts';
import { sessionOf } from '#tests/support/browser-fake-host.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
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

describe('the calls about users', () => {
  it('R271 R280 list with page 1 and size 5, a search, a branch and a role', async () => {
    const query = listQueryOf(users, { search: 'reem', filters: { branchId: [1], role: ['User'] } });
    const page = await listRecords(users, query);
    expect(page.data).toMatchObject([{ email: 'client@yamama-fustat.example', branchId: 1, role: 'User' }]);
    expect(page.total).toBe(1);
    const [path, params] = bridge.calls[0]?.line.split('?') ?? [];
    expect(path).toBe('GET /api/ApplicationUsers/GetAll');
    expect(Object.fromEntries(new URLSearchParams(params))).toMatchObject({
      SearchTerm: 'reem',
      PageIndex: '1',
      PageSize: '5',
      BranchId: '1',
      Role: 'User',
    });
  });

  it('R272 R273 R274 R275 R276 are those of the specification', async () => {
    const values = buildRecord(users, { number: 900 });
    const made = await createRecord(users, values, { idempotencyKey: 'key-of-this-submission' });
    const id = Number(made['id']);
    const read = await readRecord(users, id);
    expect(await readRecord(users, id, { forUpdate: true })).toEqual(read);
    const change = { id, fullNameEn: 'Another' };
    await updateRecord(users, change, { version: read.version });
    await deleteRecord(users, id);
    await restoreRecord(users, id);
    expect(await readRecord(users, id)).toMatchObject(change);
    const base = '/api/ApplicationUsers';
    expect(bridge.calls.map(({ line, body }) => [line, body])).toEqual([
      [`POST ${base}/AddWithRole`, values],
      [`GET ${base}/GetById/${id}`, undefined],
      [`GET ${base}/GetForUpdate/${id}`, undefined],
      [`PUT ${base}/Update`, change],
      [`DELETE ${base}/Delete/${id}`, undefined],
      [`POST ${base}/Restore/${id}`, undefined],
      [`GET ${base}/GetById/${id}`, undefined],
    ]);
    expect(bridge.calls[0]?.headers.get('idempotency-key')).toBe('key-of-this-submission');
    expect(bridge.calls[3]?.headers.get('if-match')).toBe(`"${read.version}"`);
  });

  it.each([
    ['readRecord', readRecord],
    ['deleteRecord', deleteRecord],
  ] as const)('R279 %s without an id says that one is required and sends nothing', async (_, ask) => {
    for (const id of [undefined, null, '', 0, NaN]) {
      await expect(ask(users, id as never)).rejects.toThrow('User ID is required');
    }
    await expect(readRecord(users, 0, { forUpdate: true })).rejects.toThrow('User ID is required');
    expect(bridge.calls).toHaveLength(0);
  });

  it('tells the other tabs of a change, unless the definition says that it is not live', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('record-changes');
    other.addEventListener('message', ({ data }) => heard.push(data));
    const [category] = (await listRecords(faqCategories, listQueryOf(faqCategories))).data;
    const change = { id: category?.id ?? 0, nameEn: 'Fees and more' };
    await updateRecord({ ...faqCategories, live: false }, change);
    await updateRecord(faqCategories, change);
    await vi.waitFor(() =>
      expect(heard).toEqual([{ resource: 'faq-categories', type: 'updated', ids: [change.id] }]),
    );
    other.close();
  });
});

describe('a refusal', () => {
  it.each([
    ['with status 200', 200],
    ['with status 400', 400],
  ])("R277 R334 shows the host's own description, %s", async (_, status) => {
    answerWith(status, { isSuccess: false, error: { description: 'Only on Sundays' } });
    await expect(createRecord(users, {})).rejects.toThrow('Only on Sundays');
  });

  it.each([
    ['no error at all', { isSuccess: false }],
    ['an empty description', { isSuccess: false, error: { description: ' ' } }],
    ['a description that is no text', { isSuccess: false, error: { description: 5 } }],
  ])('R278 of a new user with %s shows Failed to create user', async (_, body) => {
    answerWith(200, body);
    await expect(createRecord(users, {})).rejects.toThrow('Failed to create user');
  });

  it('R346 is said in Arabic to an Arabic reader', async () => {
    keepLanguage('ar');
    answerWith(200, { isSuccess: false });
    await expect(createRecord(users, {})).rejects.toThrow('تعذّر إنشاء المستخدم');
  });

  it('without any answer says that there is no connection', async () => {
    bridge.server.use(http.all('*/api/*', () => HttpResponse.error()));
    await expect(listRecords(users, listQueryOf(users))).rejects.toMatchObject({
      code: 'network',
      message: 'Failed to connect to the server. Check your internet connection and try again.',
    });
  });

  it('carries the newer record of a conflict', async () => {
    const [first] = (await listRecords(faqCategories, listQueryOf(faqCategories))).data;
    const id = first?.id ?? 0;
    await updateRecord(faqCategories, { id, nameEn: 'Theirs' });
    await expect(
      updateRecord(faqCategories, { id, nameEn: 'Mine' }, { version: first?.version }),
    ).rejects.toMatchObject({ code: 'conflict', status: 409, data: { id, nameEn: 'Theirs' } });
  });

  it('carries the field problems', async () => {
    const values = { ...buildRecord(users, { number: 901 }), email: 'client@yamama-fustat.example' };
    await expect(createRecord(users, values)).rejects.toMatchObject({
      fields: { email: { code: 'emailTaken', message: 'Email is already registered' } },
    });
  });

  it('an answer that is not what the definition says is a failure, not data', async () => {
    answerWith(200, { isSuccess: true, data: [{ id: 'three' }], error: null });
    await expect(listRecords(faqs, listQueryOf(faqs))).rejects.toMatchObject({ name: 'AppFailure' });
    answerWith(502, '<html>Bad gateway</html>');
    await expect(listRecords(faqs, listQueryOf(faqs))).rejects.toMatchObject({ status: 502 });
  });
});
