import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { historyEntrySchema, valuesAtRevision } from '#contract/history.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { GOOD_PASSWORD, buildRecord } from '#tests/support/record-builder.ts';
import { type TestCall, startTestHost } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const editable = resources.filter(
  (resource) =>
    resource.access.create !== false && resource.access.update !== false && resource.access.delete !== false,
);

describe.each(editable.map((resource) => ({ name: resource.name, resource: resource as AnyResource })))(
  'the history of $name',
  ({ resource }) => {
    let number = 300;
    const path = (verb: keyof AnyResource['verbs'], id?: number): string =>
      callPath(resource, resource.verbs[verb], id);
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: TestCall = {}) =>
      host.call(method, url, { as: 'Admin', ...options });
    const record = (answer: { body: { data: unknown } }) =>
      recordSchema(resource, 'Admin').parse(answer.body.data) as Values & { id: number; version: number };
    const create = async () => {
      number += 1;
      return record(await call('POST', path('create'), { body: buildRecord(resource, { number }) }));
    };
    const historyOf = async (id: number, query: Record<string, string> = {}) =>
      z
        .array(historyEntrySchema(resource, 'Admin'))
        .parse((await call('GET', path('history', id), { query })).body.data);
    const [textKey = ''] = Object.entries(resource.fields).flatMap(([key, field]) =>
      field.type === 'bilingual' || field.type === 'text' ? wireKeys(key, field) : [],
    );

    it('tells every change, newest first, with who, when, and the values before and after', async () => {
      const made = await create();
      await call('PUT', path('update'), { body: { id: made.id, [textKey]: 'الثانية' } });
      await call('PUT', path('update'), { body: { id: made.id, [textKey]: 'الثالثة' } });
      const entries = await historyOf(made.id);
      expect(entries.map(({ operation }) => operation)).toEqual(['updated', 'updated', 'created']);
      expect(entries.map(({ before }) => before)).toEqual([
        { [textKey]: 'الثانية' },
        { [textKey]: made[textKey] },
        {},
      ]);
      expect(entries.slice(0, 2).map(({ after }) => after)).toEqual([
        { [textKey]: 'الثالثة' },
        { [textKey]: 'الثانية' },
      ]);
      expect(entries[2]?.after).toMatchObject({ [textKey]: made[textKey] });
      for (const { who, at } of entries) {
        expect(who).toEqual({ id: await host.userIdOf('Admin'), name: expect.stringMatching(/\S/) });
        expect(at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      }
    });

    it('is paged, with the true total', async () => {
      const made = await create();
      await call('PUT', path('update'), { body: { id: made.id, [textKey]: 'أخرى' } });
      const { body } = await call('GET', path('history', made.id), {
        query: { PageSize: '1', PageIndex: '2' },
      });
      expect(body).toMatchObject({ totalCount: 2, totalPages: 2, pageIndex: 2, pageSize: 1 });
      expect(await historyOf(made.id, { pagesize: '1', pageindex: '2' })).toMatchObject([
        { operation: 'created' },
      ]);
    });

    it('leads back to any version by an ordinary update', async () => {
      const made = await create();
      await call('PUT', path('update'), { body: { id: made.id, [textKey]: 'تغيّرت' } });
      const today = record(await call('GET', path('read', made.id)));
      const entries = await historyOf(made.id);
      const then = valuesAtRevision(today, entries, 1);
      const answer = await call('PUT', path('update'), {
        body: { id: made.id, [textKey]: then[textKey] },
        headers: { 'if-match': `"${today.version}"` },
      });
      expect(record(answer)[textKey]).toBe(made[textKey]);
      expect((await historyOf(made.id))[0]).toMatchObject({
        operation: 'updated',
        after: { [textKey]: made[textKey] },
      });
    });

    it('stays readable in the trash, tells what was deleted, and goes on after the restoring', async () => {
      const made = await create();
      await call('DELETE', path('delete', made.id));
      const [deleted] = await historyOf(made.id);
      expect(deleted).toMatchObject({
        operation: 'deleted',
        before: { [textKey]: made[textKey] },
        after: {},
      });
      await call('POST', path('restore', made.id));
      expect((await historyOf(made.id)).map(({ operation }) => operation)).toEqual([
        'restored',
        'deleted',
        'created',
      ]);
    });

    it('has no password in it, nor anything that is no field', async () => {
      const made = await create();
      await host.database.pool.query(
        `update audit_entries set changes = changes || '{"passwordHash": ["canary", null], "session": ["canary", null]}'
         where resource = $1 and record_id = $2`,
        [resource.name, made.id],
      );
      const answer = await call('GET', path('history', made.id));
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain('canary');
      expect(JSON.stringify(answer.body)).not.toContain(GOOD_PASSWORD);
    });

    it('names the records that references pointed at, in the reader’s language', async () => {
      const [key] = Object.entries(resource.fields).find(([, { type }]) => type === 'reference') ?? [];
      if (key === undefined) return;
      const made = await create();
      for (const language of ['ar', 'en'] as const) {
        const read = record(await call('GET', path('read', made.id), { language }));
        const answer = await call('GET', path('history', made.id), { language });
        const label = key.replace(/Id$/, '');
        expect(answer.body.data).toMatchObject([{ after: { [key]: made[key], [label]: read[label] } }]);
      }
    });
  },
);

