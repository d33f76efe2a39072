import fastifyStatic from '@fastify/static';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import { isKnownPath } from '#contract/pages.ts';
import { adminPath } from '#contract/resource-paths.ts';
import type { Env } from '../env.ts';
import { sendError } from '../http/error-answers.ts';

interface DocumentOptions {
  webRoot: string | null;
  env: Pick<Env, 'publicUrl' | 'apiUrl'>;
  resources: readonly AnyResource[];
}

/**
 * Serves the built site: its files, and its one document for every page. A path that is no page of ours gets
 * the document too, so that the visitor sees the not-found page, but with status 404 (R33).
 */
export async function serveDocuments(
  app: FastifyInstance,
  { webRoot, env, resources }: DocumentOptions,
): Promise<void> {
  const adminPaths = resources.filter((resource) => resource.menu).map(adminPath);
  const template =
    webRoot && existsSync(join(webRoot, 'index.html'))
      ? readFileSync(join(webRoot, 'index.html'), 'utf8')
      : null;
  if (webRoot && template) await serveFiles(app, webRoot);

  const sendDocument = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!template || !isPage(request, path))
      return sendError(new AppError('routeNotFound'), null, request, reply);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(isKnownPath(decode(path), adminPaths) ? 200 : 404)
      .headers({
        'content-security-policy': documentPolicy(nonce, {
          connected: connections(request, env),
          pictures: otherHost(env),
        }),
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(template.replaceAll('%NONCE%', nonce));
  };
  app.setNotFoundHandler({ preHandler: async () => undefined }, sendDocument);
}

/** Built files carry a hash in their name and never change; the others are asked for again. */
async function serveFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  // The header is set below: the plugin's own would replace it.
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const file = { config: { access: 'document' } } as const;
  app.get('/assets/*', file, (request, reply) => {
    const { '*': name } = request.params as { '*': string }; // the path has a star
    // Built files lie flat: whatever has a slash or begins with a dot is not one of them.
    if (!/^[\w-][\w.-]*$/.test(name)) throw new AppError('routeNotFound');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.sendFile(name, join(webRoot, 'assets'));
  });
  for (const name of ['favicon.svg', 'robots.txt'].filter((candidate) =>
    existsSync(join(webRoot, candidate)),
  )) {
    app.get(`/${name}`, file, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(name));
  }
}

/** A page is asked for by a person: GET or HEAD, no API path, no file that is not there. */
const isPage = ({ method }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets|health|images|notificationhub)(\/|$)/i.test(path);

interface Sources {
  connected: readonly string[];
  /** Where pictures come from beside this host. */
  pictures: readonly string[];
}

function documentPolicy(nonce: string, { connected, pictures }: Sources): string {
  const own = `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    // `blob:` is a picture that was just chosen, and is still on its way to the host.
    `img-src ${["'self'", 'data:', 'blob:', ...pictures].join(' ')}`,
    `connect-src ${["'self'", ...connected].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Beside `'self'`, which not every browser takes to mean sockets too: the other provider host, where there is one. */
function connections(
  { protocol, host }: FastifyRequest,
  { publicUrl, apiUrl }: DocumentOptions['env'],
): string[] {
  // A caller may name the host as they please: nothing but a name gets into the policy.
  const called = /^[\w.:[\]-]+$/.test(host) ? [`${protocol}://${host}`] : [];
  const own = publicUrl ? [publicUrl] : called;
  const other = otherHost({ apiUrl });
  return [...other, ...[...own, ...other].map((origin) => origin.replace(/^http/, 'ws'))];
}

const otherHost = ({ apiUrl }: Pick<Env, 'apiUrl'>): string[] => (apiUrl ? [new URL(apiUrl).origin] : []);

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
