import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES, addressIn } from '#contract/language.ts';
import { PAGE_SIZE_MAX } from '#contract/list-query.ts';
import { type Page, isDrawnByHost, pages, serviceCategoryPath } from '#contract/pages.ts';
import { callPath } from '#contract/resource-paths.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import type { Env } from '../env.ts';
import { siteOrigin } from './content-policy.ts';
import { readAsVisitor } from './read-as-visitor.ts';

/** `/robots.txt` and `/sitemap.xml` (A14): what crawlers may read, and every page in both languages. */
export function serveCrawlerFiles(app: FastifyInstance, env: Pick<Env, 'publicUrl'>): void {
  const read = readAsVisitor(app, DEFAULT_LANGUAGE);
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

  app.get('/sitemap.xml', file, async (request, reply) => {
    const own = Object.values<Page>(pages)
      .filter((page) => isDrawnByHost(page) && !page.path.includes(':'))
      .map(({ path }) => ({ path, changedAt: null }));
    const { data } = slugsSchema.parse(
      await read(`${callPath(serviceCategories, serviceCategories.verbs.list)}?PageSize=${PAGE_SIZE_MAX}`),
    );
    const categories = data.map(({ slug, updatedAt }) => ({
      path: serviceCategoryPath(slug),
      changedAt: updatedAt,
    }));
    const origin = originOf(request);
    const entries = [...own, ...categories].flatMap((place) => entriesOf(place, origin));
    return send(reply, 'application/xml', `${HEAD}\n${entries.join('\n')}\n</urlset>\n`);
  });

  function originOf(request: FastifyRequest): string {
    return siteOrigin(request, env) ?? '';
  }
}

/** What no crawler has business with. */
const CLOSED = [pages.dashboard.path, pages.account.path, '/api/'];

const slugsSchema = z.object({ data: z.array(z.object({ slug: z.string(), updatedAt: z.string() })) });

const HEAD = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
].join('\n');

interface Place {
  path: string;
  changedAt: string | null;
}

/** A page in each of its languages, each naming all of them. No path has a letter that XML would have to hide. */
function entriesOf({ path, changedAt }: Place, origin: string): string[] {
  const alternates = [...LANGUAGES, 'x-default' as const].map((language) => {
    const address = addressIn(language === 'x-default' ? DEFAULT_LANGUAGE : language, path);
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${address}"/>`;
  });
  const lastChange = changedAt === null ? '' : `<lastmod>${changedAt.slice(0, 10)}</lastmod>`;
  return LANGUAGES.map(
    (language) =>
      `<url><loc>${origin}${addressIn(language, path)}</loc>${lastChange}${alternates.join('')}</url>`,
  );
}

const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text);
