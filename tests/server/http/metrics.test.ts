import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

const TOKEN = 'scraper-of-the-firm-1446';
let host: TestHost;
let open: TestHost;
beforeAll(async () => {
  host = await startTestHost({ env: { METRICS_TOKEN: TOKEN } });
  open = await startTestHost();
});
afterAll(async () => {
  await host?.close();
  await open?.close();
});
const scrape = (authorization?: string) =>
  host.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

it('metrics are given for the token alone, also to loopback, and not at all where none is set', async () => {
  for (const wrong of [undefined, TOKEN, 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    const refused = await scrape(wrong);
    expect([refused.statusCode, refused.body.includes('process_cpu')]).toEqual([401, false]);
  }
  const admin = await host.tokenOf('Admin');
  expect((await scrape(`Bearer ${admin}`)).statusCode).toBe(401);
  const unset = await open.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(unset.statusCode).toBe(404);
});

it('H-12 P-01 metrics count answers by route and say what waits, without a word of what was asked', async () => {
  await host.call('GET', '/api/Faqs/GetById/1', { query: { SearchTerm: 'canary-query' } });
  await host.call('POST', '/api/Auth/Login', { body: { email: 'canary@mail.example', password: 'canary' } });
  await host.app.inject('/no/such/canary-path');
  const answer = await scrape(`Bearer ${TOKEN}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/Faqs\/GetById\/:id",status="\d+"\} 1/,
  );
  expect(answer.body).toMatch(/database_connections\{state="open"\} \d/);
  expect(answer.body).toMatch(/mails\{state="waiting"\} \d/);
  expect(answer.body).toContain('nodejs_eventloop_lag_seconds');
  expect(answer.body).not.toContain('canary');
});
