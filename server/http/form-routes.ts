import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Host } from '../host.ts';
import { acceptJsonOnly } from './body-parsers.ts';
import { createFormLimit } from './form-limit.ts';
import { registerRoutes } from './register-routes.ts';
import type { AnyRoute } from './route.ts';

/** The routes that take files: in a scope of their own, so that no other route ever reads a form. */
export async function registerFormRoutes(
  app: FastifyInstance,
  host: Host,
  routes: readonly AnyRoute[],
): Promise<void> {
  await app.register(async (scope) => {
    acceptJsonOnly(scope);
    await scope.register(multipart);
    registerRoutes(scope, host, routes, createFormLimit());
  });
}
