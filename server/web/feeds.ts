import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LANGUAGE_PARAMETER, type Language, addressIn, parseLanguage } from '#contract/language.ts';
import { formatSort } from '#contract/list-query.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { labelKey } from '#contract/field-keys.ts';
import { type Publishing, feedPath } from '#contract/publishing.ts';
import { callPath } from '#contract/resource-paths.ts';
import type { Env } from '../env.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { siteOrigin } from './content-policy.ts';
import { readAsVisitor } from './read-as-visitor.ts';

/** At most this many of the newest stand in a feed. */
const ITEMS_MAX = 30;

/** The feed of each resource that declares one, as RSS 2.0: what was published last; `?lang=en` in English, else in Arabic. */
export function serveFeeds(
  app: FastifyInstance,
  env: Pick<Env, 'publicUrl'>,
  resources: readonly AnyResource[],
): void {
  for (const resource of resources)
    if (resource.publishing?.feed) serveFeed(app, env, { resource, publishing: resource.publishing });
}

interface Published {
  resource: AnyResource;
  publishing: Publishing;
}

function serveFeed(app: FastifyInstance, env: Pick<Env, 'publicUrl'>, published: Published): void {
  const { resource, publishing } = published;
  app.get(feedPath(publishing), { config: { access: 'document' } }, async (request, reply) => {
    const asked = new URLSearchParams(request.url.split('?')[1]).get(LANGUAGE_PARAMETER);
    const language = parseLanguage(asked);
    const newest = new URLSearchParams({ PageSize: String(ITEMS_MAX), Sort: NEWEST });
    const list = `${callPath(resource, resource.verbs.list)}?${newest}`;
    const { data } = itemsSchema.parse(await readAsVisitor(app, language)(list));
    const origin = siteOrigin(request, env) ?? '';
    return reply
      .header('cache-control', 'no-cache')
      .type('application/rss+xml; charset=utf-8')
      .send(feedOf(data, published, { language, origin }));
  });
}

/** A record came for the public when it was first published. */
const NEWEST = formatSort([{ field: 'createdAt', direction: 'desc' }]);

const itemsSchema = z.object({ data: z.array(z.looseObject({ createdAt: z.string() })) });
type Item = z.output<typeof itemsSchema>['data'][number];

interface Place {
  language: Language;
  origin: string;
}

function feedOf(items: readonly Item[], published: Published, { language, origin }: Place): string {
  const { labels } = published.resource;
  const { publishing } = published;
  const at = (path: string) => escapeMarkup(`${origin}${addressIn(language, path)}`);
  const self = at(feedPath(publishing));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeMarkup(`${FIRM[language]}: ${labels.many[language]}`)}</title>`,
    `<link>${at(publishing.page.replace('/:slug', ''))}</link>`,
    `<description>${escapeMarkup(NEWEST_OF[language](labels.many[language]))}</description>`,
    `<language>${language}</language>`,
    `<atom:link rel="self" type="application/rss+xml" href="${self}"/>`,
    ...items.map((item) => itemOf(item, published, at)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf(item: Item, { resource, publishing }: Published, at: (path: string) => string): string {
  const said = (key: string | undefined): string => (key === undefined ? '' : String(item[key] ?? ''));
  const { feed } = publishing;
  const slug = encodeURIComponent(said(publishing.address));
  const address = at(publishing.page.replace(':slug', slug));
  const author = said(feed?.by && labelKey(feed.by));
  return [
    '<item>',
    `<title>${escapeMarkup(said(resource.title))}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<description>${escapeMarkup(said(feed?.text))}</description>`,
    ...(author === '' ? [] : [`<dc:creator>${escapeMarkup(author)}</dc:creator>`]),
    `<pubDate>${new Date(item.createdAt).toUTCString()}</pubDate>`,
    '</item>',
  ].join('');
}

const FIRM = { ar: 'اليمامة والفسطاط', en: 'Yamama & Fustat' } as const satisfies Record<Language, string>;
const NEWEST_OF: Readonly<Record<Language, (many: string) => string>> = {
  ar: (many) => `أحدث ${many}`,
  en: (many) => `The newest ${many.toLowerCase()}`,
};
