import { describe, expect, it } from 'vitest';
import { BULK_MAX, bulkDoneSchema, bulkFields, refusalsSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import { faqCategories } from '#resources/faq-categories.ts';
import { faqs } from '#resources/faqs.ts';
import { resources } from '#resources/index.ts';
import { services } from '#resources/services.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import type { TestAnswer } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const erasable: AnyResource[] = resources.filter(
  ({ access }) => access.create !== false && access.delete !== false,
);
let number = 4000;

const idsIn = (answer: TestAnswer): number[] => bulkDoneSchema.parse(answer.body.data).ids;
const refusalsIn = (answer: TestAnswer) => refusalsSchema.parse(answer.body.data).refusals;

function callsOf(resource: AnyResource) {
  const path = (verb: keyof AnyResource['verbs'], id?: number) =>
    callPath(resource, resource.verbs[verb], id);
  const call = (method: 'POST' | 'PUT', verb: keyof AnyResource['verbs'], body: unknown) =>
    host.call(method, path(verb), { as: 'Admin', body });
  return {
    async create(values: Values = {}): Promise<number> {
      number += 1;
      const body = { ...buildRecord(resource, { number }), ...values };
      const answer = await call('POST', 'create', body);
      expect([answer.status, answer.body.error ?? null]).toEqual([200, null]);
      return Number(recordSchema(resource, 'Admin').parse(answer.body.data)['id']);
    },
    read: async (id: number) => {
      const answer = await host.call('GET', path('read', id), { as: 'Admin' });
      return answer.status === 200 ? recordSchema(resource, 'Admin').parse(answer.body.data) : null;
    },
    isThere: async (id: number) => (await host.call('GET', path('read', id), { as: 'Admin' })).status === 200,
    update: (id: number, values: Values) => call('PUT', 'update', { id, ...values }),
    deleteMany: (body: unknown) => call('POST', 'deleteMany', body),
    restoreMany: (body: unknown) => call('POST', 'restoreMany', body),
    updateMany: (body: unknown) => call('PUT', 'updateMany', body),
    auditOf: async (id: number): Promise<string[]> => {
      const { rows } = await host.database.pool.query<{ operation: string }>(
        'select operation from audit_entries where resource = $1 and record_id = $2 order by id',
        [resource.name, id],
      );
      return rows.map(({ operation }) => operation);
    },
  };
}

