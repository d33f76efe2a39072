import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { refusalsSchema } from '#contract/bulk.ts';
import { resources } from '#resources/index.ts';
import { readPublications } from '#server/resources/capabilities/publishing/publications.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const articles = articlesOn(host);
const statesSchema = z.array(z.object({ id: z.number(), arabicState: z.string(), englishState: z.string() }));

/** What a list of these shows of both languages. */
const states = async (ids: readonly number[], query: Record<string, string> = {}, as: Person = 'Admin') => {
  const { body } = await host.call('GET', '/api/Articles/GetAll', {
    as,
    language: 'ar',
    query: { Ids: ids.join(), Sort: 'id', ...query },
  });
  return statesSchema
    .parse(body.data)
    .map(({ arabicState, englishState }) => [arabicState, englishState].join(' '));
};
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

describe('a list of staff says how each language stands', () => {
  it('through its whole life', async () => {
    const { id } = await articles.write();
    expect(await states([id])).toEqual(['draft draft']);
    await articles.schedule(id, 'en', { publishAt: tomorrow() });
    expect(await states([id])).toEqual(['draft scheduled']);
    await articles.publish(id, 'ar');
    expect(await states([id])).toEqual(['published scheduled']);
    await articles.change(id, { titleEn: 'Only English' });
    expect(await states([id])).toEqual(['published scheduled']);
    await articles.change(id, { titleAr: 'تغيّر' });
    expect(await states([id])).toEqual(['changed scheduled']);
    await articles.unpublish(id, 'en');
    await articles.publish(id, 'ar');
    expect(await states([id])).toEqual(['published draft']);
    await host.call('DELETE', `/api/Articles/Delete/${id}`, { as: 'Admin' });
    await host.call('POST', `/api/Articles/Restore/${id}`, { as: 'Admin' });
    expect(await states([id])).toEqual(['draft draft']);
  });

  it('is narrowed by it', async () => {
    const [first, second] = [await articles.write(), await articles.write()];
    await articles.publish(first.id, 'ar');
    const ids = [first.id, second.id];
    expect(await states(ids, { ArabicState: 'published' })).toEqual(['published draft']);
    expect(await states(ids, { ArabicState: 'draft,scheduled' })).toEqual(['draft draft']);
    expect(await states(ids, { EnglishState: 'changed' })).toEqual([]);
  });

  it('tells nobody else that something is being written or waits', async () => {
    const { id } = await articles.write();
    await articles.publish(id, 'ar');
    await articles.schedule(id, 'en', { publishAt: tomorrow() });
    await articles.change(id, { titleAr: 'تغيّر' });
    expect(await states([id])).toEqual(['changed scheduled']);
    for (const as of [null, 'User', 'CustomerService'] as const) {
      expect(await states([id], {}, as)).toEqual(['published draft']);
      expect(await states([id], { ArabicState: 'changed' }, as)).toEqual([]);
      expect(await states([id], { EnglishState: 'scheduled' }, as)).toEqual([]);
    }
  });
});

it('how both languages stand is asked of a connection at once, which takes one statement at a time', async () => {
  const { id } = await articles.write();
  const table = (await loadRecordTables(resources)).get('articles');
  if (!table) throw new Error('There are no articles');
  const client = await host.database.pool.connect();
  const asked = vi.spyOn(client, 'query');
  const record = { id, version: 1, titleAr: 'x', summaryAr: 'x', bodyAr: 'x' };
  expect(await readPublications(client, table, record)).toMatchObject([
    { language: 'ar', missing: [] },
    { language: 'en', missing: ['title', 'summary', 'body'] },
  ]);
  expect(asked).toHaveBeenCalledOnce();
  client.release();
});

