import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJson } from './parse-json.ts';

/** Bodies are JSON (R173). A call without one, such as the refresh, may still say that it is JSON (R171). */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      body.toString('latin1').trim() === '' ? undefined : parseJson(request, body),
  );
}