it('visitors have no history, also of what they may read', async () => {
  const answer = await host.call('GET', '/api/Faqs/History/1');
  expect([answer.status, answer.body.error?.code]).toEqual([401, 'unauthenticated']);
  const client = await host.call('GET', '/api/Faqs/History/1', { as: 'User' });
  expect([client.status, client.body.error?.code]).toEqual([403, 'forbidden']);
});

describe('the history of a client’s record', () => {
  /** Staff changed it, as the host writes it down. */
  async function changedRequest(person: 'User' | 'client2') {
    const { rows } = await host.database.pool.query<{ id: number }>(
      'select id from requests where client_id = $1 order by id limit 1',
      [await host.userIdOf(person)],
    );
    const id = rows[0]?.id ?? 0;
    await host.database.pool.query(
      `insert into audit_entries (user_id, resource, record_id, operation, changes)
       values ($1, 'requests', $2, 'updated', '{"status": ["Pending", "Contacted"], "description": ["secret was", "secret is"]}')`,
      [await host.userIdOf('Admin'), id],
    );
    return id;
  }

  it('is for staff: a client is refused alike for their own, for another’s and for none', async () => {
    const [own, other] = [await changedRequest('User'), await changedRequest('client2')];
    const told = await host.call('GET', `/api/Requests/History/${own}`, { as: 'CustomerService' });
    expect(told.body.data).toMatchObject([
      {
        who: { id: await host.userIdOf('Admin') },
        before: { status: 'Pending' },
        after: { status: 'Contacted' },
      },
    ]);
    for (const id of [own, other, 2_000_000_000]) {
      const refused = await host.call('GET', `/api/Requests/History/${id}`, { as: 'User' });
      expect([id, refused.status, refused.body.error?.code, refused.body.data]).toEqual([
        id,
        403,
        'forbidden',
        null,
      ]);
    }
  });

  it('has no field that the reader may not see', async () => {
    const guarded = resources.map((resource): AnyResource => {
      if (resource.name !== 'requests') return resource;
      const { description, ...fields } = resource.fields;
      return { ...resource, fields: { ...fields, description: { ...description, readBy: ['Admin'] } } };
    });
    const other = await startTestHost({ resources: guarded });
    try {
      const { rows } = await other.database.pool.query<{ id: number }>('select id from requests limit 1');
      const id = rows[0]?.id ?? 0;
      await other.database.pool.query(
        `insert into audit_entries (resource, record_id, operation, changes)
         values ('requests', $1, 'updated', '{"status": ["Pending", "Contacted"], "description": ["secret was", "secret is"]}')`,
        [id],
      );
      const staff = await other.call('GET', `/api/Requests/History/${id}`, { as: 'CustomerService' });
      expect(staff.body.data).toMatchObject([{ after: { status: 'Contacted' } }]);
      expect(JSON.stringify(staff.body)).not.toContain('secret');
      const admin = await other.call('GET', `/api/Requests/History/${id}`, { as: 'Admin' });
      expect(JSON.stringify(admin.body)).toContain('secret is');
    } finally {
      await other.close();
    }
  });
});

describe('the audit trail', () => {
  it('says who did what to which record, and which fields; it is found by any of them', async () => {
    const made = await host.call('POST', '/api/FaqCategories/Add', {
      as: 'Admin',
      body: { nameAr: 'تصنيف للسجل', nameEn: 'For the trail' },
    });
    const { id } = z.object({ id: z.number() }).parse(made.body.data);
    await host.call('PUT', '/api/FaqCategories/Update', { as: 'Admin', body: { id, nameEn: 'Trailed' } });
    const adminId = await host.userIdOf('Admin');
    const found = await host.call('GET', '/api/AuditEntries/GetAll', {
      as: 'Admin',
      query: {
        SearchTerm: 'trail',
        UserId: String(adminId),
        Resource: 'faq-categories',
        Operation: 'created,updated',
        AtFrom: '2000-01-01',
      },
    });
    expect(found.body.data).toMatchObject([
      { operation: 'updated', record: 'Trailed', recordId: id, userId: adminId, summary: 'Name' },
      { operation: 'created', record: 'For the trail', recordId: id, summary: '' },
    ]);
    const none = await host.call('GET', '/api/AuditEntries/GetAll', {
      as: 'Admin',
      query: { SearchTerm: 'trail', AtTo: '2000-01-01' },
    });
    expect(none.body['totalCount']).toBe(0);
  });

  it('says that a password was changed, and not which', async () => {
    const id = await host.userIdOf('client2');
    const body = { id, password: GOOD_PASSWORD, confirmPassword: GOOD_PASSWORD };
    expect((await host.call('PUT', '/api/ApplicationUsers/Update', { as: 'Admin', body })).status).toBe(200);
    const { body: list } = await host.call('GET', '/api/AuditEntries/GetAll', {
      as: 'Admin',
      query: { PageSize: '1', Resource: 'users' },
    });
    expect(list.data).toMatchObject([{ operation: 'updated', recordId: id, summary: 'Password' }]);
  });

  it('names every operation that the host writes', async () => {
    const { rows } = await host.database.pool.query<{ operation: string }>(
      'select distinct operation from audit_entries',
    );
    const trail = resources.find(({ name }) => name === 'audit-entries');
    const operation = trail && 'operation' in trail.fields ? trail.fields.operation : undefined;
    expect(rows.map((row) => row.operation).filter((name) => !(name in (operation?.options ?? {})))).toEqual(
      [],
    );
  });
});
