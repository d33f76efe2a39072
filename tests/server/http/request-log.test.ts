import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { createLog, logRequests } from '#server/http/request-log.ts';

it('a line of the log says when which page was asked for, and not from which address', async () => {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = createLog('trace', { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance });
  logRequests(app);
  app.get('/services', () => 'answered');
  app.get('/fails', () => Promise.reject(new Error('out of order')));
  for (const url of ['/services', '/fails', '/nowhere'])
    await app.inject({ url, remoteAddress: '203.0.113.7' });
  await app.close();
  const log = lines.join('');
  expect(log).toMatch(/"time":\d+/);
  expect(log).toContain('"path":"/services"');
  expect(log).not.toContain('203.0.113.7');
});
