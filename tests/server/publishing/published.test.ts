import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { lawyers } from '#resources/lawyers.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { sweepImages } from '#server/images/sweep-images.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { SAMPLE_IMAGE } from '#tests/support/sample-image.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const articles = articlesOn(host);
const titles = async (language: 'ar' | 'en', query: Record<string, string>) =>
  (await articles.listed(language, query)).map(({ titleAr, titleEn }) => titleAr + titleEn);

// What users of WordPress, Strapi, Payload, Directus and Drupal reported as broken, each as what they saw: these, and of
// plans each test of `schedule.test.ts` and `rounds-at-once.test.ts` (at its minute, once, in one language, as saved by
// then, past what cannot be published, over with the trash); that the drawn page follows is in `tests/browser/publishing.test.ts`.
describe('a draft', () => {
  it('1 is in no answer that everybody gets, and staff read it', async () => {
    const { id, slug } = await articles.write({ titleAr: 'مسودة سرية جدا', titleEn: 'Very secret draft' });
    for (const language of ['ar', 'en'] as const) {
      expect(await articles.seen(id, language)).toBeNull();
      expect(await articles.listed(language, { Ids: String(id) })).toEqual([]);
      expect(await titles(language, { SearchTerm: language === 'ar' ? 'سرية' : 'secret' })).toEqual([]);
      expect(await articles.at(slug, language)).toEqual({ record: null, addresses: {} });
    }
    const { status } = await host.call('GET', `/api/Articles/GetById/${id}`, { as: 'Admin' });
    expect(status).toBe(200);
    for (const as of ['User', 'CustomerService'] as const)
      expect((await host.call('GET', `/api/Articles/GetById/${id}`, { as })).status).toBe(404);
  });

  it('2 is counted in no total that everybody gets', async () => {
    const total = async () => {
      const { body } = await host.call('GET', '/api/Articles/GetAll', { language: 'ar' });
      return body['totalCount'];
    };
    const before = await total();
    await articles.write();
    expect(await total()).toBe(before);
  });

  it('3 saved over what is published changes nothing that is read, until it is published', async () => {
    const { id } = await articles.write({ titleAr: 'قبل' });
    await articles.publish(id, 'ar');
    await articles.change(id, { titleAr: 'بعد', bodyAr: 'نص جديد', authorId: 2 });
    const seen = await articles.seen(id, 'ar');
    expect([seen?.titleAr, seen?.title, seen?.authorId]).toEqual(['قبل', 'قبل', 1]);
    expect((await articles.state(id, 'ar')).isChanged).toBe(true);
    await articles.publish(id, 'ar');
    expect((await articles.seen(id, 'ar'))?.titleAr).toBe('بعد');
    expect((await articles.state(id, 'ar')).isChanged).toBe(false);
  });

  it('of a field that came after it was published shows everybody nothing, until it is published again', async () => {
    const { id } = await articles.write({ summaryEn: 'Drafted', picture: SAMPLE_IMAGE });
    await articles.publish(id, 'en');
    // As an older version of the product left it.
    await host.database.pool.query(
      `update publications set copy = copy - array['summary_en', 'category_ids', 'picture', 'search'] where record_id = $1`,
      [id],
    );
    const older = { summaryEn: '', summary: '', categoryIds: [], picture: null };
    expect(await articles.seen(id, 'en')).toMatchObject(older);
    expect(await articles.listed('en', { Ids: String(id) })).toMatchObject([older]);
    expect(await articles.listed('en', { Ids: String(id), SearchTerm: 'Drafted' })).toEqual([]);
    expect((await articles.state(id, 'en')).isChanged).toBe(true);
    await articles.publish(id, 'en');
    expect(await articles.seen(id, 'en')).toMatchObject({ summaryEn: 'Drafted', categoryIds: [1] });
  });

  it('4 is found by no search for its words, and what is published by the words that are', async () => {
    const { id } = await articles.write({ titleEn: 'Quokka', titleAr: 'كواكا' });
    await articles.publish(id, 'en');
    await articles.change(id, { titleEn: 'Wombat' });
    expect(await titles('en', { SearchTerm: 'wombat' })).toEqual([]);
    expect(await titles('en', { SearchTerm: 'quokka' })).toEqual(['Quokka']);
    // Nor by the words of a language that is not published.
    expect(await titles('en', { SearchTerm: 'كواكا' })).toEqual([]);
  });

  it('5 is filtered and ordered by what is published of it', async () => {
    const [first, second] = [
      await articles.write({ titleEn: 'Aa' }),
      await articles.write({ titleEn: 'Bb' }),
    ];
    for (const { id } of [first, second]) await articles.publish(id, 'en');
    await articles.change(first.id, { titleEn: 'Zz', authorId: 3 });
    const Ids = `${first.id},${second.id}`;
    expect(await titles('en', { Ids, Sort: 'title' })).toEqual(['Aa', 'Bb']);
    expect(await titles('en', { Ids, AuthorId: '3' })).toEqual([]);
    expect(await titles('en', { Ids, AuthorId: '1', Sort: '-title' })).toEqual(['Bb', 'Aa']);
  });
});

