import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LANGUAGE_PARAMETER, type Language, addressIn, parseLanguage } from '#contract/language.ts';
import { insightPath, insightsFeedPath, pages } from '#contract/pages.ts';
import { callPath } from '#contract/resource-paths.ts';
import { articles } from '#resources/articles.ts';
import type { Env } from '../env.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { siteOrigin } from './content-policy.ts';
import { readAsVisitor } from './read-as-visitor.ts';

/** So many of the newest stand in a feed. */
const ITEMS_MAX = 30;

/** `/insights/feed.xml`: what was published last, as RSS 2.0; `?lang=en` in English, else in Arabic. */
export function serveFeeds(app: FastifyInstance, env: Pick<Env, 'publicUrl'>): void {
  app.get(insightsFeedPath, { config: { access: 'document' } }, async (request, reply) => {
    const asked = new URLSearchParams(request.url.split('?')[1]).get(LANGUAGE_PARAMETER);
    const language = parseLanguage(asked);
    const list = `${callPath(articles, articles.verbs.list)}?PageSize=${ITEMS_MAX}`;
    const { data } = itemsSchema.parse(await readAsVisitor(app, language)(list));
    const origin = siteOrigin(request, env) ?? '';
    return reply
      .header('cache-control', 'no-cache')
      .type('application/rss+xml; charset=utf-8')
      .send(feedOf(data, { language, origin }));
  });
}

const itemsSchema = z.object({
  data: z.array(
    z.object({
      title: z.string(),
      slug: z.string(),
      summary: z.string(),
      author: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
});
type Item = z.output<typeof itemsSchema>['data'][number];

interface Place {
  language: Language;
  origin: string;
}

function feedOf(items: readonly Item[], { language, origin }: Place): string {
  const { title, description } = TITLES[language];
  const at = (path: string) => escapeMarkup(`${origin}${addressIn(language, path)}`);
  const self = at(insightsFeedPath);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${title}</title>`,
    `<link>${at(pages.insights.path)}</link>`,
    `<description>${description}</description>`,
    `<language>${language}</language>`,
    `<atom:link rel="self" type="application/rss+xml" href="${self}"/>`,
    ...items.map((item) => itemOf(item, at)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf({ title, slug, summary, author, createdAt }: Item, at: (path: string) => string): string {
  const address = at(insightPath(slug));
  return [
    '<item>',
    `<title>${escapeMarkup(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<description>${escapeMarkup(summary)}</description>`,
    ...(author === null ? [] : [`<dc:creator>${escapeMarkup(author)}</dc:creator>`]),
    `<pubDate>${new Date(createdAt).toUTCString()}</pubDate>`,
    '</item>',
  ].join('');
}

const TITLES = {
  ar: { title: 'مقالات اليمامة والفسطاط', description: 'ما يكتبه محامونا في المملكة ومصر' },
  en: {
    title: 'Yamama &amp; Fustat: insights',
    description: 'What our lawyers write, in Saudi Arabia and in Egypt',
  },
} as const satisfies Record<Language, { title: string; description: string }>;
