import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Env } from '../env.ts';
import { loggedError } from './log-error.ts';

/** Structured logs, on standard output if nothing else is said. What is not listed here is not written: no query, body or header. */
export function createLog(level: Env['logLevel'], to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: {
      req: ({ id, method, url }) => ({ id, method, path: pathOf(url) }),
      res: ({ statusCode }) => ({ statusCode }),
      err: loggedError,
    },
  };
  return to ? pino(options, to) : pino(options);
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, path: pathOf(url), status: reply.statusCode, milliseconds }, 'Answered');
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
