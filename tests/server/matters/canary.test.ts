import { afterAll, beforeAll, expect, it } from 'vitest';
import { matters, mattersOn } from '#tests/support/matters.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

const CANARY = 'zarqaa-al-yamama-sees-far';
let host: TestHost;
let on: ReturnType<typeof mattersOn>;
beforeAll(async () => {
  host = await startTestHost();
  on = mattersOn(host);
});
afterAll(() => host.close());

interface Operation {
  'x-roles'?: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
}

/** Every answer that a client can get, by any call that reads: whatever the API has is in its document. */
async function everythingRead(ids: readonly number[], query: Record<string, string>): Promise<string[]> {
  const { paths } = (await host.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const readable = Object.entries(paths).flatMap(([path, { get }]) =>
    get?.['x-roles']?.some((role) => role === 'User' || role === 'public') ? [path] : [],
  );
  expect(readable.length).toBeGreaterThan(20);
  const urls = readable.flatMap((path) =>
    path.includes('{id}') ? ids.map((id) => path.replace('{id}', String(id))) : [path],
  );
  const headers = { authorization: `Bearer ${await host.tokenOf('User')}` };
  const answers: string[] = [];
  for (const url of urls) {
    for (const asked of [{}, query])
      answers.push((await host.app.inject({ url: `${url}?${new URLSearchParams(asked)}`, headers })).body);
  }
  return answers;
}

it('R222 what staff note inside is in nothing that a client can read, whatever they call and search', async () => {
  const ids: number[] = [];
  for (const resource of matters) {
    const { id } = await on.send(resource);
    ids.push(id);
    for (const as of ['Admin', 'CustomerService'] as const)
      expect((await on.note(resource, id, { text: `${CANARY} ${as}` }, as)).status).toBe(200);
    await on.note(resource, id, { text: 'For the client', visibility: 'client' });
    expect(JSON.stringify(await on.thread(resource, id, 'Admin'))).toContain(CANARY);
  }
  // Nothing is kept of it where a mail, a notification or a history could be made of it.
  const { rows } = await host.database.pool.query<{ left: string }>(
    `select (select count(*) from outbox where payload::text like $1)
       + (select count(*) from notifications where params::text like $1)
       + (select count(*) from audit_entries where changes::text like $1 or search like $1)
       + (select count(*) from idempotency_keys where answer::text like $1) as left`,
    [`%${CANARY}%`],
  );
  expect(Number(rows[0]?.left)).toBe(0);

  const answers = await everythingRead(ids, { SearchTerm: CANARY });
  // What is for the client is found by the same calls, so they do reach the records.
  expect(answers.some((answer) => answer.includes('For the client'))).toBe(true);
  for (const answer of answers) expect(answer).not.toContain(CANARY);
  const document = (await host.app.inject('/api/openapi.json')).body;
  expect(document).not.toContain(CANARY);
});

it('a search of staff does not look into notes, so that no count tells of them', async () => {
  const found = await host.call('GET', '/api/Requests/GetAll', {
    as: 'Admin',
    query: { SearchTerm: CANARY },
  });
  expect(found.body.data).toEqual([]);
});
