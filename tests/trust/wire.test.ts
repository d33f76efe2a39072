import net, { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure } from '#tests/support/figure.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';
import { percentile } from '../../scripts/hub/report.ts';

let host: TestHost;
let place: AddressInfo;
beforeAll(async () => {
  host = await startTestHost();
  await host.app.listen({ host: '127.0.0.1', port: 0 });
  // A server that listens on a port has an address with one.
  place = host.app.server.address() as AddressInfo;
});
afterAll(() => host?.close());

const PATH = '/api/Auth/Login';
const body = '{"email":"a@example.com","password":"x"}';
/** What a proxy before us might have taken for the body of the first. */
const SECOND = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';
const post = (headers: string, content: string) =>
  `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n${content}`;
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

const requests: Readonly<Record<string, string>> = {
  'length and chunks': post(
    `Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n`,
    `0\r\n\r\n${SECOND}`,
  ),
  'chunks and length': post(`Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`, chunked(body) + SECOND),
  'two lengths': post(`Content-Length: ${body.length}\r\nContent-Length: 0\r\n`, body + SECOND),
  'two equal lengths': post(`Content-Length: 0\r\nContent-Length: 0\r\n`, SECOND),
  'a list of lengths': post(`Content-Length: ${body.length}, ${body.length}\r\n`, body + SECOND),
  'a length with a sign': post(`Content-Length: +${body.length}\r\n`, body + SECOND),
  'a negative length': post(`Content-Length: -1\r\n`, body + SECOND),
  'a length in sixteens': post(`Content-Length: 0x10\r\n`, body + SECOND),
  'a space before the colon': post(`Content-Length : ${body.length}\r\n`, body + SECOND),
  'a tab before the colon': post(`Transfer-Encoding\t: chunked\r\n`, chunked(body) + SECOND),
  'chunks by another name': post(`Transfer-Encoding: xchunked\r\n`, chunked(body) + SECOND),
  'chunks not last': post(`Transfer-Encoding: chunked, identity\r\n`, chunked(body) + SECOND),
  'chunks twice': post(
    `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n`,
    chunked(body) + SECOND,
  ),
  'chunks after a vertical tab': post(`Transfer-Encoding: \u000bchunked\r\n`, chunked(body) + SECOND),
  'a folded header': post(`X-A: b\r\n Content-Length: ${body.length}\r\n`, body + SECOND),
  'a chunk with a bare line feed': post(
    'Transfer-Encoding: chunked\r\n',
    `${body.length.toString(16)}\n${body}\n0\n\n${SECOND}`,
  ),
  'a chunk of a wrong size': post(
    'Transfer-Encoding: chunked\r\n',
    `ffffffffffffffffff\r\n${body}\r\n0\r\n\r\n${SECOND}`,
  ),
  'a chunk with a NUL': post(
    'Transfer-Encoding: chunked\r\n',
    `\u0000${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n${SECOND}`,
  ),
  'a NUL in a header': `GET /health/live HTTP/1.1\r\nHost: a\u0000b\r\n\r\n`,
  'a bare carriage return': `GET /health/live HTTP/1.1\r\nHost: a\rX-B: c\r\n\r\n`,
  'headers of 20 KB': `GET /health/live HTTP/1.1\r\nHost: a\r\nX-A: ${'x'.repeat(20_000)}\r\n\r\n`,
  'an address of 20 KB': `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'no host': 'GET /health/live HTTP/1.1\r\n\r\n',
  'version 9': 'GET /health/live HTTP/9.9\r\nHost: a\r\n\r\n',
  'a method of nobody': `SMUGGLE /health/live HTTP/1.1\r\nHost: a\r\n\r\n`,
  'the start of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a connection to elsewhere': 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: a\r\n\r\n',
  trace: 'TRACE / HTTP/1.1\r\nHost: a\r\nCookie: a=b\r\n\r\n',
  'bytes of TLS': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc',
};

it('F-07 a request that two readers would split differently is refused or closed, and never answered twice', async () => {
  const wrong: string[] = [];
  for (const [name, bytes] of Object.entries(requests)) {
    const { statuses, isClosed, text } = await rawRequest({ host: '127.0.0.1', port: place.port }, bytes);
    const isRefused = statuses.every((status) => status >= 400 && status < 500);
    if (statuses.length > 1 || !isRefused || (statuses.length === 0 && !isClosed) || text.includes('a=b'))
      wrong.push(`${name}: ${statuses.join(', ')}${isClosed ? '' : ', line open'}`);
  }
  const lines = Array.from({ length: 200 }, (_each, at) => `X-${at}: 1\r\n`).join('');
  const many = await rawRequest(
    { host: '127.0.0.1', port: place.port },
    `GET /health/live HTTP/1.1\r\nHost: a\r\n${lines}\r\n`,
  );
  // As in the first days of the web: one line, one answer, and the line is closed.
  const old = await rawRequest(
    { host: '127.0.0.1', port: place.port },
    `GET /health/live

${SECOND}`,
  );
  figure(
    `${Object.keys(requests).length} requests: ${wrong.length} taken; 200 headers answer ${many.statuses.join()} once`,
  );
  expect([old.statuses.length, old.isClosed]).toEqual([1, true]);
  expect(wrong).toEqual([]);
  expect(many.statuses).toHaveLength(1);
});

it('I-10 500 who drip headers and 500 who drip a body keep nobody waiting; the headers are cut in 30 s', async () => {
  const SLOW = 500;
  const open = (bytes: string) => {
    const socket = net.connect(place.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(bytes);
    return socket;
  };
  const startedAt = performance.now();
  const headers = Array.from({ length: SLOW }, () => open('GET /health/live HTTP/1.1\r\nHost: a\r\n'));
  const bodies = Array.from({ length: SLOW }, () => open(post('Content-Length: 900\r\n', '{"')));
  let cut = 0;
  let lastCut = 0;
  for (const socket of headers)
    void once(socket.resume(), 'close').then(() => {
      cut += 1;
      lastCut = performance.now() - startedAt;
    });
  const times: number[] = [];
  const AT_ONCE = 50;
  while (cut < SLOW && performance.now() - startedAt < 60_000) {
    // Each in its turn, so that all of them drip.
    const from = (times.length * AT_ONCE) % SLOW;
    for (const slow of [headers, bodies])
      for (const socket of slow.slice(from, from + AT_ONCE)) if (!socket.destroyed) socket.write('X');
    const askedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${place.port}/api/Faqs/GetAll`);
    await answer.arrayBuffer();
    times.push(performance.now() - askedAt);
    await wait(50);
  }
  const dripping = bodies.filter(({ destroyed }) => !destroyed).length;
  for (const socket of [...headers, ...bodies]) socket.destroy();
  const p99 = percentile(times, 0.99);
  figure(
    `${SLOW} slow headers cut after ${Math.round(lastCut / 1000)} s, ${dripping} slow bodies open still; others p99 ${Math.round(p99)} ms of ${times.length}`,
  );
  // Bodies that end early would be no load.
  expect(dripping).toBe(SLOW);
  expect(cut).toBe(SLOW);
  expect(lastCut).toBeLessThanOrEqual(30_000);
  expect(p99).toBeLessThan(500);
});
