import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { loadSecrets } from '#server/auth/secrets.ts';
import { startMail } from '#server/mail/start-mail.ts';
import { taskPaths } from '#contract/tasks.ts';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { daysAhead, mattersOn } from '#tests/support/matters.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({ env: { PUBLIC_URL: 'https://firm.example' } });
const on = mattersOn(host);
const { env } = host;
const mail = startMail({
  env,
  pool: host.database.pool,
  secrets: await loadSecrets(env),
  log: pino({ level: 'silent' }),
});
afterAll(() => mail.stop());

/** Sends what waits, as if the time to gather were over, and reads what came of it. */
async function mailed() {
  const folder = path.join(host.env.dataDir, 'outbox');
  const files = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const before = await files();
  const { pool } = host.database;
  await pool.query('update outbox set run_at = now() where done_at is null');
  mail.kick();
  await vi.waitFor(
    async () => expect((await pool.query('select from outbox where done_at is null')).rows).toEqual([]),
    { timeout: 20_000 },
  );
  const made = (await files()).filter((name) => !before.includes(name));
  return Promise.all(made.map(async (name) => readMail(await readFile(path.join(folder, name), 'utf8'))));
}
const speak = async (language: string) =>
  host.database.pool.query(`update users set language = $1 where email like 'client@%'`, [language]);

it('a client is told at once that it arrived, in their language, with the reference and a link alone', async () => {
  await speak('ar');
  const { id, number } = await on.send(requests);
  const [first, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(first?.headers['to']).toBe('client@yamama-fustat.example');
  expect(first?.subject).toBe(`استلمنا طلبك رقم ${number}`);
  expect(first?.html).toContain('dir="rtl"');
  expect(first?.text).toContain(`https://firm.example/profile/myRequestDetails/${id}`);

  await speak('en');
  const consultation = await on.send(consultations);
  const [second] = await mailed();
  expect(second?.subject).toBe(`We received your consultation request ${consultation.number}`);
  expect(second?.text).toMatch(/^Hello \u2068.+\u2069,/);
  expect(second?.text).toMatch(
    /You can expect our first reply by \w+day \d+ \w+ at .+, (Riyadh|Cairo) time\./,
  );
  expect(second?.html.match(/<a /g)).toHaveLength(1);
  expect(second?.text).toContain(`https://firm.example/profile/myConsultationDetails/${consultation.id}`);
});

it('what comes within minutes is one mail, each kind of news told once, and nothing of the case', async () => {
  await speak('en');
  const { id, number } = await on.send(requests);
  await mailed();
  await on.move(requests, 'markContacted', id);
  await on.note(requests, id, { text: 'Canary for the client', visibility: 'client' });
  await on.note(requests, id, { text: 'Canary inside' });
  await on.note(requests, id, { text: 'Another canary', visibility: 'client' });
  await on.note(requests, id, { text: 'The client’s own canary' }, 'User');
  await on.move(requests, 'reject', id, { body: { rejectionReason: 'A canary as a reason' } });
  const [news, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(news?.subject).toBe(`News about your request ${number}`);
  expect(news?.text.match(/There is a new note for you\./g)).toHaveLength(1);
  expect(news?.text.match(/The status has changed\./g)).toHaveLength(1);
  expect(JSON.stringify(news).toLowerCase()).not.toContain('canary');
});

it('an appointment that is set, moved and cancelled is told so', async () => {
  await speak('en');
  const { id } = await on.send(consultations);
  await mailed();
  const schedule = (days: number) =>
    on.move(consultations, 'schedule', id, { body: { scheduledAt: daysAhead(days), consultantId: 1 } });
  for (const [act, words] of [
    [() => schedule(2), 'The appointment has been set.'],
    [() => schedule(3), 'The appointment has been moved.'],
    [() => on.move(consultations, 'cancel', id), 'The consultation was cancelled.'],
  ] as const) {
    await act();
    const [news, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(news?.text).toContain(words);
    expect(/The appointment: \w+day \d+ \w+ at .+ time\./.test(news?.text ?? '')).toBe(
      !words.includes('cancelled'),
    );
  }
});

it('what is asked of a client is told with its day and leads to where it is answered, and says nothing of it', async () => {
  await speak('en');
  const { id } = await on.send(requests);
  await mailed();
  const body = { text: 'Canary lease', documents: ['Canary deed'], dueOn: '2099-03-14' };
  await host.call('POST', taskPaths.ask(requests, id), { as: 'Admin', body });
  const [asked, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(asked?.text).toContain('We need documents or an answer from you.');
  expect(asked?.text).toContain('Please send it by Saturday 14 March.');
  expect(asked?.text).toContain(`https://firm.example/profile/myRequestDetails/${id}#tasks`);
  expect(JSON.stringify(asked).toLowerCase()).not.toContain('canary');
});

it('what was asked and answered before the mail left is not asked for again', async () => {
  await speak('en');
  const { id } = await on.send(requests);
  await mailed();
  const asked = await host.call('POST', taskPaths.ask(requests, id), {
    as: 'Admin',
    body: { text: 'The lease', documents: [], dueOn: '2099-03-14' },
  });
  expect(asked.status).toBe(200);
  const { rows } = await host.database.pool.query<{ id: number }>(
    "select id from tasks where resource = 'requests' and record_id = $1",
    [id],
  );
  const answered = await host.call('POST', taskPaths.answer(requests, id), {
    as: 'User',
    body: { taskId: rows[0]?.id, text: 'Here it is' },
  });
  expect(answered.status).toBe(200);
  expect(await mailed()).toEqual([]);
});

it('a change that is refused leaves no mail', async () => {
  const { id } = await on.send(requests);
  await mailed();
  await on.move(requests, 'reopen', id);
  await on.note(requests, id, { text: '' });
  expect(await mailed()).toEqual([]);
});

it('whoever writes by the contact page has a receipt with the reference and a date, in their language, and five an hour', async () => {
  const { pool } = host.database;
  const write = () =>
    host.call('POST', '/api/ContactMessages/Add', {
      body: { email: 'writer@example.com', phone: '+966 50 123 4567', message: 'A canary of a question' },
      headers: { 'accept-language': 'en' },
    });
  await write();
  const [receipt, ...others] = await mailed();
  expect(others).toEqual([]);
  const { rows } = await pool.query<{ number: string }>(
    'select number from contact_messages order by id desc',
  );
  expect(rows[0]?.number).toMatch(/^M-\d{4}-\d{5}$/);
  expect(receipt?.headers['to']).toBe('writer@example.com');
  expect(receipt?.subject).toBe(`We received your message, reference ${rows[0]?.number}`);
  expect(receipt?.text).toMatch(/our reply at this address by \w+day \d+ \w+ at .+ time\./);
  expect(JSON.stringify(receipt)).not.toContain('canary');

  for (let more = 0; more < 5; more += 1) await write();
  expect(await mailed()).toHaveLength(4);
});
