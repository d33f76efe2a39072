import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ownDataCalls, ownDataSchema } from '#contract/own-data.ts';
import { addAttachmentPath } from '#contract/resource-paths.ts';
import { taskPaths } from '#contract/tasks.ts';
import { CONSENT_VERSION } from '#server/privacy/consents.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { newAccount } from '#tests/support/account-host.ts';
import { formBody } from '#tests/support/form-body.ts';
import { matters } from '#resources/matters.ts';
import { freeDay, mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';
import { type Person, type TestHost, startTestHost } from '#tests/support/test-host.ts';

const CANARY = 'zarqaa-sees-inside';
let host: TestHost;
let on: ReturnType<typeof mattersOn>;
let sentId: number;
beforeAll(async () => {
  host = await startTestHost();
  on = mattersOn(host);
  for (const resource of matters) {
    const { id } = await on.send(resource);
    if (resource === requests) sentId = id;
    await on.note(resource, id, { text: CANARY });
    await on.note(resource, id, { text: 'For the client', visibility: 'client' });
    const task = { text: 'Asked of the client', dueOn: '2099-01-01' };
    await host.call('POST', taskPaths.ask(resource, id), { as: 'Admin', body: task });
  }
  const form = formBody([
    { name: 'attachments', content: samplePdf(), filename: 'عقد.pdf', type: 'application/pdf' },
  ]);
  await host.call('POST', addAttachmentPath(requests, sentId), { as: 'User', form });
});
afterAll(() => host.close());

const held = async (as: Person) =>
  ownDataSchema.parse((await host.call('GET', ownDataCalls.read, { as })).body.data);
async function copyOf(as: Exclude<Person, null>) {
  const answer = await host.app.inject({
    url: ownDataCalls.export,
    headers: { authorization: `Bearer ${await host.tokenOf(as)}`, 'accept-language': 'en' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"/,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  return unzipSync(answer.rawPayload);
}
/** A client sends a consultation, and chooses a time for it afterwards. */
async function chooseTime() {
  const { id } = await on.send(consultations, 'User', {
    ...buildRecord(consultations, { role: 'User' }),
    branchId: 1,
    areaId: 1,
    way: 'phone',
    wishedAt: null,
    secondChoiceAt: null,
  });
  const query = { BranchId: '1', Way: 'phone', About: '1' };
  const free = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
  const wishedAt = freeSlotsSchema.parse(free.body.data).slots.at(-1);
  const body = { wishedAt, way: 'phone' };
  expect((await on.move(consultations, 'rechoose', id, { as: 'User', body })).status).toBe(200);
}
const copySchema = z.object({
  account: z.looseObject({ email: z.string() }),
  records: z.record(
    z.string(),
    z.array(
      z.object({
        record: z.looseObject({ id: z.number() }),
        tasks: z.array(z.object({ text: z.string() })).optional(),
        thread: z.array(z.looseObject({ visibility: z.string(), text: z.string().nullable() })).optional(),
      }),
    ),
  ),
  notifications: z.array(z.unknown()),
  sessions: z.array(z.unknown()),
});
const dataOf = (archive: Record<string, Uint8Array>) =>
  copySchema.parse(JSON.parse(Buffer.from(archive['data.json'] ?? []).toString()));

describe('own data', () => {
  it('says what is held: the account, what is there of each kind, and which notice was shown for what', async () => {
    const { account, counts, consents } = await held('User');
    expect(account).toMatchObject({ email: 'client@yamama-fustat.example', branch: expect.anything() });
    const list = await host.call('GET', '/api/Requests/GetAll', { as: 'User' });
    expect(counts).toMatchObject({ requests: list.body['totalCount'], 'deletion-requests': 0 });
    expect(counts['files']).toBeGreaterThan(0);
    expect(counts['notes']).toBeGreaterThan(1);
    expect(Object.keys(counts).sort()).toEqual(
      [...matters.map(({ name }) => name), 'deletion-requests', 'files', 'notes'].toSorted(),
    );
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['consultations', 'requests']));
    expect(consents).toContainEqual(
      expect.objectContaining({ purpose: 'request', recordId: sentId, version: CONSENT_VERSION }),
    );
  });

  it('R222 P-04 the copy holds every record, note and file that is theirs, and nothing that staff note inside', async () => {
    const archive = await copyOf('User');
    const { account, records, sessions } = dataOf(archive);
    expect(account.email).toBe('client@yamama-fustat.example');
    expect(sessions.length).toBeGreaterThan(0);
    const { counts } = await held('User');
    for (const { name } of matters) expect(records[name]).toHaveLength(counts[name] ?? -1);
    const entries = Object.values(records).flatMap((all) => all.flatMap(({ thread = [] }) => thread));
    expect(entries.some(({ text }) => text === 'For the client')).toBe(true);
    expect(entries.every(({ visibility }) => visibility === 'client')).toBe(true);
    const asked = Object.values(records).flatMap((all) => all.flatMap(({ tasks = [] }) => tasks));
    expect(asked.map(({ text }) => text)).toContain('Asked of the client');
    const files = Object.keys(archive).filter((name) => name.startsWith('files/requests/R-'));
    expect(files).toHaveLength(counts['files'] ?? -1);
    const pdf = files.find((name) => name.endsWith('عقد.pdf')) ?? '';
    expect(Buffer.from(archive[pdf] ?? []).equals(samplePdf())).toBe(true);
    for (const content of Object.values(archive)) expect(Buffer.from(content).includes(CANARY)).toBe(false);
  });

  it('R222 the copy to be read says the same in the reader’s language and direction, and runs nothing', async () => {
    await on.note(requests, sentId, { text: '<script>alert(1)</script> بالعربية', visibility: 'client' });
    const pageOf = async (language: 'ar' | 'en', as: 'User' | 'client2' = 'User') => {
      const answer = await host.app.inject({
        url: ownDataCalls.page,
        headers: { authorization: `Bearer ${await host.tokenOf(as)}`, 'accept-language': language },
      });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html']);
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="my-data-[\d-]+\.html"/);
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      return answer.body;
    };
    const [arabic, english] = [await pageOf('ar'), await pageOf('en')];
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(english).toContain('<html lang="en" dir="ltr">');
    const archive = await copyOf('User');
    const packed = Buffer.from(archive['data.html'] ?? []).toString();
    const { records } = dataOf(archive);
    for (const page of [arabic, english, packed]) {
      expect(page).toContain('client@yamama-fustat.example');
      expect(page).toContain('For the client');
      expect(page).toContain('Asked of the client');
      expect(page).toContain('عقد.<bdi dir="ltr">pdf</bdi>');
      expect(page).not.toContain(CANARY);
      expect(page).not.toContain('<script');
      for (const { record } of Object.values(records).flat())
        if (typeof record['number'] === 'string') expect(page).toContain(record['number']);
    }
    // In the archive the files lie beside it.
    const link = /href="([^"]+)"/.exec(packed)?.[1] ?? '';
    expect(Object.keys(archive)).toContain(decodeURIComponent(link));
    const theirs = await pageOf('en', 'client2');
    expect(theirs).not.toContain('client@yamama-fustat.example');
    expect(theirs).not.toContain('عقد.');
  });

  it('an answer was told as something asked, another time as a new state or in the firm’s voice, a sum by its letters', async () => {
    const { pool } = host.database;
    const { id } = await on.send(requests);
    for (const text of ['The lease', 'The receipt'])
      await host.call('POST', taskPaths.ask(requests, id), {
        as: 'Admin',
        body: { text, documents: [], dueOn: '2099-01-01' },
      });
    const tasks = await host.call('GET', taskPaths.read(requests, id), { as: 'Admin' });
    const [{ id: taskId } = { id: 0 }] = z.array(z.object({ id: z.number() })).parse(tasks.body.data);
    const answer = { taskId, text: 'Here it is' };
    await host.call('POST', taskPaths.answer(requests, id), { as: 'User', body: answer });
    const consultation = await on.send(consultations);
    for (const days of [1, 2])
      await on.move(consultations, 'schedule', consultation.id, {
        body: {
          scheduledAt: freeDay(days),
          consultantId: 1,
          fee: { amount: 50_000, currency: 'SAR' },
        },
      });
    await chooseTime();
    const page = await host.app.inject({
      url: ownDataCalls.page,
      headers: { authorization: `Bearer ${await host.tokenOf('User')}`, 'accept-language': 'ar' },
    });
    const article = (words: string) =>
      page.body.split('<article>').find((part) => part.includes(words)) ?? '';
    const asked = article('The receipt');
    expect(asked).toContain('أرسلت المطلوب');
    expect(asked.match(/طُلبت منك مستندات أو إجابة/g)).toHaveLength(2);
    // One of both is still asked of the client.
    expect(asked).toContain('بانتظار العميل');
    const moved = article('تغيّر الموعد.');
    expect(moved.match(/تغيّرت الحالة إلى/g)).toHaveLength(1);
    // What the client did themselves stands beside their own name.
    expect(page.body).toMatch(/اختير موعد\s/);
    expect(page.body).not.toContain('استلمنا الموعد الذي اخترته');
    expect(moved).toMatch(/500[\s\u200f\u00a0]*ر\.س/);
    expect(page.body).toContain('كل الأوقات بتوقيت الرياض.');
    expect(page.body).toMatch(/<bdi dir="ltr" class="whole">\+966 /);
    expect(page.body).not.toMatch(/\d:\d\d [صم]/);
    // What a machine reads is the record as it is: words are chosen for people alone.
    const copied = dataOf(await copyOf('User')).records[requests.name]?.find(
      ({ record }) => record.id === id,
    );
    expect(copied?.record).toMatchObject({ taskState: 'answered' });
    await pool.query('delete from tasks where resource = $1 and record_id = $2', [requests.name, id]);
  });

  it('a file that is not there any more is named in the copy, with the reason', async () => {
    const { pool } = host.database;
    const { rows } = await pool.query<{ key: string }>(
      `select storage_key as key from attachments where name = 'عقد.pdf'`,
    );
    const folder = join(host.env.dataDir, 'uploads', rows[0]?.key ?? '');
    const reasonIn = (archive: Record<string, Uint8Array>) =>
      JSON.parse(Buffer.from(archive['missing.json'] ?? []).toString());
    const missing = (reason: string) => [
      { name: expect.stringMatching(/^files\/requests\/.*عقد\.pdf$/), reason },
    ];
    await rename(folder, `${folder}-away`);
    expect(reasonIn(await copyOf('User'))).toEqual(missing('lost'));
    await mkdir(join(folder, 'content'), { recursive: true });
    expect(reasonIn(await copyOf('User'))).toEqual(missing('EISDIR'));
    await rm(folder, { recursive: true });
    await rename(`${folder}-away`, folder);
    expect(await copyOf('User')).not.toHaveProperty('missing.json');
  });

  it('R218 nobody’s copy holds anything of another client', async () => {
    const [mine, theirs] = [dataOf(await copyOf('User')), dataOf(await copyOf('client2'))];
    for (const { name } of matters) {
      const ids = new Set(mine.records[name]?.map(({ record }) => record.id));
      expect(theirs.records[name]?.some(({ record }) => ids.has(record.id))).toBe(false);
    }
    expect(JSON.stringify(theirs)).not.toContain('client@yamama-fustat.example');
  });

  it('is for clients: visitors are nobody, staff have no such page', async () => {
    for (const path of Object.values(ownDataCalls)) {
      expect((await host.call('GET', path)).status).toBe(401);
      for (const as of ['Admin', 'CustomerService'] as const)
        expect((await host.call('GET', path, { as })).status).toBe(403);
    }
  });

  it('a copy is written down, without what is in it, and no more than ten are made in an hour', async () => {
    const userId = await host.userIdOf('client2');
    const { rows } = await host.database.pool.query(
      `select changes from audit_entries where operation = 'exported' and resource = 'users' and record_id = $1`,
      [userId],
    );
    // The page counts like the archive.
    expect(rows).toEqual([{ changes: {} }, { changes: {} }]);
    const asked = [];
    for (let copy = 0; copy < 10; copy += 1) {
      const answer = await host.app.inject({
        url: ownDataCalls.export,
        headers: { authorization: `Bearer ${await host.tokenOf('client2')}` },
      });
      asked.push(answer.statusCode);
    }
    expect(asked).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429]);
  });
});

