import fc from 'fast-check';
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppError, type HostErrorCode } from '#contract/errors.ts';
import { hostErrors } from '#contract/host-errors.ts';
import { callPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { answerErrors } from '#server/http/error-answers.ts';
import { type ApiOperation, apiOperations, strongestOf } from '#tests/support/api-operations.ts';
import { figure } from '#tests/support/figure.ts';
import { naughtyTexts } from '#tests/support/naughty-texts.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

/** A document that told of no operations would leave nothing to try. */
const [MANY_WRITES, MANY_READS, MANY_LISTS] = [100, 100, 15];

/** How many tries of each route; a search for the needle may ask for more. */
const RUNS = Number(process.env['FUZZ_RUNS'] || 200);

let host: TestHost;
let operations: ApiOperation[];
beforeAll(async () => {
  host = await startTestHost();
  operations = (await apiOperations(host)).filter(
    // Signing out would end the session that the others call with.
    ({ path }) => !path.endsWith('/Logout'),
  );
});
afterAll(() => host.close());
beforeEach(() => seen.talkative.clear());

const tells =
  /\bat .+\.[jt]s:\d|node_modules|\/server\/|fastify|pglite|postgres|syntax error|relation "|zod/i;
const seen = { calls: 0, slowest: { ms: 0, call: '' }, talkative: new Set<string>() };

/** Longest that one call may keep all others waiting. Milliseconds. */
const STALL = 200;

/**
 * The time of the processor that the thread of the host has had, in milliseconds. Waiting for a busy machine counts for
 * nothing; the database and the hashes of passwords have threads of their own.
 */
const ownTime = (): number =>
  process.platform === 'linux'
    ? Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
    : process.cpuUsage().user / 1000;

interface Sent {
  operation: ApiOperation;
  id?: string | number;
  query?: string;
  payload?: string | Buffer | undefined;
  type?: string | undefined;
}

/** A refusal names the fields that were sent, and by chance such a name may be any word. */
const withoutSentNames = (body: string, payload: Sent['payload']): string =>
  body.replaceAll(/("(?:[^"\\]|\\.)*"):\{"code"/g, (whole, name: string) =>
    payload?.toString().includes(name) ? '"":{"code"' : whole,
  );

/** Asks as whoever may do most, and watches what it costs and what a refusal tells. */
async function ask({ operation, id = 7, query = '', payload, type = 'application/json' }: Sent) {
  const role = strongestOf(operation);
  const authorization = role === null ? {} : { authorization: `Bearer ${await host.tokenOf(role)}` };
  const before = ownTime();
  const url = `${operation.url(typeof id === 'number' ? id : encodeURIComponent(id))}${query}`;
  const answer = await host.app.inject({
    method: operation.method,
    url,
    headers: { ...authorization, ...(payload === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  });
  const ms = ownTime() - before;
  seen.calls += 1;
  if (ms > seen.slowest.ms)
    seen.slowest = { ms, call: `${operation.method} ${url.slice(0, 200)} ${String(payload).slice(0, 300)}` };
  if (answer.statusCode >= 400 && tells.test(withoutSentNames(answer.body, payload)))
    seen.talkative.add(`${operation.path}: ${answer.body}`);
  return answer;
}

const text = fc.oneof(
  fc.constantFrom(...naughtyTexts),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }).map((each) => each.toWellFormed()),
);
const anything = fc.oneof(
  text,
  fc.anything({
    withNullPrototype: false,
    maxDepth: 3,
    values: [text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
  }),
  fc.constantFrom<unknown>(
    0,
    -1,
    2 ** 31,
    2 ** 53,
    1e308,
    [],
    {},
    [[]],
    [null],
    { id: 1 },
    'x'.repeat(20_000),
  ),
);

/** A good body with something else in one or two places of it, and now and then something that is no body. */
const spoiltBody = (good: unknown) => {
  const keys = Object.keys((good ?? {}) as object);
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .dictionary(fc.oneof(fc.constantFrom(...keys, 'id', 'role'), text), anything, {
          minKeys: 1,
          maxKeys: 2,
        })
        .map((spoilt) => ({ ...(good as object), ...spoilt })),
    },
    { weight: 2, arbitrary: anything },
  );
};

