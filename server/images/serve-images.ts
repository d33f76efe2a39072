import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { SERVED_FORMATS } from '#contract/image-paths.ts';
import type { ImageStore } from './image-store.ts';

const NAME = new RegExp(String.raw`^([1-9]\d{1,4})\.(${SERVED_FORMATS.join('|')})$`);

/**
 * Serves the pictures. Whoever knows the address of one may see it: a browser sends no token for a picture, and
 * a key cannot be guessed. What is at an address never changes.
 */
export function serveImages(app: FastifyInstance, images: ImageStore): void {
  app.get('/images/:key/:name', { config: { access: 'document' } }, async (request, reply) => {
    const { key, name } = request.params as { key: string; name: string }; // the path has both
    const [, width, format] = NAME.exec(name) ?? [];
    const kind = SERVED_FORMATS.find((known) => known === format);
    if (!/^[0-9a-f]{32}$/.test(key) || kind === undefined) throw new AppError('routeNotFound');
    const bytes = await images.rendition(key, Number(width), kind);
    if (!bytes) throw new AppError('routeNotFound');
    const etag = `"${key}-${name}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      // The site may be served by another host than the pictures.
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(`image/${kind}`).send(bytes);
  });
}
