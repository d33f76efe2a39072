import { describe, expect, it } from 'vitest';
import { addAttachmentPath, callPath } from '#contract/resource-paths.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { formBody } from '#tests/support/form-body.ts';
import { matters } from '#resources/matters.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);

const NOBODY = 2_000_000_000;

describe.each(matters.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  it('R200 R227 what arrives begins its thread, under its number, with a promise to answer', async () => {
    const made = await on.send(resource);
    const letter = { requests: 'R', consultations: 'C' }[resource.name] ?? '[A-Z]';
    expect(made.number).toMatch(new RegExp(`^${letter}-20\\d\\d-${String(made.id).padStart(5, '0')}$`));
    const { field, initial } = resource.workflow;
    expect(made).toMatchObject({ [field]: initial, clientId: await host.userIdOf('User') });
    expect(Date.parse(String(made['replyDueAt']))).toBeGreaterThan(Date.now());
    expect(await on.thread(resource, made.id, 'User')).toMatchObject([
      { kind: 'received', visibility: 'client', author: { role: 'User' } },
    ]);
    const found = await host.call('GET', callPath(resource, resource.verbs.list), {
      as: 'CustomerService',
      query: { SearchTerm: made.number },
    });
    expect(found.body.data).toMatchObject([{ id: made.id }]);
  });

  it('R204 R233 A19 a note stays inside unless it says otherwise; the client’s own is for both', async () => {
    const { id } = await on.send(resource);
    expect((await on.note(resource, id, { text: 'Inside' })).status).toBe(200);
    expect((await on.note(resource, id, { text: 'For both', visibility: 'client' })).status).toBe(200);
    expect((await on.note(resource, id, { text: 'A reply' }, 'User')).status).toBe(200);
    const notes = async (as: 'User' | 'Admin') =>
      (await on.thread(resource, id, as)).flatMap(({ kind, text, visibility }) =>
        kind === 'note' ? [`${visibility}: ${text}`] : [],
      );
    expect(await notes('Admin')).toEqual(['internal: Inside', 'client: For both', 'client: A reply']);
    expect(await notes('User')).toEqual(['client: For both', 'client: A reply']);
    expect((await on.thread(resource, id, 'User')).at(-2)?.author).toMatchObject({
      name: 'Nada Al-Harbawi',
      role: 'CustomerService',
    });
  });

  it('a client cannot say who reads their note, and no note is empty or without end', async () => {
    const { id } = await on.send(resource);
    const before = await on.thread(resource, id);
    const codes = async (body: object, as: 'User' | 'Admin' = 'Admin') =>
      Object.entries((await on.note(resource, id, body, as)).body.error?.fields ?? {}).map(
        ([key, { code }]) => `${key}: ${code}`,
      );
    expect(await codes({ text: 'Mine', visibility: 'internal' }, 'User')).toEqual([
      'visibility: unknownField',
    ]);
    expect(await codes({ text: 'Mine', visibility: 'public' })).toEqual(['visibility: optionInvalid']);
    expect(await codes({ text: ' \n ' })).toEqual(['text: required']);
    expect(await codes({ text: 'م'.repeat(5001) })).toEqual(['text: maxLength']);
    expect(await on.thread(resource, id)).toEqual(before);
  });

  it('Z-04 R219 another client’s record answers every call exactly as one that never was', async () => {
    const { id } = await on.send(resource, 'client2');
    for (const call of [
      (at: number) => host.call('GET', callPath(resource, resource.verbs.thread, at), { as: 'User' }),
      (at: number) => host.call('GET', callPath(resource, resource.verbs.read, at), { as: 'User' }),
      (at: number) => on.note(resource, at, { text: 'Let me in' }, 'User'),
    ]) {
      const [foreign, unknown] = [await call(id), await call(NOBODY)];
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(unknown.body);
      expect(foreign.body.error?.description).toBe(resource.messages.notFound?.en);
    }
    expect(await on.thread(resource, id)).toHaveLength(1);
  });

  it('a note that is sent again is there once, and tells its readers once', async () => {
    const { id } = await on.send(resource);
    const path = callPath(resource, resource.verbs.addNote, id);
    const sending = (text: string) =>
      host.call('POST', path, {
        as: 'Admin',
        body: { text, visibility: 'client' },
        headers: { 'idempotency-key': `note-${resource.name}-${id}` },
      });
    const answers = await Promise.all(Array.from({ length: 4 }, () => sending('Once')));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect((await sending('Another')).body.error?.code).toBe('idempotencyMismatch');
    expect((await on.thread(resource, id)).filter(({ kind }) => kind === 'note')).toHaveLength(1);
  });

  it('R221 a file that comes later stands in the thread, for both sides', async () => {
    const { id } = await on.send(resource);
    const add = async (as: 'User' | 'Admin', filename: string) =>
      host.call('POST', `${addAttachmentPath(resource)}/${id}`, {
        as,
        form: formBody([
          { name: 'attachments', type: 'image/png', filename, content: await sampleBytes('png') },
        ]),
      });
    expect((await add('User', 'عقد.png')).status).toBe(200);
    expect((await add('Admin', 'answer.png')).status).toBe(200);
    expect((await on.thread(resource, id, 'User')).slice(1)).toMatchObject([
      { kind: 'file', visibility: 'client', author: { role: 'User' }, data: { file: { name: 'عقد.png' } } },
      {
        kind: 'file',
        visibility: 'client',
        author: { role: 'Admin' },
        data: { file: { name: 'answer.png' } },
      },
    ]);
    const { rows } = await host.database.pool.query(
      `select distinct channel from notifications where kind = 'newDocument' and resource = '${resource.name}' and record_id = $1 order by channel`,
      [id],
    );
    expect(rows.map(({ channel }) => String(channel))).toEqual(['client', 'staff']);
  });

  it('who takes care of it and by when is told inside alone, and only staff can be given it', async () => {
    const { id } = await on.send(resource);
    const staff = await host.userIdOf('CustomerService');
    const client = await host.userIdOf('User');
    const update = (values: object) =>
      host.call('PUT', callPath(resource, resource.verbs.update), { as: 'Admin', body: { id, ...values } });
    const refused = await update({ assigneeId: client });
    expect(refused.body.error?.fields?.['assigneeId']?.code).toBe('referenceMissing');
    expect((await update({ assigneeId: staff, dueDate: '2030-01-15' })).status).toBe(200);
    expect((await on.thread(resource, id)).slice(1)).toMatchObject([
      { kind: 'assigned', visibility: 'internal', data: { from: null, to: 'Nada Al-Harbawi' } },
      { kind: 'changed', visibility: 'internal', data: { changes: { dueDate: [null, '2030-01-15'] } } },
    ]);
    expect(await on.thread(resource, id, 'User')).toHaveLength(1);
    const { rows } = await host.database.pool.query(
      `select kind from notifications where user_id = $1 and resource = '${resource.name}' and record_id = $2 order by sequence`,
      [staff, id],
    );
    expect(rows.map(({ kind }) => String(kind)).at(-1)).toBe('assigned');
  });

  it('Z-05 staff write neither the client’s words nor the state past the moves', async () => {
    const { id } = await on.send(resource);
    const before = await on.read(resource, id);
    const title = resource.title;
    for (const values of [
      { [title]: 'Other words' },
      { status: 'Resolved' },
      { clientId: 4 },
      { number: 'R-1' },
    ]) {
      const answer = await host.call('PUT', callPath(resource, resource.verbs.update), {
        as: 'Admin',
        body: { id, ...values },
      });
      expect(Object.values(answer.body.error?.fields ?? {}).map(({ code }) => code)).toEqual([
        'unknownField',
      ]);
    }
    expect(await on.read(resource, id)).toEqual(before);
  });
});

