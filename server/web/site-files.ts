import fastifyStatic from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { LANGUAGES } from '#contract/language.ts';
import { socialImagePath } from '#contract/page-rendering.ts';

/** Serves the built files: those with a hash in their name never change, the others are asked for again. */
export async function serveSiteFiles(app: FastifyInstance, webRoot: string): Promise<void> {
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
    // Only what is opened by itself, as a picture may be, heeds a policy; a page has a dozen of the others.
    if (/\.(js|css|woff2)$/.test(name)) for (const header of POLICIES) reply.removeHeader(header);
    return reply.sendFile(name, join(webRoot, 'assets'));
  });
  const paths = ['/favicon.svg', ...LANGUAGES.map(socialImagePath)];
  for (const path of paths.filter((candidate) => existsSync(join(webRoot, candidate)))) {
    app.get(path, file, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        // Shown by whoever shares a link.
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile(path),
    );
  }
}

/** What helmet says of documents alone. */
const POLICIES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;
