import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, addressIn } from '#contract/language.ts';
import { PAGE_SIZE_MAX } from '#contract/list-query.ts';
import { AppError } from '#contract/errors.ts';
import { ORIGIN_PLACE } from '#contract/page-rendering.ts';
import { type Page, isDrawnByHost, lawyerPath, pages, serviceCategoryPath } from '#contract/pages.ts';
import { callPath } from '#contract/resource-paths.ts';
import { lawyers } from '#resources/lawyers.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import type { Env } from '../env.ts';
import { siteOrigin } from './content-policy.ts';
import type { PageCache } from './page-cache.ts';
import { readAsVisitor } from './read-as-visitor.ts';

interface CrawlerOptions {
  env: Pick<Env, 'publicUrl'>;
  resources: readonly AnyResource[];
  cache: PageCache;
}

/** `/robots.txt` and `/sitemap.xml` (A14): what crawlers may read, and every page in both languages. */
export function serveCrawlerFiles(app: FastifyInstance, { env, resources, cache }: CrawlerOptions): void {
  const file = { config: { access: 'document' } } as const;

  app.get('/robots.txt', file, (request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${originOf(request)}/sitemap.xml`,
    ];
    return send(reply, 'text/plain', `${lines.join('\n')}\n`);
  });

  app.get(SITEMAP.path, file, async (request, reply) => {
    const draw = async () => ({
      html: await drawSitemap(),
      sources: { scripts: [], styles: [] },
      isMissing: false,
      movedTo: null,
    });
    const kept = await cache.get(SITEMAP, draw, { skipsLimit: true });
    if (!kept) throw new AppError('unavailable');
    return send(reply, 'application/xml', await kept.bodies(originOf(request), 'identity'));
  });

  async function drawSitemap(): Promise<string> {
    const own = Object.values<Page>(pages)
      .filter((page) => isDrawnByHost(page) && !page.path.includes(':'))
      .map(({ path }) => inBoth(path, null));
    const named = await Promise.all([
      placesOf(serviceCategories, serviceCategoryPath),
      placesOf(lawyers, lawyerPath),
      ...resources.map(publishedPlaces),
    ]);
    const entries = [...own, ...named.flat()].flatMap(entriesOf);
    return `${HEAD}\n${entries.join('\n')}\n</urlset>\n`;
  }

  /** The pages of the records of a resource, by their slugs. */
  async function placesOf(resource: AnyResource, pathOf: (slug: string) => string): Promise<Place[]> {
    const records = await readAll(resource, DEFAULT_LANGUAGE);
    return records.map(({ slug, updatedAt }) => inBoth(pathOf(slug), updatedAt));
  }

  /** The same of records that are published in each language by itself, there at a slug of its own. */
  async function publishedPlaces(resource: AnyResource): Promise<Place[]> {
    const { publishing } = resource;
    if (!publishing) return [];
    const pathOf = (slug: string) => publishing.page.replace(':slug', encodeURIComponent(slug));
    const places = new Map<number, Place>();
    for (const language of LANGUAGES)
      for (const { id, slug, updatedAt } of await readAll(resource, language)) {
        const known = places.get(id) ?? { paths: {}, changedAt: {} };
        places.set(id, {
          paths: { ...known.paths, [language]: pathOf(slug) },
          changedAt: { ...known.changedAt, [language]: updatedAt },
        });
      }
    return [...places.values()];
  }

  /** Everything that a visitor may list, in a language. */
  async function readAll(resource: AnyResource, language: Language) {
    const read = readAsVisitor(app, language);
    const list = `${callPath(resource, resource.verbs.list)}?PageSize=${PAGE_SIZE_MAX}`;
    const found: z.output<typeof slugsSchema>['data'] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const { data, totalPages } = slugsSchema.parse(await read(`${list}&PageIndex=${page}`));
      found.push(...data);
      pageCount = totalPages;
    }
    return found;
  }

  function originOf(request: FastifyRequest): string {
    return siteOrigin(request, env) ?? '';
  }
}

/** Its place among the kept pages: the same for everybody, the site's address is put in as it leaves. */
const SITEMAP = { path: '/sitemap.xml', search: '', language: DEFAULT_LANGUAGE };

/** What no crawler has business with. */
const CLOSED = [pages.dashboard.path, pages.account.path, '/api/'];

const slugsSchema = z.object({
  data: z.array(z.object({ id: z.number(), slug: z.string(), updatedAt: z.string() })),
  totalPages: z.number(),
});

const HEAD = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
].join('\n');

/** A page: in each of its languages its path, and when it was changed. */
interface Place {
  paths: Partial<Record<Language, string>>;
  changedAt: Partial<Record<Language, string | null>>;
}

const inBoth = (path: string, changedAt: string | null): Place => ({
  paths: { ar: path, en: path },
  changedAt: { ar: changedAt, en: changedAt },
});

/** A page in each of its languages, each naming all of them. No path has a letter that XML would have to hide. */
function entriesOf({ paths, changedAt }: Place): string[] {
  const own = LANGUAGES.flatMap((language) => {
    const path = paths[language];
    return path === undefined ? [] : [{ language, address: `${ORIGIN_PLACE}${addressIn(language, path)}` }];
  });
  const fallback = own.find(({ language }) => language === DEFAULT_LANGUAGE) ?? own[0];
  const alternates = [
    ...own.map(({ language, address }) => alternate(language, address)),
    ...(fallback ? [alternate('x-default', fallback.address)] : []),
  ].join('');
  return own.map(({ language, address }) => {
    const at = changedAt[language] ?? null;
    const lastChange = at === null ? '' : `<lastmod>${at.slice(0, 10)}</lastmod>`;
    return `<url><loc>${address}</loc>${lastChange}${alternates}</url>`;
  });
}

const alternate = (language: Language | 'x-default', address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

const send = (reply: FastifyReply, type: string, text: string | Buffer): FastifyReply =>
  reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text);
