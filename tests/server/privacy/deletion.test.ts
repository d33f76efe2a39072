import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { inboxCalls } from '#contract/inbox.ts';
import { signedInSchema } from '#contract/session.ts';
import { addAttachmentPath } from '#contract/resource-paths.ts';
import { taskPaths } from '#contract/tasks.ts';
import { consultations } from '#resources/consultations.ts';
import { resources } from '#resources/index.ts';
import { requests } from '#resources/requests.ts';
import { deletionMail, deletionPayload } from '#server/mail/deletion-mail.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import { isImpersonal, personalTables } from '#server/privacy/personal-tables.ts';
import { newAccount } from '#tests/support/account-host.ts';
import { formBody } from '#tests/support/form-body.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import type { TestHost } from '#tests/support/test-host.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { tablesWith as allTablesWith } from '#tests/support/tables-with.ts';
import { wallOff } from '#tests/support/wall-off.ts';

const host = await shareHost();
// The mail about it waits, to be looked at: sent, it would be gone before the tables were gone through.
await host.database.pool.query(
  `create function wait_an_hour() returns trigger language plpgsql as
     'begin new.run_at = now() + interval ''1 hour''; return new; end'`,
);
await host.database.pool.query(
  `create trigger outbox_waits before insert on outbox
   for each row when (new.kind = 'deletionDecided') execute function wait_an_hour()`,
);

const recordSchema = z.looseObject({ id: z.number(), number: z.string(), status: z.string() });
let made = 0;

/** A client of their own, whose every word holds the mark. */
async function newClient() {
  made += 1;
  const mark = `zarqaa${made}x`;
  const email = `${mark}@example.com`;
  const answer = await host.call('POST', '/api/Auth/Register', {
    body: { ...newAccount, email, fullNameEn: mark, fullNameAr: `${mark} زرقاء` },
  });
  const { accessToken, user } = signedInSchema.parse(answer.body.data);
  const headers = { authorization: `Bearer ${accessToken}` };
  const send = async (resource: typeof requests | typeof consultations) => {
    const title = resource === requests ? 'title' : 'caseTitle';
    const values = { ...buildRecord(resource, { role: 'User' }), [title]: `${mark} title` };
    const form = formBody([
      { name: 'data', content: JSON.stringify(values) },
      { name: 'attachments', content: samplePdf(), filename: `${mark}.pdf`, type: 'application/pdf' },
    ]);
    const sent = await host.call('POST', `/api/${resource.endpoint}/Add`, { headers, form });
    const record = recordSchema.parse(sent.body.data);
    const party = { nameAr: '', nameEn: `Mrs ${mark}`, side: 'own', number: mark };
    for (const parties of [[party, party], [party]])
      await host.call('PUT', `/api/${resource.endpoint}/Update`, {
        as: 'Admin',
        body: { id: record.id, parties },
      });
    const note = { text: `${mark} noted`, visibility: 'internal' };
    await host.call('POST', `/api/${resource.endpoint}/AddNote/${record.id}`, { as: 'Admin', body: note });
    await host.call('POST', taskPaths.ask(resource, record.id), {
      as: 'Admin',
      body: { text: `${mark} asked`, dueOn: '2099-01-01' },
    });
    return record;
  };
  const ask = () => host.call('POST', '/api/DeletionRequests/Add', { headers, body: { reason: 'privacy' } });
  return { id: user.id, mark, email, headers, send, ask };
}
const act = (verb: string, id: number, options: Parameters<TestHost['call']>[2] = { as: 'Admin' }) =>
  host.call('POST', `/api/DeletionRequests/${verb}/${id}`, { body: {}, ...options });
const close = (id: number) => host.call('POST', `/api/Requests/Resolve/${id}`, { as: 'Admin', body: {} });
const asked = async (client: Awaited<ReturnType<typeof newClient>>) =>
  recordSchema.parse((await client.ask()).body.data);

const mailedOutcomes = async (email: string) =>
  (
    await host.database.pool.query(
      `select payload->>'outcome' as outcome from outbox where kind = 'deletionDecided' and payload->>'email' = $1`,
      [email],
    )
  ).rows;

const tablesWith = (text: string) => allTablesWith(host.database.pool, text);