it('a client’s request is theirs, whatever they write', async () => {
  const answer = await host.call('POST', '/api/Requests/Add', {
    as: 'User',
    body: { title: 'Mine', description: 'Long enough a text', serviceId: 1, branchId: 1, clientId: 4 },
  });
  expect(answer.body.error?.fields?.['clientId']?.code).toBe('unknownField');
});

it('a note to the client ends the waiting for the first word, one inside does not', async () => {
  const { id } = await on.send(consultations);
  await on.note(consultations, id, { text: 'Inside' });
  expect((await on.read(consultations, id))['firstContactAt']).toBeNull();
  await on.note(consultations, id, { text: 'Dear client', visibility: 'client' });
  expect((await on.read(consultations, id))['firstContactAt']).toEqual(expect.any(String));
});

it('a submission leaves a record, its first entry, its notifications and its mail, or nothing of them', async () => {
  const { pool } = host.database;
  const counts = async () =>
    (
      await pool.query(
        `select (select count(*)::int from requests) as requests, (select count(*)::int from thread_entries) as entries,
           (select count(*)::int from notifications) as notifications, (select count(*)::int from outbox) as mails,
           (select count(*)::int from idempotency_keys) as keys`,
      )
    ).rows[0];
  await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  for (const table of ['thread_entries', 'notifications', 'outbox']) {
    await pool.query(`create trigger failing before insert on ${table} for each row execute function fail()`);
    const before = await counts();
    const answer = await host.call('POST', '/api/Requests/Add', {
      as: 'User',
      body: buildRecord(requests, { role: 'User' }),
      headers: { 'idempotency-key': `failing-${table}` },
    });
    expect(answer.status).toBe(500);
    expect(await counts()).toEqual(before);
    await pool.query(`drop trigger failing on ${table}`);
  }
});
