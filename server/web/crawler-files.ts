import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, addressIn } from '#contract/language.ts';
import { PAGE_SIZE_MAX } from '#contract/list-query.ts';
import { type Page, isDrawnByHost, lawyerPath, pages, serviceCategoryPath } from '#contract/pages.ts';
import { callPath } from '#contract/resource-paths.ts';
import { lawyers } from '#resources/lawyers.ts';
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
    const named = await Promise.all(
      [
        { resource: serviceCategories, pathOf: serviceCategoryPath },
        { resource: lawyers, pathOf: lawyerPath },
      ].map(placesOf),
    );
    const origin = originOf(request);
    const entries = [...own, ...named.flat()].flatMap((place) => entriesOf(place, origin));
    return send(reply, 'application/xml', `${HEAD}\n${entries.join('\n')}\n</urlset>\n`);
  });

  /** The pages of the records of a resource, by their slugs. */
  async function placesOf({ resource, pathOf }: { resource: AnyResource; pathOf: (slug: string) => string }) {
    const { data } = slugsSchema.parse(
      await read(`${callPath(resource, resource.verbs.list)}?PageSize=${PAGE_SIZE_MAX}`),
    );
    return data.map(({ slug, updatedAt }): Place => ({ path: pathOf(slug), changedAt: updatedAt }));
  }

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
