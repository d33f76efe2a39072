import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Every answer says what helmet recommends: answers of the API run nothing and are framed nowhere. Documents have a
 * policy of their own, with its nonce (`web/documents.ts`).
 * @param options `isSecure`: the site is at an https address
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { isSecure }: { isSecure: boolean },
): Promise<void> {
  const headers = await helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What helmet sets, asked for once: it would make the same headers anew for every answer. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<OutgoingHttpHeaders> {
  const asked = Fastify();
  let headers: OutgoingHttpHeaders = {};
  await asked.register(helmet, options);
  asked.get('/', (_request, reply) => {
    headers = { ...reply.raw.getHeaders() };
    return reply.send();
  });
  await asked.inject('/');
  await asked.close();
  return headers;
}