describe.each(erasable.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  const calls = callsOf(resource);

  it('several records go into the trash and come back together, each with its audit row', async () => {
    const ids = [await calls.create(), await calls.create(), await calls.create()];
    const events: ChangeEvent[] = [];
    const stop = host.changes.subscribe((event) => events.push(event));
    const removed = await calls.deleteMany({ ids: [...ids, ids[0]] });
    expect(removed.status).toBe(200);
    expect(idsIn(removed)).toEqual(ids);
    for (const id of ids) expect(await calls.isThere(id)).toBe(false);
    const restored = await calls.restoreMany({ ids });
    stop();
    expect(idsIn(restored)).toEqual(ids);
    for (const id of ids) {
      expect(await calls.isThere(id)).toBe(true);
      expect(await calls.auditOf(id)).toEqual(['created', 'deleted', 'restored']);
    }
    // Rows, and what they belong to, are told of as well.
    // Drafts are nothing for whoever reads what is published.
    const isInside = resource.publishing ? true : undefined;
    expect(events.filter((event) => event.resource === resource.name)).toEqual(
      resource.live
        ? [
            { resource: resource.name, type: 'deleted', ids, isInside },
            { resource: resource.name, type: 'restored', ids, isInside },
          ]
        : [],
    );
  });

  it('one record that is refused refuses all, and says which and why', async () => {
    const ids = [await calls.create(), await calls.create()];
    const gone = await calls.create();
    await calls.deleteMany({ ids: [gone] });
    const answer = await calls.deleteMany({ ids: [...ids, gone] });
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'bulkRefused']);
    expect(refusalsIn(answer)).toEqual([
      { id: gone, title: '', code: 'notFound', description: expect.any(String) },
    ]);
    for (const id of ids) {
      expect(await calls.isThere(id)).toBe(true);
      expect(await calls.auditOf(id)).toEqual(['created']);
    }
  });

  const [[key, field] = []] = bulkFields(resource, 'Admin');
  it.runIf(key)('a chosen field is changed in all of them, and nothing else', async () => {
    if (!key || !field) return;
    const ids = [await calls.create(), await calls.create()];
    const before = await Promise.all(ids.map(calls.read));
    const value = field.type === 'select' ? Object.keys(field.options).at(-1) : before[0]?.[key];
    const answer = await calls.updateMany({ ids, values: { [key]: value } });
    expect([answer.status, answer.body.error ?? null]).toEqual([200, null]);
    for (const [at, id] of ids.entries()) {
      const after = await calls.read(id);
      const { updatedAt: _, version: __, ...rest } = after ?? {};
      expect({ ...before[at], ...rest, [key]: after?.[key] }).toEqual({ ...before[at], [key]: value });
    }
  });

  it.each([
    [{}, 'ids'],
    [{ ids: [] }, 'ids'],
    [{ ids: [0] }, 'ids.0'],
    [{ ids: Array.from({ length: BULK_MAX + 1 }, (_, at) => at + 1) }, 'ids'],
    [{ ids: [1], matching: { query: '', count: 1 } }, 'ids'],
    [{ matching: { query: 'Nonsense=1', count: 1 } }, 'matching.query.Nonsense'],
    [{ matching: { query: '', count: BULK_MAX + 1 } }, 'matching.count'],
    [{ ids: [1], more: true }, 'more'],
  ])('refuses %j and says where', async (body, at) => {
    const answer = await calls.deleteMany(body);
    expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([400, [at]]);
  });
});

