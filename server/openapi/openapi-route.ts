import type { FastifyInstance } from 'fastify';
import type { AnyRoute } from '../http/route.ts';
import { openApiDocument } from './openapi-document.ts';

/** The document of the whole API, made from the routes that are registered: it cannot fall behind. */
export function openApiRoute(app: FastifyInstance, routes: readonly AnyRoute[]): void {
  // Few ask for it, and no start has to wait for it.
  let document: string | null = null;
  app.get('/api/openapi.json', { config: { access: { public: 'all' } } }, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((document ??= JSON.stringify(openApiDocument(routes)))),
  );
}