describe('many at once', () => {
  const many = (verb: 'PublishMany' | 'UnpublishMany', body: object, as: Person = 'Admin') =>
    host.call('POST', `/api/Articles/${verb}`, { as, body });

  it('are published in a language as they are saved, and taken down again', async () => {
    const [first, second] = [await articles.write(), await articles.write()];
    const ids = [first.id, second.id];
    await articles.publish(first.id, 'ar');
    const published = await many('PublishMany', { ids, language: 'ar' });
    // What stood so already was left alone.
    expect(published.body.data).toEqual({ ids: [second.id] });
    expect(await states(ids)).toEqual(['published draft', 'published draft']);
    expect((await articles.seen(second.id, 'ar'))?.id).toBe(second.id);
    expect((await many('UnpublishMany', { ids, language: 'ar' })).body.data).toEqual({ ids });
    expect(await states(ids)).toEqual(['draft draft', 'draft draft']);
    expect(await articles.seen(second.id, 'ar')).toBeNull();
  });

  it('are refused together with each reason when one is not ready, and nothing is published', async () => {
    const [ready, bare] = [await articles.write(), await articles.write({ titleEn: '', bodyEn: '' })];
    const answer = await many('PublishMany', { ids: [ready.id, bare.id], language: 'en' });
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'bulkRefused']);
    const { refusals } = refusalsSchema.parse(answer.body.data);
    expect(refusals).toMatchObject([
      { id: bare.id, fields: { titleEn: { code: 'required' }, bodyEn: { code: 'required' } } },
    ]);
    expect(await states([ready.id, bare.id])).toEqual(['draft draft', 'draft draft']);
  });

  it('are refused with the address that another one stands at', async () => {
    const [first, second] = [await articles.write(), await articles.write()];
    await articles.publish(first.id, 'ar');
    await articles.change(first.id, { slug: `moved-${first.id}` });
    await articles.change(second.id, { slug: first.slug });
    const third = await articles.write();
    const answer = await many('PublishMany', { ids: [second.id, third.id], language: 'ar' });
    const { refusals } = refusalsSchema.parse(answer.body.data);
    expect(refusals).toMatchObject([{ id: second.id, code: 'duplicate' }]);
    expect(await states([third.id])).toEqual(['draft draft']);
  });

  it('are refused by name where a colleague has saved one since it was shown', async () => {
    const [first, second] = [await articles.write(), await articles.write()];
    const ids = [first.id, second.id];
    const versions = ids.map((id) => ({ id, version: 1 }));
    await articles.change(second.id, { titleAr: 'نصف جملة' });
    const answer = await many('PublishMany', { ids, versions, language: 'ar' });
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'bulkRefused']);
    const { refusals } = refusalsSchema.parse(answer.body.data);
    expect(refusals).toMatchObject([{ id: second.id, title: second.titleEn, code: 'conflict' }]);
    expect(await states(ids)).toEqual(['draft draft', 'draft draft']);
    const without = await many('PublishMany', { ids: [first.id], versions, language: 'ar' });
    expect(without.body.data).toEqual({ ids: [first.id] });
  });

  it('are taken down with what is planned for them, also where nobody reads them yet', async () => {
    const [planned, failed] = [await articles.write(), await articles.write()];
    const ids = [planned.id, failed.id];
    await articles.schedule(planned.id, 'ar', { unpublishAt: tomorrow() });
    await host.database.pool.query(
      `insert into publications (resource, record_id, language, problem) values ('articles', $1, 'ar', '{title}')`,
      [failed.id],
    );
    expect(await states(ids)).toEqual(['draft draft', 'draft draft']);
    expect((await many('UnpublishMany', { ids, language: 'ar' })).body.data).toEqual({ ids });
    expect((await many('UnpublishMany', { ids, language: 'ar' })).body.data).toEqual({ ids: [] });
  });

  it('are for whoever may change them alone', async () => {
    const { id } = await articles.write();
    for (const [as, status] of [
      [null, 401],
      ['User', 403],
      ['CustomerService', 403],
    ] as const)
      for (const verb of ['PublishMany', 'UnpublishMany'] as const)
        expect((await many(verb, { ids: [id], language: 'ar' }, as)).status).toBe(status);
    const unknown = await many('PublishMany', { ids: [id], language: 'fr' });
    expect(unknown.body.error?.fields).toMatchObject({ language: { code: 'optionInvalid' } });
    expect(await states([id])).toEqual(['draft draft']);
  });
});
