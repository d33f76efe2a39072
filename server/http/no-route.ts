import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { sendError } from './error-answers.ts';

/**
 * The answer where no route is: 405 with the methods that an address of the API does take, else 404.
 * @param app its routes, those that come later too
 */
export function noRouteOf(app: FastifyInstance) {
  let byAddress: ReadonlyMap<string, string> | null = null;
  const methodsAt = (path: string): string | undefined => {
    byAddress ??= methodsByAddress(app);
    const address = path.toLowerCase().replace(/\/$/, '');
    return byAddress.get(address) ?? byAddress.get(address.replace(/[^/]+$/, ANYTHING));
  };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const allowed = methodsAt(request.url.replace(/\?.*/, ''));
    if (allowed === undefined) return sendError(new AppError('routeNotFound'), null, request, reply);
    reply.header('allow', allowed);
    return sendError(new AppError('methodNotAllowed'), null, request, reply);
  };
}

/** What stands for the last part of an address that names a record. */
const ANYTHING = ':';

function methodsByAddress({ declaredRoutes }: FastifyInstance): ReadonlyMap<string, string> {
  const found = new Map<string, string[]>();
  for (const { method, url } of declaredRoutes) {
    if (!url.startsWith('/api/')) continue;
    const address = url.toLowerCase().replace(/:[^/]+$/, ANYTHING);
    found.set(address, [...(found.get(address) ?? []), method]);
  }
  return new Map([...found].map(([address, methods]) => [address, [...new Set(methods)].sort().join(', ')]));
}