describe('all that the filters find', () => {
  const users = callsOf(resources.find(({ name }) => name === 'users') as unknown as AnyResource);
  const named = (mark: string) => ({ fullNameAr: mark, fullNameEn: mark, role: 'User' });

  it('is deleted and restored without naming the records, also beyond one page', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 7; at += 1) ids.push(await users.create(named('Whole filter')));
    const matching = { query: 'SearchTerm=whole+filter&PageSize=5&PageIndex=2&Sort=-id', count: 7 };
    expect(idsIn(await users.deleteMany({ matching }))).toEqual(ids);
    const inTrash = await users.deleteMany({
      matching: { query: 'SearchTerm=whole+filter&Trash=true', count: 7 },
    });
    expect(inTrash.status).toBe(400);
    const back = { matching: { ...matching, query: `${matching.query}&Trash=true` } };
    expect(idsIn(await users.restoreMany(back))).toEqual(ids);
  });

  it('is left alone when others match by now', async () => {
    const id = await users.create(named('Somebody late'));
    const answer = await users.deleteMany({ matching: { query: 'SearchTerm=somebody+late', count: 2 } });
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'selectionChanged']);
    expect(answer.body.error?.description).toContain('(1)');
    expect(await users.isThere(id)).toBe(true);
  });

  it('a filter that is given twice deleted what the last one found, as if the first were not there', async () => {
    const id = await users.create(named('Given twice'));
    const matching = { query: 'SearchTerm=nobody+at+all&SearchTerm=given+twice', count: 1 };
    const answer = await users.deleteMany({ matching });
    expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([
      400,
      ['matching.query.SearchTerm'],
    ]);
    expect(await users.isThere(id)).toBe(true);
  });

  it('oneself among many is refused by name, and the others stay', async () => {
    const id = await users.create(named('Bystander'));
    const own = await host.userIdOf('Admin');
    const answer = await users.deleteMany({ ids: [id, own] });
    expect(refusalsIn(answer)).toEqual([
      {
        id: own,
        title: 'Dr. Mishaal Al-Sidrawi',
        code: 'selfDelete',
        description: 'You cannot delete your own account',
      },
    ]);
    expect(await users.isThere(id)).toBe(true);
  });

  it('Z-09 the last Admin is not removed by removing several', async () => {
    const other = await users.create({ ...named('Second admin'), role: 'Admin' });
    const answer = await users.updateMany({
      ids: [other, await host.userIdOf('Admin')],
      values: { role: 'User' },
    });
    expect(refusalsIn(answer).map(({ code }) => code)).toEqual(['selfDemote']);
    expect((await users.read(other))?.['role']).toBe('Admin');
  });

  it('a value that another record took meanwhile refuses the restoration and names the field', async () => {
    const email = 'taken-twice@example.com';
    const first = await users.create({ ...named('First'), email });
    await users.deleteMany({ ids: [first] });
    await users.create({ ...named('Second'), email });
    const answer = await users.restoreMany({ ids: [first] });
    expect(answer.body.error?.code).toBe('bulkRefused');
    expect(refusalsIn(answer)[0]).toMatchObject({
      id: first,
      title: 'First',
      code: 'emailTaken',
      fields: { email: { code: 'emailTaken' } },
    });
  });

  it('one that somebody has saved since it was shown is refused by name, whatever is done to them', async () => {
    const faqCalls = callsOf(resources.find(({ name }) => name === 'faqs') as unknown as AnyResource);
    const ids = [await faqCalls.create(), await faqCalls.create()];
    const [first = 0, second = 0] = ids;
    await faqCalls.update(second, { questionEn: 'Changed since?' });
    const versions = ids.map((id) => ({ id, version: 1 }));
    const values = { categoryId: 2 };
    for (const answer of [
      await faqCalls.updateMany({ ids, versions, values }),
      await faqCalls.deleteMany({ ids, versions }),
    ]) {
      expect(answer.body.error?.code).toBe('bulkRefused');
      expect(refusalsIn(answer)).toMatchObject([{ id: second, code: 'conflict' }]);
    }
    expect((await faqCalls.updateMany({ ids: [first], versions, values })).status).toBe(200);
    // Whoever says nothing of what they were shown takes each as it is.
    expect((await faqCalls.updateMany({ ids, values })).status).toBe(200);
  });

  it('what named something gone, which it may, never came back from the trash, nor did what was with it', async () => {
    const [faqCalls, serviceCalls] = [callsOf(faqs), callsOf(services)];
    const serviceId = await serviceCalls.create();
    const ids = [await faqCalls.create({ serviceId }), await faqCalls.create()];
    const [first = 0] = ids;
    await faqCalls.deleteMany({ ids });
    expect((await serviceCalls.deleteMany({ ids: [serviceId] })).status).toBe(200);
    const restored = await host.call('POST', `/api/Faqs/Restore/${first}`, { as: 'Admin' });
    expect([restored.status, restored.body.error ?? null]).toEqual([200, null]);
    expect(await faqCalls.read(first)).toMatchObject({ serviceId });
    await faqCalls.deleteMany({ ids: [first] });
    expect(idsIn(await faqCalls.restoreMany({ ids }))).toEqual(ids);
  });

  it('what names something gone, which it may not, stays in the trash', async () => {
    const [faqCalls, categoryCalls] = [callsOf(faqs), callsOf(faqCategories)];
    const categoryId = await categoryCalls.create();
    const id = await faqCalls.create({ categoryId });
    await faqCalls.deleteMany({ ids: [id] });
    expect((await categoryCalls.deleteMany({ ids: [categoryId] })).status).toBe(200);
    const refused = await faqCalls.restoreMany({ ids: [id] });
    expect(refusalsIn(refused)).toMatchObject([{ id, fields: { categoryId: { code: 'referenceMissing' } } }]);
  });

  it('texts, passwords and what only the host writes cannot be changed for many', async () => {
    const id = await users.create();
    for (const values of [{ email: 'x@example.com' }, { password: 'x' }, { isSuspended: true }, {}]) {
      const answer = await users.updateMany({ ids: [id], values });
      expect([answer.status, answer.body.error?.code]).toEqual([400, 'validation']);
    }
  });
});
