import { describe, expect, it } from 'vitest';
import { readPreview, signPreview } from '#server/resources/capabilities/publishing/preview-tokens.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const articles = articlesOn(host);
const tokenIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('preview') ?? '';
const later = () => Math.floor(Date.now() / 1000) + 60;

describe('the link to a preview', () => {
  it('shows whoever has it the draft of one language, and nothing of the other', async () => {
    const { id, slug } = await articles.write({ titleAr: 'لم يُنشر', titleEn: 'English draft' });
    const { path, expiresAt } = await articles.preview(id, 'ar');
    expect(path.startsWith(`/insights/${slug}?lang=ar&preview=`)).toBe(true);
    expect(path.length).toBeLessThan(300);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 3600 * 1000);
    const Preview = tokenIn(path);
    const { record } = await articles.at(slug, 'ar', { Preview });
    expect(record?.title).toBe('لم يُنشر');
    expect(JSON.stringify(record)).not.toContain('English draft');
    expect((await articles.at(slug, 'ar')).record).toBeNull();
  });

  it('shows what was saved since, and nothing once the record is in the trash', async () => {
    const { id, slug } = await articles.write();
    const Preview = tokenIn((await articles.preview(id, 'ar')).path);
    await articles.change(id, { titleAr: 'بعد الرابط' });
    expect((await articles.at(slug, 'ar', { Preview })).record?.title).toBe('بعد الرابط');
    await host.call('DELETE', `/api/Articles/Delete/${id}`, { as: 'Admin' });
    expect((await articles.at(slug, 'ar', { Preview })).record).toBeNull();
  });

  it('that somebody wrote, changed or kept too long shows nothing', async () => {
    const { id, slug } = await articles.write();
    const good = tokenIn((await articles.preview(id, 'ar')).path);
    const [text = '', signature = ''] = good.split('.');
    const other = Buffer.from(Buffer.from(text, 'base64url').toString().replace(`,${id},`, `,1,`)).toString(
      'base64url',
    );
    for (const Preview of ['x', '.', 'x.y', `${other}.${signature}`, `${text}.`, `${text}.AAAA`])
      expect((await articles.at(slug, 'ar', { Preview })).record).toBeNull();
    const key = new Uint8Array(32).fill(7);
    expect(readPreview(key, signPreview(key, ['articles', 1, 'ar', later()]))?.[1]).toBe(1);
    expect(readPreview(key, signPreview(key, ['articles', 1, 'ar', later() - 61]))).toBeNull();
    expect(
      readPreview(new Uint8Array(32).fill(8), signPreview(key, ['articles', 1, 'ar', later()])),
    ).toBeNull();
  });

  it('is written down: who let others read which draft', async () => {
    const { id } = await articles.write({ titleAr: 'مسودة', titleEn: 'The draft' });
    await articles.preview(id, 'ar');
    const { rows } = await host.database.pool.query(
      `select user_id, operation, record_en, summary_en from audit_entries
       where resource = 'articles' and record_id = $1 order by id desc limit 1`,
      [id],
    );
    const made = { operation: 'previewMade', record_en: 'The draft', summary_en: 'Arabic' };
    expect(rows).toEqual([{ user_id: await host.userIdOf('Admin'), ...made }]);
  });

  it('is not given for a language that could not be published', async () => {
    const { id } = await articles.write({ bodyEn: '' });
    const { status, body } = await host.call('POST', `/api/Articles/Preview/${id}`, {
      as: 'Admin',
      body: { language: 'en' },
    });
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['bodyEn']]);
  });
});

it('staff read on the site what everybody reads, and the draft in the panel', async () => {
  const { id } = await articles.write({ titleAr: 'للنشر' });
  await articles.publish(id, 'ar');
  await articles.change(id, { titleAr: 'قيد التحرير' });
  const titleOf = async (verb: string) => {
    const { body } = await host.call('GET', `/api/Articles/${verb}`, {
      as: 'Admin',
      language: 'ar',
      query: { Ids: String(id) },
    });
    return (body.data as { title: string }[]).map(({ title }) => title);
  };
  expect(await titleOf('GetPublished')).toEqual(['للنشر']);
  expect(await titleOf('GetAll')).toEqual(['قيد التحرير']);
});
