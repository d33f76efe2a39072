import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import { CALENDAR_FEED_PATH } from '#contract/calendar-feed.ts';
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
      // What reads uploads tells at `trace` how it does, with the headers of the call.
      busboyOptions: ({ limits }) => ({ limits }),
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** Writes a line for each answer. What the host asks itself, to draw a page, is told only where more is wanted. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const level = cameOverNetwork(request) ? 'info' : 'debug';
    request.log[level]({ method, path: pathOf(url), status: reply.statusCode, milliseconds }, 'Answered');
  });
}

const cameOverNetwork = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;

/** The path alone; of the address of a calendar not even that, which is all that its reader has to know. */
const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(FEED, `${CALENDAR_FEED_PATH}…`);

const FEED = new RegExp(`^${CALENDAR_FEED_PATH}.*`, 'i');