it('F-01 F-10 malformed bodies on every write are refused or taken, and nothing breaks', async () => {
  const writes = operations.filter(({ method, body, takesForm }) => method !== 'GET' && (body || takesForm));
  const broken: string[] = [];
  for (const operation of writes) {
    const good = operation.body ? sampleOf(operation.body) : {};
    await fc.assert(
      fc.asyncProperty(spoiltBody(good), fc.boolean(), async (body, isCut) => {
        const json = JSON.stringify(body) ?? '';
        const { statusCode } = await ask({ operation, payload: isCut ? json.slice(0, -1) : json });
        if (statusCode >= 500)
          broken.push(`${statusCode} ${operation.method} ${operation.path} ${json.slice(0, 300)}`);
      }),
      { numRuns: RUNS },
    );
  }
  figure(
    `${writes.length} writes × ${RUNS}: ${broken.length} × 5xx, nobody waits for longer than ${seen.slowest.ms.toFixed(0)} ms`,
  );
  expect(writes.length).toBeGreaterThan(MANY_WRITES);
  expect(broken).toEqual([]);
  expect([...seen.talkative]).toEqual([]);
  expect(seen.slowest).toEqual({
    ms: expect.toSatisfy((ms: number) => ms <= STALL),
    call: expect.any(String),
  });
});