describe('the list of tables', () => {
  it('P-04 names every table of the database, so that none is forgotten', async () => {
    const { rows } = await host.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const tables = await loadRecordTables(resources);
    const impersonal = resources
      .filter(isImpersonal)
      .flatMap(({ name }) => tables.get(name)?.name.replaceAll('"', '') ?? []);
    const known = new Set([...Object.keys(personalTables), ...impersonal]);
    expect(rows.map(({ name }) => name)).toEqual([...known].toSorted());
  });
});

describe('asking for deletion', () => {
  it('a client asks once, Admins hear of it, and it can be taken back', async () => {
    const client = await newClient();
    const request = await asked(client);
    expect(request).toMatchObject({ status: 'Pending', reason: 'privacy', clientId: client.id });
    expect(await client.ask()).toMatchObject({ status: 409, body: { error: { code: 'deletionAsked' } } });
    const bell = await host.call('GET', inboxCalls.get, { as: 'Admin' });
    expect(JSON.stringify(bell.body.data)).toContain(request.number);
    expect((await act('Withdraw', request.id, { headers: client.headers })).status).toBe(200);
    expect((await client.ask()).status).toBe(200);
  });

  it('two at once are one request', async () => {
    const client = await newClient();
    const answers = await Promise.all([client.ask(), client.ask(), client.ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is nobody else’s: not read, taken back or decided by another client, by support or by a visitor', async () => {
    const client = await newClient();
    const { id } = await asked(client);
    const read = (as: 'client2' | 'CustomerService' | null) =>
      host.call('GET', `/api/DeletionRequests/GetById/${id}`, { as });
    const unknown = await host.call('GET', '/api/DeletionRequests/GetById/99999', { as: 'client2' });
    expect([(await read('client2')).status, (await read('client2')).body]).toEqual([404, unknown.body]);
    expect((await read('CustomerService')).status).toBe(403);
    expect((await read(null)).status).toBe(401);
    expect((await act('Withdraw', id, { as: 'client2' })).status).toBe(404);
    for (const verb of ['Erase', 'Refuse']) {
      expect((await act(verb, id, { headers: client.headers })).status).toBe(403);
      expect((await act(verb, id, { as: 'CustomerService' })).status).toBe(403);
      expect((await act(verb, id, { as: null })).status).toBe(401);
    }
    expect((await act('Withdraw', id)).status).toBe(403);
    for (const as of ['Admin', 'CustomerService'] as const)
      expect(
        (await host.call('POST', '/api/DeletionRequests/Add', { as, body: { reason: 'other' } })).status,
      ).toBe(403);
  });

  it('a refusal needs words, which the client reads and is written of', async () => {
    const client = await newClient();
    const { id } = await asked(client);
    expect((await act('Refuse', id)).status).toBe(400);
    expect((await act('Refuse', id, { as: 'Admin', body: { answer: 'The law obliges us.' } })).status).toBe(
      200,
    );
    const read = await host.call('GET', `/api/DeletionRequests/GetById/${id}`, { headers: client.headers });
    expect(read.body.data).toMatchObject({ status: 'Refused', answer: 'The law obliges us.' });
    expect(await mailedOutcomes(client.email)).toEqual([{ outcome: 'refused' }]);
    expect((await act('Erase', id)).status).toBe(409);
  });
});

describe('erasing', () => {
  it('P-04 leaves nothing of a person in any table or on the disk, but the last mail to them', async () => {
    const client = await newClient();
    const { id: requestId } = await client.send(requests);
    const consultation = await client.send(consultations);
    await close(requestId);
    await host.call('POST', `/api/Consultations/Cancel/${consultation.id}`, {
      as: 'Admin',
      body: { cancelReason: `${client.mark} cancelled` },
    });
    await host.call('POST', '/api/ContactMessages/Add', {
      body: { email: client.email, phone: '+966501234567', message: `${client.mark} writes to the firm` },
    });
    const request = await asked(client);
    const files = (): number => readdirSync(join(host.env.dataDir, 'uploads')).length;
    expect(existsSync(join(host.env.dataDir, 'uploads'))).toBe(true);
    const before = { files: files(), tables: await tablesWith(client.mark) };
    expect(before.tables).toContain('users');

    const answer = await act('Erase', request.id);
    expect(answer.body.data).toMatchObject({ status: 'Erased' });
    expect(await tablesWith(client.mark)).toEqual(['outbox']);
    await expect.poll(files).toBe(before.files - 2);
    expect((await host.call('GET', '/api/Auth/GetUserInfo', { headers: client.headers })).status).toBe(401);
    const entries = await host.database.pool.query(
      `select count(*)::int as n from audit_entries where resource = 'requests' and record_id = $1 and changes = '{}'`,
      [requestId],
    );
    expect(entries.rows[0].n).toBeGreaterThan(0);
    expect((await act('Erase', request.id)).status).toBe(409);
  });

  it('what was erased was still told of in the bells of staff for a week', async () => {
    const client = await newClient();
    const [gone, open] = [await client.send(requests), await client.send(requests)];
    await close(gone.id);
    const request = await asked(client);
    const bell = async () =>
      JSON.stringify((await host.call('GET', inboxCalls.get, { as: 'CustomerService' })).body.data);
    expect(await bell()).toContain(gone.number);
    expect((await act('Erase', request.id)).body.data).toMatchObject({ status: 'Partial' });
    expect(await bell()).not.toContain(gone.number);
    expect(await bell()).toContain(open.number);
  });

  it('P-04 leaves no name that staff looked for when they exported a list; the filters stay', async () => {
    const client = await newClient();
    const query = { SearchTerm: client.mark, Role: 'User' };
    const headers = { authorization: `Bearer ${await host.tokenOf('Admin')}` };
    const taken = await host.app.inject({ url: '/api/ApplicationUsers/Export', query, headers });
    expect(taken.body).toContain(client.mark);
    const { rows } = await host.database.pool.query(
      `select changes from audit_entries where operation = 'exported' order by id desc limit 1`,
    );
    expect(rows[0]).toEqual({ changes: { query: [null, { filters: { role: ['User'] }, hasSearch: true }] } });
    await act('Erase', (await asked(client)).id);
    expect(await tablesWith(client.mark)).toEqual(['outbox']);
  });

  it('P-04 leaves nothing of a message that the person has sent without an account a moment ago', async () => {
    const client = await newClient();
    const send = () =>
      host.call('POST', '/api/ContactMessages/Add', {
        headers: { 'idempotency-key': `without-account-${made}` },
        body: { email: client.email, phone: '+966501234567', message: `${client.mark} writes to the firm` },
      });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    const { rows } = await host.database.pool.query(
      'select count(*)::int as sent from contact_messages where email = $1',
      [client.email],
    );
    expect(rows).toEqual([{ sent: 1 }]);
    await act('Erase', (await asked(client)).id);
    expect(await tablesWith(client.mark)).toEqual(['outbox']);
  });

  it('P-04 leaves nothing in the first answers to what staff sent about the person, whatever it was', async () => {
    const client = await newClient();
    const other = await newClient();
    const record = await client.send(requests);
    const staff = async (key: string) => ({
      authorization: `Bearer ${await host.tokenOf('Admin')}`,
      'idempotency-key': `staff-${client.id}-${key}`,
    });
    await host.call('POST', taskPaths.ask(requests, record.id), {
      headers: await staff('asked'),
      body: { text: 'Your identity card', dueOn: '2099-01-01' },
    });
    const form = formBody([
      { name: 'attachments', content: samplePdf(), filename: 'b.pdf', type: 'application/pdf' },
    ]);
    await host.call('POST', addAttachmentPath(requests, record.id), { headers: await staff('file'), form });
    const { rows: stored } = await host.database.pool.query<{ answer: unknown }>(
      'select answer from idempotency_keys where key like $1',
      [`staff-${client.id}-%`],
    );
    expect(stored).toHaveLength(2);
    for (const { answer } of stored) expect(JSON.stringify(answer)).toContain(client.mark);
    const about = await other.send(requests);
    await host.call('POST', taskPaths.ask(requests, about.id), {
      headers: await staff('of-another'),
      body: { text: 'Your identity card', dueOn: '2099-01-01' },
    });

    await close(record.id);
    await act('Erase', (await asked(client)).id);
    expect(await tablesWith(client.mark)).toEqual(['outbox']);
    const { rows: left } = await host.database.pool.query<{ key: string }>(
      'select key from idempotency_keys where key like $1',
      [`staff-${client.id}-%`],
    );
    expect(left).toEqual([{ key: `staff-${client.id}-of-another` }]);
  });

  it('what is under legal hold stays whole, the client is told which and why, and the rest goes', async () => {
    const client = await newClient();
    const [heldOne, free, open] = [
      await client.send(requests),
      await client.send(requests),
      await client.send(requests),
    ];
    await close(heldOne.id);
    await close(free.id);
    const hold = { id: heldOne.id, legalHold: 'Needed for a pending court case' };
    expect(
      (await host.call('PUT', '/api/Requests/Update', { as: 'CustomerService', body: hold })).status,
    ).toBe(400);
    expect((await host.call('PUT', '/api/Requests/Update', { as: 'Admin', body: hold })).status).toBe(200);
    const seen = await host.call('GET', `/api/Requests/GetById/${heldOne.id}`, { headers: client.headers });
    expect(seen.body.data).not.toHaveProperty('legalHold');
    const request = await asked(client);
    expect((await act('Erase', request.id)).body.data).toMatchObject({ status: 'Partial' });

    const told = await host.call('GET', `/api/DeletionRequests/GetById/${request.id}`, {
      headers: client.headers,
    });
    expect(told.body.data).toMatchObject({
      kept: `${heldOne.number}: Needed for a pending court case\n${open.number}: we are still working on it`,
    });
    const read = (id: number) => host.call('GET', `/api/Requests/GetById/${id}`, { headers: client.headers });
    expect((await read(heldOne.id)).body.data).toMatchObject({ title: `${client.mark} title` });
    expect((await read(free.id)).status).toBe(404);

    // The hold is lifted and the work is done: now nothing stands in the way.
    await host.call('PUT', '/api/Requests/Update', { as: 'Admin', body: { ...hold, legalHold: '' } });
    await close(open.id);
    expect((await act('Erase', request.id)).body.data).toMatchObject({ status: 'Erased' });
    expect(await tablesWith(client.mark)).toEqual(['outbox']);
  });

  it('an Admin who is walled off from what stays reads nothing of it by deciding, and the rest goes', async () => {
    const client = await newClient();
    const [heldOne, free] = [await client.send(requests), await client.send(requests)];
    const hold = { id: heldOne.id, legalHold: `${client.mark} secret reason` };
    await host.call('PUT', '/api/Requests/Update', { as: 'Admin', body: hold });
    await close(heldOne.id);
    await close(free.id);
    const { pool } = host.database;
    await wallOff(pool, { resource: 'requests', recordId: heldOne.id }, [await host.userIdOf('Admin')]);
    // What a caller is, is known for two seconds.
    await sleep(2_100);
    const request = await asked(client);
    const done = await act('Erase', request.id);
    expect(done.body.data).toMatchObject({ status: 'Partial' });
    const get = (path: string) => host.call('GET', `/api/DeletionRequests/${path}`, { as: 'Admin' });
    const headers = { authorization: `Bearer ${await host.tokenOf('Admin')}` };
    const exported = await host.app.inject({ url: '/api/DeletionRequests/Export', headers });
    expect(exported.body).toContain(request.number);
    const told = [
      done.body,
      (await get(`GetById/${request.id}`)).body,
      (await get('GetAll')).body,
      (await get(`History/${request.id}`)).body,
      exported.body,
    ];
    for (const answer of told)
      for (const secret of [heldOne.number, 'secret reason'])
        expect(JSON.stringify(answer)).not.toContain(secret);
    const own = await host.call('GET', `/api/DeletionRequests/GetById/${request.id}`, {
      headers: client.headers,
    });
    expect(own.body.data).toMatchObject({ kept: `${heldOne.number}: ${client.mark} secret reason` });
    const { rows } = await pool.query('select title from requests where id = any($1) order by id', [
      [heldOne.id, free.id],
    ]);
    expect(rows).toEqual([{ title: `${client.mark} title` }, { title: '' }]);
    await pool.query('delete from conflict_walls');
    await sleep(2_100);
  });

  it('what staff wrote of a person for a request that was withdrawn goes with the person', async () => {
    const client = await newClient();
    const { id } = await client.send(requests);
    const hold = { id, legalHold: `${client.mark} suspected of fraud` };
    await host.call('PUT', '/api/Requests/Update', { as: 'Admin', body: hold });
    await close(id);
    const withdrawn = await asked(client);
    expect((await act('Erase', withdrawn.id)).body.data).toMatchObject({ status: 'Partial' });
    expect((await act('Withdraw', withdrawn.id, { headers: client.headers })).status).toBe(200);
    const again = await asked(client);
    expect((await act('Erase', again.id)).body.data).toMatchObject({ status: 'Partial' });
    await host.call('PUT', '/api/Requests/Update', { as: 'Admin', body: { ...hold, legalHold: '' } });
    expect((await act('Erase', again.id)).body.data).toMatchObject({ status: 'Erased' });
    expect(await tablesWith('suspected of fraud')).toEqual([]);
  });

  it('an account that has become staff since it asked is not erased, not even by itself', async () => {
    const client = await newClient();
    const request = await asked(client);
    const { pool } = host.database;
    await pool.query(`update users set role = 'Admin' where id = $1`, [client.id]);
    const answer = await act('Erase', request.id);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'notClient' } } });
    const { rows } = await pool.query('select email, is_suspended from users where id = $1', [client.id]);
    expect(rows).toEqual([{ email: client.email, is_suspended: false }]);
    await pool.query(`update users set role = 'User' where id = $1`, [client.id]);
  });

  it('an account that is in the trash is erased as any other', async () => {
    const client = await newClient();
    const request = await asked(client);
    expect(
      (await host.call('DELETE', `/api/ApplicationUsers/Delete/${client.id}`, { as: 'Admin' })).status,
    ).toBe(200);
    expect((await act('Erase', request.id)).body.data).toMatchObject({ status: 'Erased' });
    expect(await tablesWith(client.mark)).toEqual(['outbox']);
    expect(await mailedOutcomes(client.email)).toEqual([{ outcome: 'erased' }]);
  });

  it('whoever asked and whose account lies in the trash is told of a refusal, and sent to no account', async () => {
    const client = await newClient();
    const { id } = await asked(client);
    await host.call('DELETE', `/api/ApplicationUsers/Delete/${client.id}`, { as: 'Admin' });
    await act('Refuse', id, { as: 'Admin', body: { answer: 'The law obliges us.' } });
    expect(await mailedOutcomes(client.email)).toEqual([{ outcome: 'refused' }]);
    const { rows } = await host.database.pool.query(
      `select payload from outbox where kind = 'deletionDecided' and payload->>'email' = $1`,
      [client.email],
    );
    const decision = deletionPayload.parse(rows[0]?.payload);
    for (const language of LANGUAGES) {
      const { text } = deletionMail({ ...decision, language }, 'https://firm.example/profile');
      expect(text).toContain(language === 'ar' ? 'اكتب إلينا لتعرف السبب' : 'Write to us to learn why');
      expect(text).not.toContain('https://firm.example/profile');
    }
  });

  it('nobody erases many people by one call', async () => {
    const { id } = await asked(await newClient());
    const many = await host.app.inject({
      method: 'POST',
      url: '/api/DeletionRequests/EraseMany',
      headers: { authorization: `Bearer ${await host.tokenOf('Admin')}` },
      payload: { ids: [id] },
    });
    expect(many.statusCode).toBe(404);
  });

  it('a failure in the middle changes nothing at all', async () => {
    const client = await newClient();
    const sent = await client.send(requests);
    await close(sent.id);
    const request = await asked(client);
    const { pool } = host.database;
    await pool.query(
      `create function refuse_erasing() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`,
    );
    await pool.query(
      `create trigger refuse_erasing before update on users for each row when (new.full_name_en = 'Erased account') execute function refuse_erasing()`,
    );
    const answer = await act('Erase', request.id).catch((error: unknown) => error);
    await pool.query('drop trigger refuse_erasing on users');
    await pool.query('drop function refuse_erasing');
    expect(answer).toMatchObject({ status: 500 });
    const read = await host.call('GET', `/api/Requests/GetById/${sent.id}`, { headers: client.headers });
    expect(read.body.data).toMatchObject({
      title: `${client.mark} title`,
      attachments: [{ name: `${client.mark}.pdf` }],
    });
    const still = await host.call('GET', `/api/DeletionRequests/GetById/${request.id}`, { as: 'Admin' });
    expect(still.body.data).toMatchObject({ status: 'Pending' });
  });
});
