import { expect, it } from 'vitest';
import { articlesOn } from '#tests/support/articles.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const articles = articlesOn(host);

it('a draft is read by nobody but staff, and publishing Arabic shows no English', async () => {
  const { id } = await articles.write({ titleEn: 'Secret headline' });
  expect(await articles.seen(id, 'ar')).toBeNull();
  expect((await articles.publish(id, 'ar')).status).toBe(200);
  expect(await articles.seen(id, 'en')).toBeNull();
  const seen = await articles.seen(id, 'ar');
  expect(seen?.titleAr).toMatch(/^عنوان/);
  expect(JSON.stringify(seen)).not.toContain('Secret headline');
});

it('a scheduled language is published within five seconds', async () => {
  const { id } = await articles.write();
  const publishAt = new Date(Date.now() + 1500).toISOString();
  const answer = await articles.schedule(id, 'ar', { publishAt });
  expect([answer.status, answer.body.error]).toEqual([200, null]);
  await expect.poll(() => articles.seen(id, 'ar'), { timeout: 6500 }).not.toBeNull();
  expect(Date.parse((await articles.state(id, 'ar')).publishedAt ?? '')).toBeGreaterThanOrEqual(
    Date.parse(publishAt),
  );
});

it('a former slug leads to the one of now', async () => {
  const { id, slug } = await articles.write();
  await articles.publish(id, 'ar');
  await articles.change(id, { slug: 'moved-on' });
  expect((await articles.at(slug, 'ar')).record?.id).toBe(id);
  await articles.publish(id, 'ar');
  expect(await articles.at(slug, 'ar')).toEqual({ record: null, addresses: { ar: 'moved-on' } });
});
