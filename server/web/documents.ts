import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import { ORIGIN_PLACE, PREVIEW_PARAMETER, type RenderPage } from '#contract/page-rendering.ts';
import { findPage, isDrawnByHost, isKnownPath, pages } from '#contract/pages.ts';
import { screensOf } from '#contract/screens.ts';
import type { Env } from '../env.ts';
import { noRouteOf } from '../http/no-route.ts';
import type { ChangeBus } from '../live/change-bus.ts';
import { listPreload } from '../preload/list-preload.ts';
import { panelDocument } from '../preload/panel-document.ts';
import { serveContactForm } from './contact-form.ts';
import { contentPolicy, siteOrigin } from './content-policy.ts';
import { serveCrawlerFiles } from './crawler-files.ts';
import { createDrawnPages } from './drawn-pages.ts';
import { serveFeeds } from './feeds.ts';
import { acceptedEncoding } from './page-bodies.ts';
import { type DrawnDocument, type KeptPage, createPageCache } from './page-cache.ts';
import { NO_PAGE, isPagePath, isPanelPath } from './page-paths.ts';
import { withPasswordMinimum } from './password-minimum.ts';
import { pageSearch, readerLanguage } from './reader-language.ts';
import { serveSiteFiles } from './site-files.ts';
import { readTemplate } from './template.ts';

interface DocumentOptions {
  webRoot: string | null;
  /** Draws the pages for visitors; `null` leaves them to the browser. */
  renderPage: RenderPage | null;
  env: Pick<Env, 'publicUrl' | 'apiUrl' | 'passwordMinLength'>;
  resources: readonly AnyResource[];
  changes: ChangeBus;
}

/**
 * Serves the built site: its files, and a document for every page. What visitors read is drawn here; everything else
 * is one document that the browser draws. A path that is no page of ours gets the not-found page, with status 404 (R33).
 */
export async function serveDocuments(
  app: FastifyInstance,
  { webRoot, renderPage, env, resources, changes }: DocumentOptions,
): Promise<void> {
  const noRoute = noRouteOf(app);
  const panelRoutes = resources
    .filter(({ menu }) => menu)
    .flatMap((resource) => screensOf(resource).map(({ route }) => route));
  const matterPaths = resources.flatMap(({ portal }) => (portal ? [portal.path] : []));
  const built = webRoot === null ? null : readTemplate(webRoot);
  const template = built && withPasswordMinimum(built, env);
  const cache = createPageCache({ changes, resources, log: app.log });
  app.addHook('onClose', async () => cache.stop());
  if (webRoot !== null && template) {
    await serveSiteFiles(app, webRoot);
    serveCrawlerFiles(app, { env, resources, cache });
    serveFeeds(app, env, resources);
  }
  const panel = template && {
    ar: panelDocument(template, 'ar'),
    en: panelDocument(template, 'en'),
  };
  const withListPreload = listPreload(resources, env);
  const drawn = template && renderPage && createDrawnPages(app, { template, renderPage, cache });

  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    if (!template || !panel || !isPagePath(path)) return noRoute(request, reply);
    const found = findPage(path, matterPaths);
    if (found && found.path !== path) return reply.redirect(spelt(found.path, request), 301);
    const isKnown = isKnownPath(path, panelRoutes, matterPaths);
    const language = readerLanguage(request, reply);
    // The browser's routes take any matter and draw themselves that there is none: only where they have no page either
    // is the missing page drawn here.
    const isDrawn = found ? isDrawnByHost(found.page) : !isKnown && !isPanelPath(path) && !findPage(path);
    const search = found ? pageSearch(request, found.page) : '';
    if (found && isDrawn && drawn && new URLSearchParams(search).has(PREVIEW_PARAMETER)) {
      const preview = await drawn.drawUnkept({ path: found.path, search, language });
      if (preview) return sendOnce(request, reply, preview);
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return sendShell(request, reply, template.shell);
    }
    const page = isDrawn ? await drawn?.get({ path: found?.path ?? NO_PAGE, search, language }) : null;
    reply.header('cache-control', 'no-cache').header('vary', 'cookie');
    if (!found || !isDrawn) reply.header('x-robots-tag', 'noindex');
    if (page?.movedTo) return reply.redirect(spelt(page.movedTo, request), 301);
    if (page) return sendKept(request, reply, page);
    reply.code(isKnown ? 200 : 404);
    return sendShell(
      request,
      reply,
      isPanelPath(path) ? withListPreload(panel[language], path) : template.shell,
    );
  };

  async function sendKept(
    request: FastifyRequest,
    reply: FastifyReply,
    page: KeptPage,
  ): Promise<FastifyReply> {
    const { bodies, etag, isMissing, sources } = page;
    // The kept copy goes on with the policy that it came with.
    if (isSame(request.headers['if-none-match'], etag))
      return reply.removeHeader('content-security-policy').header('etag', etag).code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const body = await bodies(siteOrigin(request, env) ?? '', encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(isMissing ? 404 : 200)
      .header('vary', 'cookie, accept-encoding')
      .header('etag', etag)
      .header('content-security-policy', contentPolicy(request, env, sources))
      .type(HTML)
      .send(body);
  }

  /** A page that is nobody else's: nothing keeps it, and no crawler lists it. */
  function sendOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    page: DrawnDocument,
    status = page.isMissing ? 404 : 200,
  ): FastifyReply {
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', contentPolicy(request, env, page.sources))
      .type(HTML)
      .send(page.html.replaceAll(ORIGIN_PLACE, siteOrigin(request, env) ?? ''));
  }

  /** A document that the browser draws, with a nonce that no other has. */
  function sendShell(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    const sources = [`'nonce-${nonce}'`];
    return reply
      .header('content-security-policy', contentPolicy(request, env, { scripts: sources, styles: sources }))
      .type(HTML)
      .send(html.replaceAll('%NONCE%', nonce));
  }

  if (drawn) {
    await serveContactForm(app, async ({ request, reply, send }) => {
      const place = { path: pages.contact.path, language: readerLanguage(request, reply) };
      const answered = await drawn.drawOnce(place, send);
      if (!answered) throw new AppError('unavailable');
      return sendOnce(request, reply, answered.page, answered.status);
    });
  }
  // A route of its own and not the handler of what was not found: answers of routes alone are compressed.
  app.get('/*', { config: { access: 'document' } }, sendDocument);
  app.setNotFoundHandler(noRoute);
}

const HTML = 'text/html; charset=utf-8';

/** Whether a browser, or a cache with several copies, has this one. */
const isSame = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((each) => each.trim() === etag);

/** The same address in its one spelling (R44). */
function spelt(path: string, { url }: FastifyRequest): string {
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return path.split('/').map(encodeURIComponent).join('/') + search;
}

function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
