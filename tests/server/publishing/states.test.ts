import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { refusalsSchema } from '#contract/bulk.ts';
import { heldChangeSchema } from '#contract/held-changes.ts';
import { inboxCalls, inboxSchema } from '#contract/inbox.ts';
import { showPath } from '#contract/resource-paths.ts';
import { articles as definition } from '#resources/articles.ts';
import { resources } from '#resources/index.ts';
import { readPublications } from '#server/resources/capabilities/publishing/publication-queries.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { lookForJobs } from '#tests/support/look-for-jobs.ts';
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
/** All that is kept of what is published of these. */
const publications = async (ids: readonly number[]) => {
  const { rows } = await host.database.pool.query(
    `select * from publications where resource = 'articles' and record_id = any($1) order by record_id, language`,
    [ids],
  );
  return rows;
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

  it('are named once where the first try met another transaction and was made again', async () => {
    const ids = [(await articles.write()).id, (await articles.write()).id];
    const { pool } = host.database;
    const { connect } = pool;
    const open = connect.bind(pool);
    const deadlocked = async () => {
      const client = await open();
      const { query } = client;
      Object.assign(client, {
        query: (...given: unknown[]) => {
          if (given[0] !== 'commit') return Reflect.apply(query, client, given);
          Object.assign(client, { query });
          Object.assign(pool, { connect });
          return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
        },
      });
      return client;
    };
    Object.assign(pool, {
      connect: (done?: Parameters<typeof connect>[0]) => (done ? open(done) : deadlocked()),
    });
    expect((await many('PublishMany', { ids, language: 'ar' })).body.data).toEqual({ ids });
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

  const later = async (verb: 'PublishManyLater' | 'UnpublishManyLater', ids: readonly number[]) => {
    const answer = await host.call('POST', `/api/Articles/${verb}`, {
      as: 'Admin',
      body: { ids, language: 'ar' },
    });
    expect([answer.status, answer.body.error ?? null]).toEqual([200, null]);
    return heldChangeSchema.parse(answer.body.data);
  };
  const held = (verb: 'MakeHeldChange' | 'TakeBackHeldChange', id: number) =>
    host.call('POST', `/api/Articles/${verb}/${id}`, { as: 'Admin' });

  it('wait before they are published, and are as they were when that is taken back', async () => {
    const [first, second] = [await articles.write(), await articles.write()];
    const ids = [first.id, second.id];
    await articles.publish(first.id, 'ar');
    await articles.schedule(second.id, 'ar', { publishAt: tomorrow() });
    const before = await publications(ids);
    const publishing = await later('PublishManyLater', ids);
    // What stands so already is left alone.
    expect(publishing.ids).toEqual([second.id]);
    expect(await publications(ids)).toEqual(before);
    expect((await held('TakeBackHeldChange', publishing.id)).body.data).toEqual({ isTakenBack: true });
    expect((await held('MakeHeldChange', publishing.id)).body.data).toEqual({ ids: [] });

    const unpublishing = await later('UnpublishManyLater', ids);
    expect(unpublishing.ids).toEqual(ids);
    await held('TakeBackHeldChange', unpublishing.id);
    expect(await publications(ids)).toEqual(before);

    const { id } = await later('PublishManyLater', ids);
    expect((await held('MakeHeldChange', id)).body.data).toEqual({ ids: [second.id] });
    expect((await held('TakeBackHeldChange', id)).body.data).toEqual({ isTakenBack: false });
    expect(await states(ids)).toEqual(['published draft', 'published draft']);
    // Nothing is to be done, and nothing waits.
    expect(await later('PublishManyLater', ids)).toEqual({ id: 0, ids: [], seconds: 0 });
  });

  it('are published by the host when the page was closed meanwhile, and not what a colleague has saved since', async () => {
    const [first, second] = [await articles.write(), await articles.write()];
    const hurry = async (id: number) => {
      await host.database.pool.query('update outbox set run_at = now() where id = $1', [id]);
      await lookForJobs(host);
    };
    await hurry((await later('PublishManyLater', [first.id])).id);
    await vi.waitFor(async () => expect(await states([first.id])).toEqual(['published draft']), {
      timeout: 15_000,
    });

    const body = { ids: [second.id], versions: [{ id: second.id, version: 1 }], language: 'ar' };
    const answer = await host.call('POST', '/api/Articles/PublishManyLater', { as: 'Admin', body });
    const { id } = heldChangeSchema.parse(answer.body.data);
    await articles.change(second.id, { titleAr: 'نصف جملة' });
    await hurry(id);
    await vi.waitFor(
      async () => {
        const { rows } = await host.database.pool.query(
          `select resource from notifications where kind = 'moveRefused' and record_id = $1`,
          [second.id],
        );
        expect(rows).toEqual([{ resource: 'articles' }]);
      },
      { timeout: 15_000 },
    );
    const inbox = inboxSchema.parse((await host.call('GET', inboxCalls.get, { as: 'Admin' })).body.data);
    // The entry of the bell led nowhere.
    expect(inbox.items.find(({ about }) => about?.id === second.id)?.about?.path).toBe(
      showPath(definition, second.id),
    );
    expect(await states([second.id])).toEqual(['draft draft']);
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