describe('languages', () => {
  it('6 are published one by one, and what is published of one holds nothing of the other', async () => {
    const { id } = await articles.write({ titleEn: 'Unfinished English' });
    await articles.publish(id, 'ar');
    expect(await articles.seen(id, 'en')).toBeNull();
    expect(await articles.listed('en', { Ids: String(id) })).toEqual([]);
    expect(JSON.stringify(await articles.seen(id, 'ar'))).not.toContain('Unfinished');
    await articles.publish(id, 'en');
    expect((await articles.seen(id, 'en'))?.title).toBe('Unfinished English');
  });

  it('7 are taken down one by one', async () => {
    const { id } = await articles.write();
    for (const language of ['ar', 'en'] as const) await articles.publish(id, language);
    await articles.unpublish(id, 'ar');
    expect(await articles.seen(id, 'ar')).toBeNull();
    expect(await articles.seen(id, 'en')).not.toBeNull();
  });

  it('8 that lack a text are not published, and say which', async () => {
    const { id } = await articles.write({ titleEn: '', summaryEn: '', bodyEn: '' });
    expect((await articles.state(id, 'en')).missing).toEqual(['title', 'summary', 'body']);
    const { status, body } = await articles.publish(id, 'en');
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([
      400,
      ['titleEn', 'summaryEn', 'bodyEn'],
    ]);
    expect((await articles.publish(id, 'ar')).status).toBe(200);
  });

  it('9 of one record have one list each, so that no list shows it in the wrong language', async () => {
    const { id } = await articles.write({ titleAr: 'عربي وحده', titleEn: '', summaryEn: '', bodyEn: '' });
    await articles.publish(id, 'ar');
    expect((await articles.listed('ar', { Ids: String(id) })).map(({ title }) => title)).toEqual([
      'عربي وحده',
    ]);
    expect(await articles.listed('en', { Ids: String(id) })).toEqual([]);
  });
});

describe('addresses', () => {
  it('10 of a former slug lead to the one of now, each language by itself', async () => {
    const { id, slug } = await articles.write();
    for (const language of ['ar', 'en'] as const) await articles.publish(id, language);
    await articles.change(id, { slug: `${slug}-moved` });
    await articles.publish(id, 'ar');
    expect(await articles.at(slug, 'ar')).toEqual({
      record: null,
      addresses: { ar: `${slug}-moved`, en: slug },
    });
    expect((await articles.at(slug, 'en')).record?.id).toBe(id);
    expect((await articles.at(`${slug}-moved`, 'ar')).record?.id).toBe(id);
  });

  it('lead on, and the first date stays, where an article comes back from the trash and is published again', async () => {
    const { id, slug } = await articles.write();
    await articles.publish(id, 'ar');
    await articles.change(id, { slug: `${slug}-moved` });
    await articles.publish(id, 'ar');
    await host.database.pool.query(
      `update publications set first_published_at = '2020-01-02' where resource = 'articles' and record_id = $1`,
      [id],
    );
    await host.call('DELETE', `/api/Articles/Delete/${id}`, { as: 'Admin' });
    expect([await articles.seen(id, 'ar'), (await articles.at(slug, 'ar')).record]).toEqual([null, null]);
    await host.call('POST', `/api/Articles/Restore/${id}`, { as: 'Admin' });
    expect(await articles.seen(id, 'ar')).toBeNull();
    await articles.publish(id, 'ar');
    expect(await articles.at(slug, 'ar')).toMatchObject({ addresses: { ar: `${slug}-moved` } });
    expect((await articles.seen(id, 'ar'))?.createdAt).toMatch(/^2020-01-0[12]/);
  });

  it('11 of a former slug do not lead in circles when it is taken up again', async () => {
    const { id, slug } = await articles.write();
    for (const now of [slug, `${slug}-b`, slug]) {
      await articles.change(id, { slug: now });
      await articles.publish(id, 'ar');
    }
    expect((await articles.at(slug, 'ar')).record?.id).toBe(id);
    expect((await articles.at(`${slug}-b`, 'ar')).addresses.ar).toBe(slug);
  });

  it('12 of what is published are held by it, also when its draft has moved on', async () => {
    const holder = await articles.write();
    await articles.publish(holder.id, 'ar');
    await articles.change(holder.id, { slug: `${holder.slug}-later` });
    const other = await articles.write({ slug: holder.slug });
    const { status, body } = await articles.publish(other.id, 'ar');
    expect([status, body.error?.code, Object.keys(body.error?.fields ?? {})]).toEqual([
      409,
      'duplicate',
      ['slug'],
    ]);
    await articles.unpublish(holder.id, 'ar');
    expect((await articles.publish(other.id, 'ar')).status).toBe(200);
  });

  it('13 that somebody else stands at now lead to nobody who was there before', async () => {
    const before = await articles.write();
    await articles.publish(before.id, 'ar');
    await articles.change(before.id, { slug: `${before.slug}-gone` });
    await articles.publish(before.id, 'ar');
    const after = await articles.write({ slug: before.slug });
    await articles.publish(after.id, 'ar');
    expect((await articles.at(before.slug, 'ar')).record?.id).toBe(after.id);
  });
});

