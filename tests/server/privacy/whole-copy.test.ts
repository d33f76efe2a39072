import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import { ownDataCalls, ownDataSchema } from '#contract/own-data.ts';
import { addAttachmentPath } from '#contract/resource-paths.ts';
import { signedInSchema } from '#contract/session.ts';
import { requests } from '#resources/requests.ts';
import { createMailedCodes } from '#server/auth/mailed-codes.ts';
import { loadSecrets } from '#server/auth/secrets.ts';
import { newAccount } from '#tests/support/account-host.ts';
import { formBody } from '#tests/support/form-body.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { SAMPLE_IMAGE } from '#tests/support/sample-image.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';

const host = await shareHost();
const { pool } = host.database;

const entrySchema = z.object({ kind: z.string(), text: z.string().nullable(), data: z.unknown() });
const copySchema = z.object({
  picture: z.string().nullable(),
  messages: z
    .array(
      z.object({
        number: z.string(),
        name: z.string(),
        phone: z.string(),
        message: z.string(),
        createdAt: z.string(),
      }),
    )
    .nullable(),
  sessions: z.array(
    z.object({ browser: z.string().nullable(), isCurrent: z.boolean(), endedAt: z.string().nullable() }),
  ),
  records: z.record(z.string(), z.array(z.object({ thread: z.array(entrySchema).optional() }))),
});

let made = 0;
async function newClient() {
  made += 1;
  const email = `whole-copy-${made}@example.com`;
  const answer = await host.call('POST', accountCalls.register, { body: { ...newAccount, email } });
  const { accessToken, user } = signedInSchema.parse(answer.body.data);
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    id: user.id,
    email,
    headers,
    async copy() {
      const { rawPayload } = await host.app.inject({ url: ownDataCalls.export, headers });
      const files = unzipSync(rawPayload);
      const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
      return {
        files,
        page: textOf('data.html'),
        missing: () => JSON.parse(textOf('missing.json')),
        data: copySchema.parse(JSON.parse(textOf('data.json'))),
      };
    },
    counts: async () =>
      ownDataSchema.parse((await host.call('GET', ownDataCalls.read, { headers })).body.data).counts,
  };
}

async function sendRequest({ headers }: { headers: Record<string, string> }): Promise<number> {
  const body = buildRecord(requests, { role: 'User' });
  const sent = await host.call('POST', `/api/${requests.endpoint}/Add`, { headers, body });
  return z.object({ id: z.number() }).parse(sent.body.data).id;
}

it('of a long correspondence the copy left out what was said first', async () => {
  const client = await newClient();
  const id = await sendRequest(client);
  await host.call('POST', `/api/${requests.endpoint}/AddNote/${id}`, {
    as: 'Admin',
    body: { text: 'The very first words', visibility: 'client' },
  });
  await pool.query(
    `insert into thread_entries (resource, record_id, kind, visibility, text, data)
     select $1, $2, 'note', 'client', 'Said later', '{}' from generate_series(1, 1000)`,
    [requests.name, id],
  );
  const { data, page } = await client.copy();
  const thread = data.records[requests.name]?.[0]?.thread ?? [];
  expect(thread.map(({ text }) => text)).toContain('The very first words');
  expect(page).toContain('The very first words');
});

it('R223 the copy told the number of each file, and with it how many the firm had been sent before', async () => {
  const client = await newClient();
  const id = await sendRequest(client);
  // As entries were written before.
  await pool.query(
    `insert into thread_entries (resource, record_id, kind, visibility, data)
     values ($1, $2, 'file', 'client', '{"file": {"id": 811, "name": "older.pdf"}}')`,
    [requests.name, id],
  );
  await pool.query(`select setval(pg_get_serial_sequence('attachments', 'id'), 811)`);
  const form = formBody([
    { name: 'attachments', content: samplePdf(), filename: 'lease.pdf', type: 'application/pdf' },
  ]);
  await host.call('POST', addAttachmentPath(requests, id), { headers: client.headers, form });
  const { data, files } = await client.copy();
  expect(Object.keys(files).filter((name) => name.endsWith('lease.pdf'))).toEqual([
    expect.stringMatching(/^files\/requests\/R-[\d-]+\/1-lease\.pdf$/),
  ]);
  const told = (data.records[requests.name]?.[0]?.thread ?? []).filter(({ kind }) => kind === 'file');
  expect(told.map((entry) => entry.data)).toEqual([
    { file: { name: 'older.pdf' } },
    { file: { name: 'lease.pdf' } },
  ]);
});

