import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, expect, it } from 'vitest';
import { articlesOn } from '#tests/support/articles.ts';
import { shareHost } from '#tests/support/share-host.ts';

// As a build leaves it: without one there are no documents, and no feed beside them.
const webRoot = mkdtempSync(join(tmpdir(), 'feed-'));
mkdirSync(join(webRoot, '.vite'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
writeFileSync(join(webRoot, '.vite/manifest.json'), '{}');
afterAll(() => rmSync(webRoot, { recursive: true }));
const host = await shareHost({ webRoot });
const articles = articlesOn(host);
const { DOMParser } = new Window();

async function feed(query = '') {
  const answer = await host.app.inject({ url: `/insights/feed.xml${query}` });
  const xml = new DOMParser().parseFromString(answer.body, 'application/xml');
  const textOf = (parent: Pick<typeof xml, 'getElementsByTagName'>, name: string) =>
    parent.getElementsByTagName(name)[0]?.textContent ?? null;
  return {
    type: answer.headers['content-type'],
    language: textOf(xml, 'language'),
    broken: xml.getElementsByTagName('parsererror').length,
    items: Array.from(xml.getElementsByTagName('item'), (item) => ({
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      guid: textOf(item, 'guid'),
      description: textOf(item, 'description'),
      creator: textOf(item, 'dc:creator'),
      at: Date.parse(textOf(item, 'pubDate') ?? ''),
    })),
  };
}

it('a reader of feeds is told each article with its author, in one language, newest first, whatever stands in its title', async () => {
  const title = 'Fees & <costs> of "delay"';
  const first = await articles.write({ titleEn: title, summaryEn: 'Who pays <them>?', titleAr: 'الأتعاب' });
  const draft = await articles.write({ titleEn: 'Not for anybody yet' });
  const second = await articles.write({ titleEn: 'The later one' });
  // When it is published counts, not when it was begun.
  await articles.publish(second.id, 'en');
  const from = Math.floor(Date.now() / 1000) * 1000;
  await articles.publish(first.id, 'en');

  const { type, language, broken, items } = await feed('?lang=en');
  expect({ type, language, broken }).toEqual({
    type: 'application/rss+xml; charset=utf-8',
    language: 'en',
    broken: 0,
  });
  expect(items[0]).toMatchObject({ title, description: 'Who pays <them>?' });
  expect(items[0]?.link).toMatch(new RegExp(`/insights/${first.slug}\\?lang=en$`));
  expect(items[0]?.guid).toBe(items[0]?.link);
  expect(items[0]?.creator).toMatch(/\p{L}/u);
  expect(items[0]?.at).toBeGreaterThanOrEqual(from);
  expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted((a, b) => b - a));
  expect(items.map((item) => item.title)).toContain('The later one');
  expect(JSON.stringify(items)).not.toContain(draft.slug);

  const arabic = await feed();
  expect(arabic.language).toBe('ar');
  expect(JSON.stringify(arabic.items)).not.toContain(first.slug);
  await articles.publish(first.id, 'ar');
  expect((await feed()).items[0]).toMatchObject({ title: 'الأتعاب' });
});