describe('what a record points at', () => {
  it('14 must be there when it is published, but for an author who has left', async () => {
    const { id } = await articles.write({ categoryIds: [2], authorId: 5 });
    const put = (table: string, at: number, when: string) =>
      host.database.pool.query(`update ${table} set deleted_at = ${when} where id = $1`, [at]);
    await put('service_categories', 2, 'now()');
    const { status, body } = await articles.publish(id, 'ar');
    expect([status, body.error?.fields?.['categoryIds']?.code]).toEqual([400, 'referenceMissing']);
    await put('service_categories', 2, 'null');
    await put('lawyers', 5, 'now()');
    expect((await articles.publish(id, 'ar')).status).toBe(200);
    expect((await articles.seen(id, 'ar'))?.author).toMatch(/\S/);
    await put('lawyers', 5, 'null');
  });

  it('21 may go into the trash when its draft names something else: it is read without it, everywhere, and with it again', async () => {
    const add = async (resource: AnyResource) => {
      const path = callPath(resource, resource.verbs.create);
      const { body } = await host.call('POST', path, { as: 'Admin', body: buildRecord(resource) });
      return z.looseObject({ id: z.number() }).parse(body.data).id;
    };
    const [category, lawyer] = [await add(serviceCategories), await add(lawyers)];
    const both = [
      [serviceCategories, category],
      [lawyers, lawyer],
    ] as const;
    const { id, slug } = await articles.write({ categoryIds: [category], authorId: lawyer });
    await articles.publish(id, 'ar');
    const author = (await articles.seen(id, 'ar'))?.author;
    await articles.change(id, { categoryIds: [1], authorId: 1 });
    // The copy alone names them now: nothing keeps them.
    for (const [resource, at] of both) {
      const path = callPath(resource, resource.verbs.delete, at);
      expect((await host.call('DELETE', path, { as: 'Admin' })).status).toBe(200);
    }

    const read = { id, categoryIds: [category], authorId: lawyer, author };
    expect(await articles.seen(id, 'ar')).toMatchObject(read);
    expect((await articles.at(slug, 'ar')).record).toMatchObject(read);
    const queries: Record<string, string>[] = [
      {},
      { CategoryIds: String(category) },
      { AuthorId: String(lawyer) },
    ];
    for (const query of queries)
      expect((await articles.listed('ar', query)).find((one) => one.id === id)).toMatchObject(read);
    // Of what is in the trash a visitor finds nothing but its number, and of whoever wrote it the name.
    for (const [resource, at] of both)
      expect((await host.call('GET', callPath(resource, resource.verbs.read, at))).status).toBe(404);

    for (const [resource, at] of both)
      await host.call('POST', callPath(resource, resource.verbs.restore, at), { as: 'Admin' });
    expect(await articles.seen(id, 'ar')).toMatchObject(read);
    // To publish it anew takes the record as it is written now.
    await articles.publish(id, 'ar');
    expect(await articles.seen(id, 'ar')).toMatchObject({ categoryIds: [1], authorId: 1 });
  });

  it('15 stays as it was published: the picture too, which no sweep takes', async () => {
    const { id } = await articles.write({ picture: SAMPLE_IMAGE });
    await articles.publish(id, 'ar');
    await articles.change(id, { picture: null });
    expect((await articles.seen(id, 'ar'))?.picture?.key).toBe(SAMPLE_IMAGE.key);
    await host.database.pool.query(`update images set held_at = now() - interval '40 days'`);
    const files = { remove: async () => undefined, keysOlderThan: async () => [] };
    // A store without files: what is asked is which rows are swept.
    const tables = await loadRecordTables(resources);
    await sweepImages({ pool: host.database.pool, tables, images: { files }, log: quietLog() });
    const kept = await host.database.pool.query('select 1 from images where key = $1', [SAMPLE_IMAGE.key]);
    expect(kept.rowCount).toBe(1);
  });
});

