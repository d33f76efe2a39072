import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HUB_PATH } from '#contract/live-events.ts';
import { addAttachmentPath, callPath } from '#contract/resource-paths.ts';
import { readWorkbook } from '#server/transfer/read-workbook.ts';
import { clientCalls, namesRecord } from '#tests/support/client-calls.ts';
import { formBody } from '#tests/support/form-body.ts';
import { connectRaw } from '#tests/support/hub-host.ts';
import { matters } from '#resources/matters.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { type TestCall, type TestHost, startTestHost } from '#tests/support/test-host.ts';

const CANARY = 'zarqaa-al-yamama-sees-far';
let host: TestHost;
let address: string;
let on: ReturnType<typeof mattersOn>;
beforeAll(async () => {
  host = await startTestHost();
  address = await host.app.listen({ host: '127.0.0.1', port: 0 });
  on = mattersOn(host);
});
afterAll(() => host.close());

/** Every answer that a client can get, by any call that reads. */
async function everythingRead(ids: readonly number[], query: Record<string, string>): Promise<string[]> {
  const readable = (await clientCalls(host)).filter(({ method }) => method === 'GET');
  expect(readable.length).toBeGreaterThan(20);
  const urls = readable.flatMap((call) =>
    namesRecord(call) ? ids.map((id) => call.path.replace('{id}', String(id))) : [call.path],
  );
  const headers = { authorization: `Bearer ${await host.tokenOf('User')}` };
  const answers: string[] = [];
  for (const url of urls) {
    for (const asked of [{}, query])
      answers.push((await host.app.inject({ url: `${url}?${new URLSearchParams(asked)}`, headers })).body);
  }
  return answers;
}

/** What a client can write to a record, and what else they send. */
async function everythingWritten(made: readonly { resource: (typeof matters)[number]; id: number }[]) {
  const content = await sampleBytes('png');
  const answers: string[] = [];
  const write = async (url: string, call: TestCall) =>
    answers.push(JSON.stringify((await host.call('POST', url, { as: 'User', ...call })).body));
  for (const { resource, id } of made) {
    await write(callPath(resource, resource.verbs.addNote, id), { body: { text: 'A reply' } });
    await write(addAttachmentPath(resource, id), {
      form: formBody([{ name: 'attachments', type: 'image/png', filename: 'a.png', content }]),
    });
    await write(callPath(resource, resource.verbs.create), { body: buildRecord(resource, { role: 'User' }) });
  }
  // Whatever else writes is told nothing sensible, and answers why not.
  for (const { method, path } of await clientCalls(host)) {
    if (method === 'GET' || path.startsWith('/api/Auth/')) continue;
    for (const { id } of made)
      answers.push(
        JSON.stringify(
          (await host.call(method, path.replace('{id}', String(id)), { as: 'User', body: {} })).body,
        ),
      );
  }
  return answers;
}

it('Z-07 R222 what staff note inside is in nothing that a client can read, whatever they call, write and search', async () => {
  const made: { resource: (typeof matters)[number]; id: number }[] = [];
  for (const resource of matters) {
    const { id } = await on.send(resource);
    made.push({ resource, id });
    for (const as of ['Admin', 'CustomerService'] as const)
      expect((await on.note(resource, id, { text: `${CANARY} ${as}` }, as)).status).toBe(200);
    await on.note(resource, id, { text: 'For the client', visibility: 'client' });
    await on.note(resource, id, { text: `${CANARY} again` });
    expect(JSON.stringify(await on.thread(resource, id, 'Admin'))).toContain(CANARY);
  }
  // Nothing is kept of it where a mail, a notification, a list or a history could be made of it.
  const { rows } = await host.database.pool.query<{ left: string }>(
    `select (select count(*) from outbox where payload::text like $1)
       + (select count(*) from notifications where params::text like $1)
       + (select count(*) from requests where last_note like $1 or search like $1)
       + (select count(*) from consultations where last_note like $1 or search like $1)
       + (select count(*) from audit_entries where changes::text like $1 or search like $1)
       + (select count(*) from idempotency_keys where answer::text like $1) as left`,
    [`%${CANARY}%`],
  );
  expect(Number(rows[0]?.left)).toBe(0);

  const ids = made.map(({ id }) => id);
  const answers = [
    ...(await everythingRead(ids, { SearchTerm: CANARY })),
    ...(await everythingWritten(made)),
    (await host.app.inject('/api/openapi.json')).body,
  ];
  // What is for the client is found by the same calls, so they do reach the records.
  expect(answers.some((answer) => answer.includes('For the client'))).toBe(true);
  for (const answer of answers) expect(answer).not.toContain(CANARY);
});

it('Z-07 R222 nor in a file that a client takes away, packed or not', async () => {
  const headers = { authorization: `Bearer ${await host.tokenOf('User')}` };
  for (const resource of matters) {
    const { id } = await on.send(resource);
    await on.note(resource, id, { text: 'For the file', visibility: 'client' });
    await on.note(resource, id, { text: CANARY });
    const url = callPath(resource, resource.verbs.export);
    const csv = (await host.app.inject({ url, headers })).body;
    const { rawPayload } = await host.app.inject({ url: `${url}?Format=xlsx`, headers });
    for (const content of [csv, JSON.stringify(await readWorkbook(rawPayload))]) {
      expect(content).toContain('For the file');
      expect(content).not.toContain(CANARY);
    }
  }
});

it('Z-07 R222 nor on a client’s live line, which does not even say that something was noted', async () => {
  const client = await connectRaw({ url: address + HUB_PATH }, { token: await host.tokenOf('User') });
  client.send({ type: 1, target: 'Watch', arguments: ['en'], invocationId: '1' });
  await client.next();
  for (const resource of matters) {
    const { id } = await on.send(resource);
    const [created] = [await client.next()];
    expect(created).toMatchObject({ target: 'Changed', arguments: [{ type: 'created', ids: [id] }] });
    const told = client.frames.length;
    await on.note(resource, id, { text: CANARY });
    // What comes behind it on the same line is the first that is heard.
    await on.note(resource, id, { text: 'For the client', visibility: 'client' });
    await expect
      .poll(() =>
        client.frames
          .slice(told)
          .map(({ target }) => target)
          .toSorted(),
      )
      .toEqual(['Changed', 'Notify']);
    await client.next();
    await client.next();
    expect(JSON.stringify(client.frames)).not.toContain(CANARY);
  }
  client.socket.close();
  await once(client.socket, 'close');
});

it('Z-07 a search of staff does not look into notes, so that no count tells of them', async () => {
  const found = await host.call('GET', '/api/Requests/GetAll', {
    as: 'Admin',
    query: { SearchTerm: CANARY },
  });
  expect(found.body.data).toEqual([]);
});
