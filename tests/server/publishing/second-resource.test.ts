import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkResources } from '#contract/check-resource.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { pages } from '#contract/pages.ts';
import { articles as shipped } from '#resources/articles.ts';
import { resources } from '#resources/index.ts';
import { articlesOn } from '#tests/support/articles.ts';
import { shareHost } from '#tests/support/share-host.ts';

// As a build leaves it: without one there are no documents, and no feed beside them.
const webRoot = mkdtempSync(join(tmpdir(), 'second-'));
mkdirSync(join(webRoot, '.vite'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
writeFileSync(join(webRoot, '.vite/manifest.json'), '{}');
afterAll(() => rmSync(webRoot, { recursive: true }));

/** What the firm publishes next: the same fields at another page, told to feeds without an author. */
const rulings: AnyResource = {
  ...shipped,
  labels: { one: { ar: 'حكم', en: 'Ruling' }, many: { ar: 'الأحكام', en: 'Rulings' } },
  publishing: { ...shipped.publishing, page: pages.lawyer.path, feed: { text: 'summary' } },
} as AnyResource;
const altered = resources.map((resource) => (resource.name === shipped.name ? rulings : resource));
const host = await shareHost({ resources: altered, webRoot });
const rulingsOn = articlesOn(host);
const textOf = async (url: string) => (await host.app.inject({ url })).body;

it('another published resource has its feed and its place in the map of the site by its definition alone', async () => {
  const { id, slug } = await rulingsOn.write({ titleEn: 'A ruling', summaryEn: 'What it says' });
  await rulingsOn.publish(id, 'en');
  const feed = await textOf('/lawyers/feed.xml?lang=en');
  expect(feed).toContain('<title>Yamama &amp; Fustat: Rulings</title>');
  expect(feed).toMatch(new RegExp(`<link>[^<]*/lawyers/${slug}\\?lang=en</link>`));
  expect(feed).toContain('<description>What it says</description>');
  expect(feed).not.toContain('dc:creator>');
  expect((await host.app.inject({ url: '/insights/feed.xml' })).body).not.toContain('<rss');
  const map = await textOf('/sitemap.xml');
  expect(map).toContain(`/lawyers/${slug}?lang=en</loc>`);
  expect(map).not.toContain(`/lawyers/${slug}</loc>`);
});

it('a feed of what is no text in both languages, or by what is no reference, is refused at the start', () => {
  const idsOf = (feed: { text: string; by?: string }) =>
    checkResources(
      altered.map((resource) =>
        resource === rulings
          ? ({ ...rulings, publishing: { ...rulings.publishing, feed } } as AnyResource)
          : resource,
      ),
    ).map(({ id }) => id);
  expect(idsOf({ text: 'summary', by: 'authorId' })).toEqual([]);
  expect(idsOf({ text: 'slug' })).toEqual(['feed-unsuited']);
  expect(idsOf({ text: 'summary', by: 'picture' })).toEqual(['feed-unsuited']);
});