describe('versions', () => {
  it('16 brought back from the history change the draft alone', async () => {
    const { id, titleAr } = await articles.write();
    await articles.change(id, { titleAr: 'النسخة الثانية' });
    await articles.publish(id, 'ar');
    // What the panel sends to bring a version back.
    await articles.change(id, { titleAr });
    expect((await articles.seen(id, 'ar'))?.titleAr).toBe('النسخة الثانية');
  });

  it('17 that nobody has seen are not published by whoever saw another', async () => {
    const { id, version } = await articles.write();
    await articles.change(id, { titleAr: 'غيّره زميل' });
    const { status, body } = await articles.publish(id, 'ar', { 'if-match': `"${version}"` });
    expect([status, body.error?.code]).toEqual([409, 'conflict']);
    expect(await articles.seen(id, 'ar')).toBeNull();
  });

  it('18 from the trash come back as drafts', async () => {
    const { id } = await articles.write();
    await articles.publish(id, 'ar');
    await host.call('DELETE', `/api/Articles/Delete/${id}`, { as: 'Admin' });
    expect(await articles.seen(id, 'ar')).toBeNull();
    await host.call('POST', `/api/Articles/Restore/${id}`, { as: 'Admin' });
    expect(await articles.seen(id, 'ar')).toBeNull();
    expect((await articles.state(id, 'ar')).publishedAt).toBeNull();
  });

  it('19 published again keep the day on which everybody read it first', async () => {
    const { id } = await articles.write();
    await articles.publish(id, 'ar');
    const first = await articles.seen(id, 'ar');
    await articles.change(id, { titleAr: 'منقّح' });
    await articles.publish(id, 'ar');
    const again = await articles.seen(id, 'ar');
    expect(again?.createdAt).toBe(first?.createdAt);
    expect(Date.parse(again?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first?.updatedAt ?? ''));
  });
});

it('taking down what nobody reads, and planning what stands so already, is not written down as done', async () => {
  const { id } = await articles.write();
  const { rows: before } = await host.database.pool.query('select from publications');
  for (const answer of [await articles.unpublish(id, 'ar'), await articles.schedule(id, 'en', {})]) {
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject([{ publishedAt: null }, { publishedAt: null }]);
  }
  const { rows: after } = await host.database.pool.query('select from publications');
  expect(after.length).toBe(before.length);
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  for (const times of [{ publishAt }, { publishAt }, {}, {}, { publishAt }])
    await articles.schedule(id, 'ar', times);
  await articles.unpublish(id, 'ar');
  const { rows } = await host.database.pool.query<{ operation: string }>(
    `select operation from audit_entries where resource = 'articles' and record_id = $1 order by id`,
    [id],
  );
  const operations = rows.map(({ operation }) => operation);
  expect(operations).toEqual([
    'created',
    'publicationScheduled',
    'publicationScheduled',
    'publicationScheduled',
    'publicationScheduled',
  ]);
});

describe('who publishes', () => {
  it('20 is whoever may update, and it is written down with the language', async () => {
    const { id } = await articles.write();
    for (const as of [null, 'User', 'CustomerService'] as const)
      for (const verb of ['Publish', 'Unpublish', 'Preview'])
        expect(
          (await host.call('POST', `/api/Articles/${verb}/${id}`, { as, body: { language: 'ar' } })).status,
        ).toBe(as === null ? 401 : 403);
    expect(
      (await host.call('GET', `/api/Articles/GetPublications/${id}`, { as: 'CustomerService' })).status,
    ).toBe(403);
    await articles.publish(id, 'ar');
    await articles.unpublish(id, 'ar');
    const { rows } = await host.database.pool.query<{
      operation: string;
      summary_en: string;
      user_id: number;
    }>(
      `select operation, summary_en, user_id from audit_entries where resource = 'articles' and record_id = $1 order by id`,
      [id],
    );
    const userId = await host.userIdOf('Admin');
    expect(rows.map(({ operation, summary_en, user_id }) => [operation, summary_en, user_id])).toEqual([
      ['created', '', userId],
      ['published', 'Arabic', userId],
      ['unpublished', 'Arabic', userId],
    ]);
  });
});
