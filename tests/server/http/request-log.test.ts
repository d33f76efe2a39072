import multipart from '@fastify/multipart';
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

it('P-01 an upload writes none of its headers into the log, whose cookie and token are a session', async () => {
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: createLog('trace', { write: (line) => void lines.push(line) }) });
  await app.register(multipart);
  app.post('/files', async (request) => {
    for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer();
    return 'taken';
  });
  const form = new FormData();
  form.append('file', new Blob(['a deed']), 'deed.txt');
  const body = new Response(form);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/files',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      cookie: 'refresh=canary-cookie',
      authorization: 'Bearer canary-token',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  await app.close();
  expect(statusCode).toBe(200);
  expect(lines.join('')).toContain('"path":"/files"');
  expect(lines.join('')).not.toContain('canary');
});