describe('the privacy notice that was shown is written down', () => {
  const rowsOf = async (purpose: string) =>
    (
      await host.database.pool.query<{ user_id: number | null; record_id: number | null; version: string }>(
        'select user_id, record_id, version from consents where purpose = $1 order by id desc limit 1',
        [purpose],
      )
    ).rows[0];

  it('A84 with a registration, a request, a consultation and a message, in the same transaction', async () => {
    const { branchId: _none, ...account } = { branchId: null, ...newAccount };
    const made = await host.call('POST', '/api/Auth/Register', {
      body: { ...account, email: 'consents@example.com' },
    });
    expect(made.status).toBe(200);
    expect(await rowsOf('account')).toMatchObject({ version: CONSENT_VERSION, record_id: null });
    for (const purpose of ['request', 'consultation'])
      expect(await rowsOf(purpose)).toMatchObject({
        user_id: await host.userIdOf('User'),
        version: CONSENT_VERSION,
      });
    const body = {
      email: 'visitor@example.com',
      phone: '+966501234567',
      message: 'I would like to know more.',
    };
    expect((await host.call('POST', '/api/ContactMessages/Add', { body })).status).toBe(200);
    expect(await rowsOf('message')).toMatchObject({ user_id: null, version: CONSENT_VERSION });
  });
});
