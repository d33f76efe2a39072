import type { FastifyInstance } from 'fastify';
import { isIPv6 } from 'node:net';

/** The address of a host on its own machine; `null` while it does not listen. */
export function listeningAt({ server }: Pick<FastifyInstance, 'server'>): string | null {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return null;
  // Bound to every address it is found under this one too.
  const name = ['0.0.0.0', '::'].includes(bound.address) ? '127.0.0.1' : bound.address;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${bound.port}`;
}
