import dns from 'node:dns';
import net from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { callPath } from '#contract/resource-paths.ts';
import { lawyers } from '#resources/lawyers.ts';
import { apiOperations, strongestOf } from '#tests/support/api-operations.ts';
import { everyWriteOn } from '#tests/support/every-write.ts';
import { figure } from '#tests/support/figure.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host?.close());
afterEach(() => vi.restoreAllMocks());

const ELSEWHERE = [
  'http://169.254.169.254/latest/meta-data/',
  'https://elsewhere.example/a.png',
  'http://[::ffff:127.0.0.1]:22/',
  'ftp://elsewhere.example/',
  'file:///etc/passwd',
];

const withAddresses = (value: unknown, address: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, address));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withAddresses(inner, address)]),
    );
  return typeof value === 'string' ? address : value;
};

it('F-08 addresses in any body, query or header are asked for by nobody', async () => {
  const operations = await apiOperations(host);
  const { ready } = everyWriteOn(host);
  const asked: string[] = [];
  const note = (what: string, place: unknown) => {
    if (/elsewhere|169\.254|::ffff/.test(JSON.stringify(place) ?? ''))
      asked.push(`${what} ${JSON.stringify(place)}`);
  };
  const connect = net.Socket.prototype.connect;
  const recorded = function (this: net.Socket, ...given: unknown[]): net.Socket {
    note('connect', given);
    return Reflect.apply(connect, this, given);
  };
  // It has many ways of being called; what it is given is handed on as it is.
  vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(recorded as typeof connect);
  const lookup = dns.lookup;
  vi.spyOn(dns, 'lookup').mockImplementation(((...given: never[]) => {
    note('lookup', given[0]);
    return Reflect.apply(lookup, dns, given);
  }) as typeof dns.lookup);
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...given) => {
    note('fetch', String(given[0]));
    return ask(...given);
  });

  // The recorder hears what it is there to hear.
  await fetch('http://elsewhere.example:1/').catch(() => undefined);
  expect(asked.length).toBeGreaterThan(0);
  asked.length = 0;

  let calls = 0;
  for (const operation of operations.filter(({ path }) => !path.endsWith('/Logout')))
    for (const address of ELSEWHERE) {
      const role = strongestOf(operation);
      const query = operation.query.map((key) => `${key}=${encodeURIComponent(address)}`).join('&');
      const body = operation.body ? withAddresses(sampleOf(operation.body), address) : undefined;
      await host.app.inject({
        method: operation.method,
        url: `${operation.url()}?${query}`,
        headers: {
          ...(role ? { authorization: `Bearer ${await host.tokenOf(role)}` } : {}),
          ...Object.fromEntries(
            ['origin', 'referer', 'x-callback', 'x-original-url', 'destination'].map((name) => [
              name,
              address,
            ]),
          ),
        },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      calls += 1;
    }
  // And where an address is welcome, it is kept and not looked at.
  const made = await host.call('POST', callPath(lawyers, lawyers.verbs.create), {
    as: 'Admin',
    body: { ...buildRecord(lawyers), linkedIn: 'https://elsewhere.example/in/somebody' },
  });
  expect(made.status).toBe(200);
  const upload = operations.find(({ path }) => path.endsWith('/UploadImage/photo'));
  if (!upload) throw new Error('Pictures are uploaded somewhere');
  expect((await host.app.inject(await ready(upload))).statusCode).toBe(200);
  figure(`${calls} calls with ${ELSEWHERE.length} addresses: ${asked.length} asked for`);
  expect(asked).toEqual([]);
});

it('X-02 an address that is no address of the web is refused in every link of every record', async () => {
  const hostile = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'http://',
    'https://',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'https://user:secret@evil.example/',
    'evil.example',
    'mailto:x@evil.example',
  ];
  const { resources } = await import('#resources/index.ts');
  const taken: string[] = [];
  let tried = 0;
  for (const resource of resources) {
    const links = Object.entries(resource.fields).filter(([, { type }]) => type === 'url');
    if (links.length === 0 || !resource.access.update) continue;
    const url = callPath(resource, resource.singleton ? resource.verbs.update : resource.verbs.create);
    for (const [key] of links)
      for (const address of hostile) {
        const body = { ...buildRecord(resource), [key]: address, ...(resource.singleton ? { id: 1 } : {}) };
        const answer = await host.call(resource.singleton ? 'PUT' : 'POST', url, { as: 'Admin', body });
        tried += 1;
        if (answer.status === 200) taken.push(`${resource.name}.${key} ${JSON.stringify(address)}`);
      }
  }
  figure(`${tried} tries with ${hostile.length} addresses: ${taken.length} taken`);
  expect(taken).toEqual([]);
  expect(tried).toBeGreaterThan(60);
});