it('the copy lacked the profile picture', async () => {
  const client = await newClient();
  const setPicture = async (key: string) =>
    pool.query('update users set profile_image = $2 where id = $1', [
      client.id,
      JSON.stringify({ ...SAMPLE_IMAGE, key }),
    ]);
  expect((await client.copy()).data.picture).toBeNull();
  await setPicture(SAMPLE_IMAGE.key);
  const { data, files, page } = await client.copy();
  const place = data.picture ?? '';
  expect(Buffer.from(files[place] ?? []).equals(await sampleBytes('webp'))).toBe(true);
  expect(page).toContain(`href="${place}"`);
  await setPicture('f'.repeat(32));
  expect((await client.copy()).missing()).toEqual([{ name: place, reason: 'lost' }]);
});

it('the copy lacked the sessions that are over, while the firm still holds them', async () => {
  const client = await newClient();
  const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15';
  const add = (ended: string) =>
    pool.query(
      `insert into sessions (id, user_id, user_agent, expires_at, revoked_at) values (gen_random_uuid(), $1, $2, ${ended})`,
      [client.id, safari],
    );
  await add(`now() + interval '1 day', now() - interval '2 days'`);
  await add(`now() - interval '1 day', null`);
  const { data, page } = await client.copy();
  expect(data.sessions).toHaveLength(3);
  expect(data.sessions[0]).toMatchObject({ isCurrent: true, endedAt: null });
  const hoursAgo = data.sessions
    .slice(1)
    .map(({ endedAt }) => Math.round((Date.now() - Date.parse(endedAt ?? '')) / 3_600_000));
  expect(hoursAgo.toSorted((a, b) => a - b)).toEqual([24, 48]);
  expect(page.match(/انتهت الجلسة/g)).toHaveLength(2);
});

it('the copy lacked what was written through the contact page, which is for whoever reads the mails', async () => {
  const client = await newClient();
  const message = 'I wrote this before I had an account.';
  await host.call('POST', '/api/ContactMessages/Add', {
    body: { name: 'نادية فكري', email: client.email, phone: '+966501234567', message },
  });
  const strangers = { email: `not-${client.email}`, phone: '+966501234567', message: 'Of somebody else.' };
  await host.call('POST', '/api/ContactMessages/Add', { body: strangers });
  const unproven = await client.copy();
  expect([unproven.data.messages, unproven.page.includes(message)]).toEqual([null, false]);
  expect(unproven.page).toContain('تدخل مرة برمز');
  expect(await client.counts()).not.toHaveProperty('contact-messages');

  await logInByCode(client.email);
  const proven = await client.copy();
  expect(proven.data.messages).toEqual([
    expect.objectContaining({ name: 'نادية فكري', phone: '+966501234567', message }),
  ]);
  for (const written of ['نادية فكري', message]) expect(proven.page).toContain(written);
  expect(proven.page).not.toContain('Of somebody else.');
  expect(await client.counts()).toMatchObject({ 'contact-messages': 1 });

  // Another address is another mailbox.
  await pool.query('update users set email = $2 where id = $1', [client.id, strangers.email]);
  expect((await client.copy()).data.messages).toBeNull();
});

async function logInByCode(email: string) {
  await host.call('POST', accountCalls.sendLoginCode, { body: { email } });
  const { rows } = await pool.query<{ seed: string }>(
    `select payload->>'seed' as seed from outbox where payload->>'email' = $1 and kind = 'loginCode'`,
    [email],
  );
  const { codes } = await loadSecrets(host.env);
  const code = createMailedCodes(codes).digitsOf(rows[0]?.seed ?? '');
  const answer = await host.call('POST', accountCalls.loginWithCode, { body: { email, code } });
  expect(answer.status).toBe(200);
}
