import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachmentSchema } from '#contract/attachments.ts';
import { inboxCalls } from '#contract/inbox.ts';
import { addAttachmentPath } from '#contract/resource-paths.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { type ClientCall, clientCalls, namesRecord } from '#tests/support/client-calls.ts';
import { formBody } from '#tests/support/form-body.ts';
import { matters } from '#resources/matters.ts';
import { freeDay, inputOf, mattersOn } from '#tests/support/matters.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { type TestCall, type TestHost, startTestHost } from '#tests/support/test-host.ts';

const NOBODY = 2_000_000_000;
/** The same for what has no number. */
const NO_FILE = '2f1acb7e-93b4-4d6e-9a30-6b0c5f1c2d3e';
let host: TestHost;
let calls: ClientCall[];
/** What another client has, by the beginning of the calls that name it. */
const foreign = new Map<string, number | string>();
let file: Buffer;
beforeAll(async () => {
  host = await startTestHost();
  const on = mattersOn(host);
  file = await sampleBytes('png');
  for (const resource of matters) {
    const { id } = await on.send(resource, 'client2');
    foreign.set(`/api/${resource.endpoint}/`, id);
    await on.note(resource, id, { text: 'For the other client', visibility: 'client' });
    const added = await host.call('POST', addAttachmentPath(resource, id), {
      as: 'client2',
      form: formBody([{ name: 'attachments', type: 'image/png', filename: 'own.png', content: file }]),
    });
    foreign.set('/api/Attachments/', attachmentSchema.parse(added.body.data).id);
  }
  const consultation = Number(foreign.get('/api/Consultations/'));
  await on.move(consultations, 'schedule', consultation, {
    body: { scheduledAt: freeDay(2), consultantId: 1 },
  });
  const { rows } = await host.database.pool.query<{ sequence: string }>(
    'select max(sequence) as sequence from notifications where user_id = $1',
    [await host.userIdOf('client2')],
  );
  foreign.set('/api/Notifications/', Number(rows[0]?.sequence));
  calls = (await clientCalls(host)).filter(namesRecord);
});
afterAll(() => host.close());

/** What is sent with a call, so that nothing is refused before the record is looked for. */
function bodyOf({ path }: ClientCall): Pick<TestCall, 'body' | 'form'> {
  if (path.includes('/AddNote/')) return { body: { text: 'Let me in' } };
  if (path.includes('/AddAttachment/'))
    return {
      form: formBody([{ name: 'attachments', type: 'image/png', filename: 'mine.png', content: file }]),
    };
  if (path.includes('/AnswerTask/'))
    return { form: formBody([{ name: 'data', content: JSON.stringify({ taskId: 1, text: 'Let me in' }) }]) };
  if (/\/Re(book|choose)\//.test(path)) return { body: inputOf('rebook') };
  return {};
}

it('Z-03 R219 R223 whatever a client calls with the number of what another client has answers as for one that never was', async () => {
  const everything = async () =>
    (
      await host.database.pool.query(
        `select (select json_agg(t order by id) from thread_entries t)::text as thread, (select count(*) from attachments) as files,
           (select json_agg(r order by id) from requests r)::text as requests, (select json_agg(n order by sequence) from notifications n)::text as inbox`,
      )
    ).rows[0];
  const before = await everything();
  const asked = calls.filter(({ path }) => !path.startsWith('/api/Auth/'));
  // The document is read from the running host: a call that is added is tried without anybody thinking of it.
  expect(asked.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/api/Requests/GetById/{id}',
      '/api/Consultations/GetCalendar/{id}',
      '/api/Attachments/Download/{id}',
    ]),
  );
  for (const each of asked) {
    const own = [...foreign].find(([start]) => each.path.startsWith(start))?.[1];
    if (each.path.startsWith('/api/Requests') || each.path.startsWith('/api/Consultations'))
      expect(own).toBeGreaterThan(0);
    // What the public reads is nobody's.
    if (own === undefined) continue;
    const answer = (id: number | string) =>
      host.call(each.method, each.path.replace('{id}', String(id)), { as: 'User', ...bodyOf(each) });
    const [theirs, unknown] = [await answer(own), await answer(typeof own === 'string' ? NO_FILE : NOBODY)];
    const line = `${each.method} ${each.path}`;
    expect([line, theirs.status, theirs.body]).toEqual([line, unknown.status, unknown.body]);
    // Marking is no question: it says nothing of what there is, and does nothing.
    if (!Object.values<string>(inboxCalls).some((start) => each.path.startsWith(start)))
      expect([line, theirs.status, theirs.body.error?.code]).toEqual([line, 404, 'notFound']);
  }
  expect(await everything()).toEqual(before);
});

it('Z-03 a number that cannot be one answers as a number that nobody has', async () => {
  const wrong: string[] = [];
  const headers = { authorization: `Bearer ${await host.tokenOf('User')}` };
  for (const { method, path } of calls.filter((each) => each.method === 'GET')) {
    const answer = async (id: string) => {
      const { statusCode, body } = await host.app.inject({ method, url: path.replace('{id}', id), headers });
      return `${statusCode} ${body}`;
    };
    const unknown = await answer(String(NOBODY));
    for (const id of IMPOSSIBLE)
      if ((await answer(id)) !== unknown) wrong.push(`${path} ${id}: ${await answer(id)}`);
  }
  expect(wrong).toEqual([]);
});
const IMPOSSIBLE = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '9999999999',
  '99999999999999999999999',
  '0x1',
  'NaN',
  'null',
  '[1]',
  '1,2',
  '%31%00',
  '%D9%A1',
  "1'--",
  '..%2F1',
  NO_FILE,
];

it.each([
  [requests, 'Request not found', 'الطلب غير موجود'],
  [consultations, 'Consultation not found', 'الاستشارة غير موجودة'],
] as const)('R220 R241 an unknown number of %o is told in both languages', async (resource, en, ar) => {
  const answer = async (language: 'ar' | 'en') =>
    (await host.call('GET', `/api/${resource.endpoint}/GetById/${NOBODY}`, { as: 'Admin', language })).body
      .error?.description;
  expect([await answer('en'), await answer('ar')]).toEqual([en, ar]);
});
