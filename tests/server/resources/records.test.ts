import { describe, expect, it } from 'vitest';
import { can } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isWritableBy } from '#contract/field-rights.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { validationCasesOf } from '#tests/support/validation-cases.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const editable = resources.filter(
  (resource: AnyResource) => can(resource, 'create', 'Admin') && can(resource, 'update', 'Admin'),
);

describe.each(editable.map((resource) => ({ name: resource.name, resource: resource as AnyResource })))(
  '$name',
  ({ resource }) => {
    let number = 100;
    const path = (verb: keyof AnyResource['verbs'], id?: number): string =>
      callPath(resource, resource.verbs[verb], id);
    const record = (answer: { body: { data: unknown } }) =>
      recordSchema(resource, 'Admin').parse(answer.body.data) as Values & { id: number; version: number };
    const create = async () => {
      number += 1;
      return record(
        await host.call('POST', path('create'), { as: 'Admin', body: buildRecord(resource, { number }) }),
      );
    };
    /** A text that may be changed without breaking any rule. */
    const [textKey = ''] = Object.entries(resource.fields).flatMap(([key, field]) =>
      field.type === 'bilingual' || field.type === 'text' ? wireKeys(key, field) : [],
    );
    const update = (body: Values, headers: Record<string, string> = {}) =>
      host.call('PUT', path('update'), { as: 'Admin', body, headers });

    it('gives back what was written, with identity, version and times', async () => {
      number += 1;
      const body = buildRecord(resource, { number });
      const answer = await host.call('POST', path('create'), { as: 'Admin', body });
      expect(answer.status).toBe(200);
      const made = record(answer);
      for (const [key, field] of Object.entries(resource.fields)) {
        for (const wireKey of wireKeys(key, field)) {
          if (field.type === 'password')
            expect(JSON.stringify(answer.body)).not.toContain(String(body[wireKey]));
          else if (field.type === 'rows') expect(made[wireKey]).toMatchObject(Object(body[wireKey]));
          else if (field.writeBy !== 'server' && !field.onlyNew) expect(made[wireKey]).toEqual(body[wireKey]);
        }
      }
      expect(made.version).toBe(1);
      const read = await host.call('GET', path('read', made.id), { as: 'Admin' });
      expect(read.body.data).toEqual(answer.body.data);
      const forUpdate = await host.call('GET', path('readForUpdate', made.id), { as: 'Admin' });
      expect(forUpdate.body.data).toEqual(answer.body.data);
    });

    const bilingualKeys = Object.entries(resource.fields).flatMap(([key, field]) =>
      field.type === 'bilingual' ? [key] : [],
    );

    it('R12 answers bilingual texts in the reader’s language', async () => {
      const { id } = await create();
      for (const language of ['ar', 'en'] as const) {
        const answer = await host.call('GET', path('read', id), { as: 'Admin', language });
        const read = record(answer);
        expect(bilingualKeys.map((key) => read[key])).toEqual(
          bilingualKeys.map((key) => read[`${key}${language === 'ar' ? 'Ar' : 'En'}`]),
        );
      }
    });

    it('an update changes what it names, counts the version up, and leaves the rest', async () => {
      const made = await create();
      const changed = record(await update({ id: made.id, [textKey]: 'مُعدَّل' }));
      expect(changed).toEqual({
        ...made,
        [textKey]: 'مُعدَّل',
        version: 2,
        updatedAt: changed['updatedAt'],
        ...localised(changed),
      });
      const same = record(await update({ id: made.id, [textKey]: 'مُعدَّل' }));
      expect(same.version).toBe(2);
    });

    const localised = (changed: Values): Values =>
      Object.fromEntries(
        Object.entries(resource.fields)
          .filter(([, field]) => field.type === 'bilingual')
          .map(([key]) => [key, changed[key]]),
      );

    it('D-04 the second of two editors gets 409 with the current record, and nothing is overwritten', async () => {
      const made = await create();
      const first = await update({ id: made.id, [textKey]: 'الأول' }, { 'if-match': '"1"' });
      expect(first.status).toBe(200);
      const second = await update({ id: made.id, [textKey]: 'الثاني' }, { 'if-match': '"1"' });
      expect([second.status, second.body.error?.code]).toEqual([409, 'conflict']);
      expect(record(second)[textKey]).toBe('الأول');
      const read = await host.call('GET', path('read', made.id), { as: 'Admin' });
      expect(record(read)[textKey]).toBe('الأول');
    });

    it('a deleted record leaves the lists, waits in the trash and comes back', async () => {
      const { id } = await create();
      expect((await host.call('DELETE', path('delete', id), { as: 'Admin' })).status).toBe(200);
      expect((await host.call('GET', path('read', id), { as: 'Admin' })).status).toBe(404);
      expect((await host.call('DELETE', path('delete', id), { as: 'Admin' })).status).toBe(404);
      expect((await update({ id, [textKey]: 'x' })).status).toBe(404);
      const living = await host.call('GET', path('list'), { as: 'Admin', query: { Ids: String(id) } });
      expect(living.body.data).toEqual([]);
      const trash = await host.call('GET', path('list'), {
        as: 'Admin',
        query: { Ids: String(id), Trash: 'true' },
      });
      expect(trash.body.data).toHaveLength(1);
      expect((await host.call('POST', path('restore', id), { as: 'Admin' })).status).toBe(200);
      expect((await host.call('GET', path('read', id), { as: 'Admin' })).status).toBe(200);
    });

    it('the same submission sent five times at once makes one record, another one with its key is refused', async () => {
      number += 1;
      const headers = { 'idempotency-key': `key-${resource.name}-${number}` };
      const body = buildRecord(resource, { number });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => host.call('POST', path('create'), { as: 'Admin', body, headers })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map((answer) => record(answer).id)).size).toBe(1);
      const other = await host.call('POST', path('create'), {
        as: 'Admin',
        body: { ...body, [textKey]: 'غيره' },
        headers,
      });
      expect([other.status, other.body.error?.code]).toEqual([422, 'idempotencyMismatch']);
    });

    it('every change leaves one audit row with who and what, and no password', async () => {
      const { id } = await create();
      await update({ id, [textKey]: 'للسجل' });
      await host.call('DELETE', path('delete', id), { as: 'Admin' });
      const { rows } = await host.database.pool.query(
        'select operation, user_id, changes from audit_entries where resource = $1 and record_id = $2 order by id',
        [resource.name, id],
      );
      expect(rows.map(({ operation }) => operation)).toEqual(['created', 'updated', 'deleted']);
      expect(rows[1].changes).toEqual({ [textKey]: [expect.any(String), 'للسجل'] });
      expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([await host.userIdOf('Admin')]));
      expect(JSON.stringify(rows)).not.toMatch(/password|Scales-of/i);
    });

    it.each(validationCasesOf(resource))(
      'R269 $title, and nothing is written',
      async ({ change, at, code }) => {
        number += 1;
        const before = await totalOf();
        const answer = await host.call('POST', path('create'), {
          as: 'Admin',
          body: { ...buildRecord(resource, { number }), ...change },
        });
        expect(answer.status).toBe(400);
        expect(answer.body.error?.code).toBe('validation');
        expect(answer.body.error?.fields?.[at]?.code).toBe(code);
        expect(await totalOf()).toBe(before);
      },
    );
    const totalOf = async () => (await host.call('GET', path('list'), { as: 'Admin' })).body['totalCount'];

    it('a reference to a record that is not there is told at its field', async () => {
      for (const [key, field] of Object.entries(resource.fields)) {
        if (field.type !== 'reference' || !isWritableBy(field, 'Admin')) continue;
        const answer = await host.call('POST', path('create'), {
          as: 'Admin',
          body: { ...buildRecord(resource, { number: ++number }), [key]: 2_000_000_000 },
        });
        expect(answer.body.error?.fields?.[key]?.code).toBe('referenceMissing');
      }
    });

    it('Z-05 keys that no field names are refused, also those of the prototype and the host’s own columns', async () => {
      for (const key of [
        'isAdmin',
        'passwordHash',
        'version',
        'createdAt',
        'deletedAt',
        'constructor',
        'search',
      ]) {
        const answer = await host.call('POST', path('create'), {
          as: 'Admin',
          body: { ...buildRecord(resource, { number: ++number }), [key]: 'x' },
        });
        expect([key, answer.status]).toEqual([key, 400]);
      }
      const answer = await host.app.inject({
        method: 'POST',
        url: path('create'),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await host.tokenOf('Admin')}`,
        },
        payload: '{"__proto__":{"role":"Admin"}}',
      });
      expect(answer.statusCode).toBe(400);
    });
  },
);

it('R367 a category that questions use is not deleted, and says how many', async () => {
  const answer = await host.call('DELETE', '/api/FaqCategories/Delete/1', { as: 'Admin' });
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'inUse']);
  expect(answer.body.error?.description).toMatch(/in use \(records: \d+\)/);
});

it('R12 a question without its English half is answered in Arabic, and an empty one is refused', async () => {
  const body = {
    categoryId: 1,
    questionAr: 'سؤال بلا ترجمة',
    questionEn: '',
    answerAr: 'جواب',
    answerEn: '',
  };
  const made = await host.call('POST', '/api/Faqs/Add', { as: 'Admin', body });
  expect(made.body.data).toMatchObject({ question: 'سؤال بلا ترجمة', questionEn: '' });
  const { id } = made.body.data as { id: number };
  const emptied = await host.call('PUT', '/api/Faqs/Update', { as: 'Admin', body: { id, questionAr: '' } });
  expect(emptied.body.error?.fields?.['questionAr']?.code).toBe('oneLanguage');
});

it('open screens are told of a change after its commit, and only of that', async () => {
  const seen: ChangeEvent[] = [];
  const stop = host.changes.subscribe((event) => seen.push(event));
  const made = await host.call('POST', '/api/FaqCategories/Add', {
    as: 'Admin',
    body: { nameAr: 'جديد', nameEn: 'New' },
  });
  await host.call('POST', '/api/FaqCategories/Add', { as: 'Admin', body: { nameAr: '', nameEn: 'New' } });
  stop();
  expect(seen).toEqual([
    { resource: 'faq-categories', type: 'created', ids: [(made.body.data as { id: number }).id] },
  ]);
});
