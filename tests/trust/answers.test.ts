import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Role } from '#contract/roles.ts';
import { type ApiOperation, apiOperations } from '#tests/support/api-operations.ts';
import { figure } from '#tests/support/figure.ts';
import { matters } from '#resources/matters.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { type JsonSchema } from '#tests/support/sample-of.ts';
import { type Person, type TestHost, startTestHost } from '#tests/support/test-host.ts';

const MARK = 'zafaran-canary';
let host: TestHost;
let operations: ApiOperation[];
beforeAll(async () => {
  host = await startTestHost();
  operations = await apiOperations(host);
});
afterAll(() => host?.close());

/**
 * Marks what no answer may hold: whatever signs in, and what staff note inside.
 * @returns the hashes of passwords, and of each matter the number of the one that was noted in, by its endpoint
 */
async function plant(): Promise<{ hashes: string[]; made: Map<string, number> }> {
  const { pool } = host.database;
  const on = mattersOn(host);
  const made = new Map<string, number>();
  for (const resource of matters) {
    const { id } = await on.send(resource);
    await on.note(resource, id, { text: `${MARK}-note`, visibility: 'internal' });
    made.set(resource.endpoint, id);
  }
  await pool.query(`update users set password_hash = $1 || '-hash-' || id where email not like '%yamama%'`, [
    MARK,
  ]);
  await pool.query(
    `insert into password_codes (email, code_hash, expires_at) values ('client@yamama-fustat.example', $1, now() + interval '1 hour')`,
    [`${MARK}-code`],
  );
  await pool.query(
    `insert into outbox (kind, payload, run_at) values ('resetCode', jsonb_build_object('seed', $1::text, 'email', 'x@example.com'), now() + interval '1 day')`,
    [`${MARK}-seed`],
  );
  const { rows } = await pool.query<{ hash: string }>(
    'select password_hash as hash from users where password_hash not like $1',
    [`${MARK}%`],
  );
  expect(rows.length).toBeGreaterThan(0);
  return { hashes: rows.map(({ hash }) => hash), made };
}

/** What is not there with every matter: an appointment, a move that waits, a time or a way that is asked about. */
const ASKS_MORE = /\/(GetCalendar|GetHeldChange|GetTimeProblems|GetFreeSlotsFor)\//;

/** Keys of an answer that its schema does not name. */
function unknownKeys(value: unknown, schema: JsonSchema | undefined, at = ''): string[] {
  const shapes = [schema, ...(schema?.anyOf ?? [])];
  if (Array.isArray(value)) {
    const items = shapes.find((each) => each?.items)?.items;
    return value.flatMap((each) => unknownKeys(each, items, `${at}[]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const properties = shapes.flatMap((each) => (each?.properties ? [each.properties] : []));
  // A record whose keys are data has no properties of its own.
  if (properties.length === 0) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = properties.find((each) => key in each)?.[key];
    return known ? unknownKeys(inner, known, `${at}.${key}`) : [`${at}.${key}`];
  });
}

it('Z-06 no answer to anybody has a key beyond its schema, a secret, or a note that is not for them', async () => {
  const { hashes, made } = await plant();
  const everybody: [Role | 'public', Person][] = [
    ['public', null],
    ['User', 'User'],
    ['User', 'client2'],
    ['CustomerService', 'CustomerService'],
    ['Admin', 'Admin'],
  ];
  const wrong: string[] = [];
  let answers = 0;
  let opened = 0;
  for (const operation of operations.filter(({ method }) => method === 'GET'))
    for (const [audience, person] of everybody) {
      if (!operation.audiences.includes(audience)) continue;
      const matter = operation.path.includes('{id}') && made.get(operation.path.split('/')[2] ?? '');
      const ids = operation.path.includes('{id}') ? [1, 2, 3, 4, 5, 6, 7, 8] : [1];
      for (const id of matter ? [...ids, matter] : ids) {
        const { statusCode, body, headers } = await host.app.inject({
          url: `${operation.url(id)}${operation.query.includes('PageSize') ? '?PageSize=100' : ''}`,
          headers: person ? { authorization: `Bearer ${await host.tokenOf(person)}` } : {},
        });
        answers += 1;
        const name = `${operation.path} as ${person}`;
        if (id === matter && !ASKS_MORE.test(operation.path)) {
          const expected = person === 'client2' ? 404 : 200;
          if (statusCode !== expected) wrong.push(`${name}: ${statusCode} instead of ${expected}`);
          if (statusCode === 200) opened += 1;
        }
        const isSecret = new RegExp(`${MARK}-(hash|code|seed)|\\$argon2`).test(body);
        if (isSecret || hashes.some((hash) => body.includes(hash))) wrong.push(`${name}: a secret`);
        if (body.includes(`${MARK}-note`) && !['Admin', 'CustomerService'].includes(audience))
          wrong.push(`${name}: an internal note`);
        if (statusCode !== 200 || !String(headers['content-type']).includes('json')) continue;
        if (/"(password|passwordHash|hash|codeHash|token|otp|seed|secret|searchText)"\s*:/i.test(body))
          wrong.push(`${name}: the key of a secret`);
        const parsed: unknown = JSON.parse(body);
        if (operation.answer)
          wrong.push(...unknownKeys(parsed, operation.answer).map((key) => `${name}: ${key}`));
      }
    }
  figure(
    `${answers} answers, ${opened} of them about matters with such a note: ${wrong.length} keys beyond the schema, secrets or notes`,
  );
  expect([...new Set(wrong)]).toEqual([]);
  expect(answers).toBeGreaterThan(400);
  expect(opened).toBeGreaterThan(20);
});

it('Z-06 clients are not told what only staff may read of a record', async () => {
  const keysOf = async (person: Person) => {
    const { body } = await host.call('GET', '/api/Requests/GetAll', { as: person });
    return new Set(
      z
        .array(z.record(z.string(), z.unknown()))
        .parse(body.data)
        .flatMap((row) => Object.keys(row)),
    );
  };
  const [clients, staff] = [await keysOf('User'), await keysOf('Admin')];
  expect(staff).toContain('legalHold');
  expect(clients).not.toContain('legalHold');
});
