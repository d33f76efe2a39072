import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureSchema } from '#contract/envelope.ts';
import { hostErrors } from '#contract/host-errors.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({
  env: { LOGIN_FAILURES_PER_ADDRESS: '100000', LOGIN_FAILURES_PER_ACCOUNT: '100000' },
});
const document = (await host.app.inject('/api/openapi.json')).json();
const routes = Object.entries(document.paths as Record<string, object>).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => ({ method: method.toUpperCase() as 'GET', path })),
);

const raw = async (given: {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}) => {
  const answer = await host.app.inject({
    method: (given.method ?? 'POST') as 'POST',
    url: given.url,
    headers: {
      authorization: `Bearer ${await host.tokenOf('Admin')}`,
      'accept-language': 'en',
      ...given.headers,
    },
    ...(given.payload === undefined ? {} : { payload: given.payload }),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};
const json = { 'content-type': 'application/json' };

describe('every refusal is the envelope, in the reader’s language', () => {
  it.each([
    ['a body that is no JSON', { url: '/api/Faqs/Add', headers: json, payload: '{' }, 400, 'malformed'],
    [
      'a body that is no UTF-8',
      { url: '/api/FaqCategories/Add', headers: json, payload: Buffer.from('{"nameAr":"\xff"}', 'latin1') },
      400,
      'malformed',
    ],
    [
      'half a letter',
      { url: '/api/FaqCategories/Add', headers: json, payload: '{"nameAr":"\\ud83d","nameEn":"x"}' },
      400,
      'malformed',
    ],
    [
      'a null in the place of a record',
      { method: 'PUT', url: '/api/CompanySummary/Update', headers: json, payload: 'null' },
      400,
      'validation',
    ],
    [
      'another content type',
      { url: '/api/Faqs/Add', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      415,
      'mediaType',
    ],
    [
      'a form',
      {
        url: '/api/Faqs/Add',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=1',
      },
      415,
      'mediaType',
    ],
    [
      'a body over a mebibyte',
      { url: '/api/Faqs/Add', headers: json, payload: `"${'x'.repeat(1_100_000)}"` },
      413,
      'tooLarge',
    ],
    ['a list as a body', { url: '/api/Faqs/Add', headers: json, payload: '[]' }, 400, 'validation'],
    ['nothing as a body', { url: '/api/Faqs/Add' }, 400, 'validation'],
    [
      'ten thousand brackets',
      { url: '/api/Faqs/Add', headers: json, payload: '['.repeat(10_000) + ']'.repeat(10_000) },
      400,
      'validation',
    ],
    ['another method than the address takes', { url: '/api/Faqs/GetAll' }, 405, 'methodNotAllowed'],
    ['a path that is none', { url: '/api/Faqs/Nothing' }, 404, 'routeNotFound'],
    ['an id that can be none', { method: 'GET', url: '/api/Faqs/GetById/0' }, 404, 'notFound'],
    ['an id out of range', { method: 'GET', url: '/api/Faqs/GetById/99999999999' }, 404, 'notFound'],
    ['an id that is a word', { method: 'GET', url: '/api/Faqs/GetById/abc' }, 404, 'notFound'],
    [
      'NUL in a text',
      { url: '/api/FaqCategories/Add', headers: json, payload: '{"nameAr":"\\u0000","nameEn":"x"}' },
      400,
      'validation',
    ],
    [
      'a version that is none',
      { method: 'DELETE', url: '/api/Faqs/Delete/1', headers: { 'if-match': 'abc' } },
      400,
      'malformed',
    ],
    [
      'a key that is none',
      {
        url: '/api/FaqCategories/Add',
        headers: { ...json, 'idempotency-key': '!' },
        payload: '{"nameAr":"x","nameEn":"x"}',
      },
      400,
      'malformed',
    ],
  ])('%s', async (_title, given, status, code) => {
    for (const language of ['ar', 'en'] as const) {
      const answer = await raw({
        ...given,
        headers: { ...('headers' in given ? given.headers : {}), 'accept-language': language },
      });
      expect(answer.status).toBe(status);
      const body = failureSchema.parse(JSON.parse(answer.text));
      expect(body.error.code).toBe(code);
      expect(body.error.description).toBe(hostErrors[code as keyof typeof hostErrors][language]);
    }
  });

  it('every address of the API says of other methods which it takes, whoever asks', async () => {
    const wrong: string[] = [];
    for (const [path, operations] of Object.entries(document.paths as Record<string, object>)) {
      const taken = Object.keys(operations).map((method) => method.toUpperCase());
      const allow = [...taken, ...(taken.includes('GET') ? ['HEAD'] : [])].sort().join(', ');
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
        (each) => !taken.includes(each),
      )) {
        const url = `${path.replace('{id}', '7').toUpperCase().replace('/API/', '/api/')}/?A=1`;
        const answer = await host.app.inject({ method: method as 'PATCH', url });
        const said = `${answer.statusCode} ${String(answer.headers['allow'])}`;
        if (said !== `405 ${allow}`) wrong.push(`${method} ${path}: ${said}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(routes.length).toBeGreaterThan(200);
  });

  it('R12 field problems carry code, parameters and words', async () => {
    const payload = JSON.stringify({ nameAr: 'ن'.repeat(101), nameEn: ' ' });
    const answer = await raw({
      url: '/api/FaqCategories/Add',
      headers: { ...json, 'accept-language': 'ar' },
      payload,
    });
    expect(JSON.parse(answer.text).error.fields).toEqual({
      nameAr: { code: 'maxLength', params: { max: 100 }, message: 'الحد الأقصى للأحرف: 100' },
      nameEn: { code: 'required', message: 'هذا الحقل مطلوب' },
    });
  });

  it('F-10 says nothing of its inside: no stack, path, SQL or framework', async () => {
    const answer = await raw({ url: '/api/Faqs/Add', headers: json, payload: '{"a":1' });
    expect(answer.text + JSON.stringify(answer.headers)).not.toMatch(
      /fastify|node_modules|select |at \w+ \(|\.ts:/i,
    );
  });
});

it('R85 a visitor is refused before what they sent is read', async () => {
  const answer = await host.app.inject({ method: 'POST', url: '/api/Faqs/Add', headers: json, payload: '{' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthenticated']);
});

it('an address that cannot be decoded is refused in the envelope', async () => {
  const answer = await raw({ method: 'GET', url: '/api/Faqs/GetById/%ff' });
  expect([answer.status, failureSchema.parse(JSON.parse(answer.text)).error.code]).toEqual([
    400,
    'malformed',
  ]);
});

it('R171 a refresh with an empty JSON body is read, not refused', async () => {
  const answer = await raw({ url: '/api/Auth/RefreshToken', headers: json, payload: '' });
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([401, 'unauthenticated']);
});

it(
  'F-01 bad input anywhere is a refusal: no route answers 5xx to any of 60 bodies and queries',
  { tags: ['slow'], timeout: 120_000 },
  async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\u0000',
        '\ud800',
        '٠',
        "'; drop table users; --",
        '%00',
        '<script>',
        '{{7*7}}',
        'NaN',
        '-1',
        '1e9',
      ),
    );
    const bodies = fc.oneof(
      fc.anything({
        withNullPrototype: false,
        values: [texts, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
      }),
      fc.dictionary(
        fc.constantFrom(
          'id',
          'email',
          'password',
          'nameAr',
          'questionAr',
          'categoryId',
          'role',
          '__proto__',
          'constructor',
        ),
        fc.oneof(texts, fc.integer(), fc.array(texts)),
      ),
    );
    for (const { method, path } of routes) {
      // Logging out would end the session that the others call with.
      if (path.endsWith('/Logout')) continue;
      await fc.assert(
        fc.asyncProperty(
          bodies,
          fc.dictionary(fc.constantFrom('SearchTerm', 'PageIndex', 'Sort', 'Role', 'Ids', 'x'), texts, {
            maxKeys: 3,
          }),
          texts,
          async (body, query, id) => {
            const url = `${path.replace('{id}', encodeURIComponent(id.isWellFormed() && id !== '' ? id : '7'))}?${new URLSearchParams(wellFormed(query))}`;
            const payload =
              method === 'GET' || method === 'DELETE' ? undefined : (JSON.stringify(body) ?? '');
            const answer = await raw({
              method,
              url,
              headers: payload === undefined ? {} : json,
              ...(payload === undefined ? {} : { payload }),
            });
            expect(answer.status).toBeLessThan(500);
          },
        ),
        { numRuns: 60 },
      );
    }
  },
);

const wellFormed = (query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, value.toWellFormed()]));
