import type { FastifyInstance } from 'fastify';

/** Bodies are JSON (R173). A call without one, such as the refresh, may still say that it is JSON (R171). */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body === 'string' && body.trim() === '') return done(null, undefined);
    return parse(request, body.toString(), done);
  });
}