it('F-02 F-10 malformed queries and ids on every read are refused or taken, and nothing breaks', async () => {
  const reads = operations.filter(({ method }) => method === 'GET');
  const broken: string[] = [];
  for (const operation of reads) {
    const names = [...operation.query, 'PageIndex', 'PageSize', 'x'];
    const part = fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(text, fc.integer().map(String), fc.constantFrom('%00', '%ff', '%', '1,2,x', '١', 'NaN')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), text, fc.boolean(), async (parts, id, isRaw) => {
        const query = parts.map(
          ([name, value]) =>
            `${name}=${isRaw ? value.replace(/[^!-~]|[#\\"<>^`{|}]/g, '') : encodeURIComponent(value)}`,
        );
        const { statusCode } = await ask({ operation, id: id || 'x', query: `?${query.join('&')}` });
        if (statusCode >= 500) broken.push(`${statusCode} ${operation.path} ${id} ${query.join('&')}`);
      }),
      { numRuns: RUNS },
    );
  }
  const list = reads.filter(({ query }) => query.includes('PageSize') && query.includes('SearchTerm'));
  for (const operation of list)
    for (const [size, index] of [
      ['101', '1'],
      ['1000000', '1'],
      ['0', '1'],
      ['-1', '1'],
      ['5', '0'],
      ['5', '-1'],
    ])
      expect([
        operation.path,
        (await ask({ operation, query: `?PageSize=${size}&PageIndex=${index}` })).statusCode,
      ]).toEqual([operation.path, 400]);
  figure(
    `${reads.length} reads × ${RUNS}: ${broken.length} × 5xx; a page of 101 refused by ${list.length} lists`,
  );
  expect(reads.length).toBeGreaterThan(MANY_READS);
  expect(list.length).toBeGreaterThan(MANY_LISTS);
  expect(broken).toEqual([]);
  expect([...seen.talkative]).toEqual([]);
});

it('F-03 only what says that it is JSON is read as JSON', async () => {
  const others = [
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    'application/json5',
    'application/x-json',
    'text/json',
    'application/ld+json',
    'application/jsonx; charset=utf-8',
    'json',
    '*/*',
    'application/*',
    'application',
    'application/json/x',
    'application /json',
    'text/plain; application/json',
    'image/png',
    'application/octet-stream',
  ];
  const writes = operations.filter(({ method, body, takesForm }) => method !== 'GET' && body && !takesForm);
  const taken: string[] = [];
  for (const operation of writes)
    for (const type of others) {
      const { statusCode } = await ask({
        operation,
        payload: JSON.stringify(sampleOf(operation.body ?? {})),
        type,
      });
      if (![400, 415].includes(statusCode)) taken.push(`${statusCode} ${operation.path} ${type}`);
    }
  figure(`${writes.length} writes × ${others.length} types: ${taken.length} read`);
  expect(writes.length).toBeGreaterThan(MANY_WRITES);
  expect(taken).toEqual([]);
});

it('F-04 what is too large, too deep or names a prototype is refused on every write', async () => {
  const writes = operations.filter(({ method, body, takesForm }) => method !== 'GET' && body && !takesForm);
  const deep = '['.repeat(10_000) + ']'.repeat(10_000);
  for (const operation of writes) {
    const status = async (payload: string) => (await ask({ operation, payload })).statusCode;
    expect([operation.path, await status(`{"a":"${'x'.repeat(1_100_000)}"}`)]).toEqual([operation.path, 413]);
    expect([operation.path, await status(`{"a":${deep}}`)]).toEqual([operation.path, 400]);
    expect([operation.path, await status('{"__proto__":{"role":"Admin"}}')]).toEqual([operation.path, 400]);
    expect([operation.path, await status('{"constructor":{"prototype":{"role":"Admin"}}}')]).toEqual([
      operation.path,
      400,
    ]);
  }
  figure(`${writes.length} writes: 413, 400, 400, 400`);
  expect(writes.length).toBeGreaterThan(MANY_WRITES);
});

it('F-06 what is searched for is letters, never a part of a question to the database', async () => {
  const lists = operations.filter(
    ({ method, path, query }) =>
      method === 'GET' && path.endsWith('/GetAll') && query.includes('SearchTerm') && query.includes('Sort'),
  );
  // Letters that no record has: what the tests above wrote may hold the rest.
  const nothing = ["zzqq' or '1'='1", "zzqq%' or 1=1 --", 'zzqq%zzqq', 'zzqq_zzqq', '\\%zz'];
  for (const operation of lists) {
    for (const term of nothing) {
      const answer = await ask({ operation, query: `?SearchTerm=${encodeURIComponent(term)}` });
      expect([operation.path, term, answer.statusCode, answer.json().totalCount]).toEqual([
        operation.path,
        term,
        200,
        0,
      ]);
    }
    for (const sort of ['password', 'passwordHash', 'id;drop table users', '(select 1)', '1'])
      expect([
        operation.path,
        sort,
        (await ask({ operation, query: `?Sort=${encodeURIComponent(sort)}` })).statusCode,
      ]).toEqual([operation.path, sort, 400]);
  }
  figure(`${lists.length} lists × ${nothing.length} searches and 5 orders: 0 let through`);
  expect(lists.length).toBeGreaterThan(MANY_LISTS);
});

it('F-11 every error of the catalogue is the envelope, in the words of the reader', async () => {
  const app = Fastify();
  answerErrors(app);
  // The catalogue is closed; what has no status is said by the browser alone.
  const codes = (Object.keys(hostErrors) as HostErrorCode[]).filter((code) => hostErrors[code].status > 0);
  for (const code of codes)
    app.get(`/${code}`, () => {
      const places = [...`${hostErrors[code].ar}${hostErrors[code].en}`.matchAll(/\{\{(\w+)/g)];
      throw new AppError(code, { params: Object.fromEntries(places.map(([, name = '']) => [name, 3])) });
    });
  const languages = {
    ar: 'ar',
    en: 'en',
    'en-GB,en;q=0.9': 'en',
    fr: 'ar',
    '': 'ar',
    ';;q=zz': 'ar',
  } as const;
  for (const code of codes)
    for (const [asked, language] of Object.entries(languages)) {
      const answer = await app.inject({ url: `/${code}`, headers: { 'accept-language': asked } });
      const { isSuccess, error } = answer.json();
      expect([code, asked, answer.statusCode, isSuccess, error.code]).toEqual([
        code,
        asked,
        hostErrors[code].status,
        false,
        code,
      ]);
      expect([code, asked, /[\u0600-\u06ff]/.test(error.description)]).toEqual([
        code,
        asked,
        language === 'ar',
      ]);
      expect(error.description).not.toMatch(/\{\{/);
    }
  await app.close();
  figure(`${codes.length} errors × ${Object.keys(languages).length} languages`);
});

it('F-05 naughty strings are given back as they were sent, in every text of the site', async () => {
  const { buildRecord } = await import('#tests/support/record-builder.ts');
  const different: string[] = [];
  let compared = 0;
  for (const resource of resources.filter(
    ({ access, owner }) => access.create !== false && access.read !== false && !owner,
  )) {
    for (const [index, naughty] of naughtyTexts.entries()) {
      const body: Record<string, unknown> = buildRecord(resource, { number: 900 + index });
      const changed = Object.entries(body)
        .filter(([, value]) => typeof value === 'string' && /نص|English text/.test(value))
        .map(([key]) => key);
      for (const key of changed) body[key] = `${naughty} ${index}`.slice(0, 60);
      const made = await host.call('POST', callPath(resource, resource.verbs.create), { as: 'Admin', body });
      if (made.status !== 200) continue;
      const { id } = made.body.data as { id: number };
      const { body: read } = await host.call(
        'GET',
        callPath(resource, resource.access.update ? resource.verbs.readForUpdate : resource.verbs.read, id),
        {
          as: 'Admin',
        },
      );
      for (const key of changed) {
        compared += 1;
        const sent = String(body[key]).normalize('NFC').trim();
        const got = (read.data as Record<string, unknown>)[key];
        if (got !== sent)
          different.push(`${resource.name}.${key}: ${JSON.stringify(sent)} became ${JSON.stringify(got)}`);
      }
    }
  }
  figure(`${naughtyTexts.length} strings, ${compared} texts compared, ${different.length} different`);
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
});
