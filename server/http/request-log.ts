import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import type { Env } from '../env.ts';

/** Structured logs on standard output. What is not listed here is not written: no query, body or header. */
export function createLog(level: Env['logLevel']): Logger {
  return pino({
    level,
    serializers: {
      req: ({ id, method, url }) => ({ id, method, path: pathOf(url) }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        // A driver's message can quote the value it refused.
        message: error.message.split('\n')[0]?.slice(0, 200) ?? '',
        stack: error.stack ?? '',
        ...(error.code === undefined ? {} : { code: error.code }),
      }),
    },
  });
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, path: pathOf(url), status: reply.statusCode, milliseconds }, 'Answered');
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
