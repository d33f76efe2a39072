import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { withTransaction } from '#server/db/transaction.ts';
import { loadSecrets } from '#server/auth/secrets.ts';
import { startMail } from '#server/mail/start-mail.ts';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { receiptSchema } from '#contract/receipt.ts';
import { taskPaths } from '#contract/tasks.ts';
import { consultations } from '#resources/consultations.ts';
import { matters } from '#resources/matters.ts';
import { requests } from '#resources/requests.ts';
import { mailClient } from '#server/mail/matter-mail.ts';
import { timesOf } from '#server/mail/matter-times.ts';
import { momentWords } from '#server/mail/moment-words.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { daysAhead, freeDay, mattersOn } from '#tests/support/matters.ts';
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

const read = new Set<string>();
/** Sends what waits, as if the time to gather were over, and reads what came since it was asked last. */
async function mailed() {
  const folder = path.join(host.env.dataDir, 'outbox');
  const { pool } = host.database;
  await pool.query('update outbox set run_at = now() where done_at is null');
  mail.kick();
  await vi.waitFor(
    async () => expect((await pool.query('select from outbox where done_at is null')).rows).toEqual([]),
    { timeout: 20_000 },
  );
  // What is due at once may have left before this was asked, by the round that looks every few seconds.
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const made = files.filter((name) => !read.has(name));
  for (const name of made) read.add(name);
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

it('whoever was answered before the receipt had left was promised a first answer in it', async () => {
  const matter = matters.find(({ name }) => name === requests.name);
  if (!matter) throw new Error('Requests are no matter.');
  const { id } = await on.send(requests);
  const promised = await timesOf(host.database.pool, matter, id);
  expect(promised?.replyDueAt).not.toBeNull();
  await on.move(requests, 'reject', id);
  expect(await timesOf(host.database.pool, matter, id)).toMatchObject({ replyDueAt: null });
  await mailed();
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
    on.move(consultations, 'schedule', id, { body: { scheduledAt: freeDay(days), consultantId: 1 } });
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

it('what was moved before it was cancelled is told in that order', async () => {
  await speak('en');
  const { id } = await on.send(consultations);
  await mailed();
  for (const days of [21, 22])
    await on.move(consultations, 'schedule', id, {
      body: { scheduledAt: freeDay(days), consultantId: 3 },
    });
  await on.note(consultations, id, { text: 'Bring the lease', visibility: 'client' });
  await on.move(consultations, 'cancel', id);
  const [news] = await mailed();
  const told = ['has been set', 'has been moved', 'a new note', 'was cancelled'];
  const places = told.map((words) => news?.text.indexOf(words) ?? -1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('a client with a time was mailed a first reply that is due after it', async () => {
  await speak('en');
  const { pool } = host.database;
  const query = { BranchId: '1', Way: 'phone', About: '1' };
  const free = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
  const [wishedAt = ''] = freeSlotsSchema.parse(free.body.data).slots;
  const chosen = { branchId: 1, areaId: 1, way: 'phone', wishedAt, secondChoiceAt: null };
  const send = () =>
    on.send(consultations, 'User', { ...buildRecord(consultations, { role: 'User' }), ...chosen });
  const { id } = await send();
  await pool.query(
    `update consultations set reply_due_at = $2::timestamptz + interval '1 day' where id = $1`,
    [id, wishedAt],
  );
  const [late] = await mailed();
  expect(late?.text).toMatch(/You chose .+, Riyadh time\. We will hold it for you until we confirm it\./);
  expect(late?.text).toContain('We confirm it before it begins');
  expect(late?.text).not.toContain('our first reply');
});

it('the calendar of a client kept an appointment that was cancelled', async () => {
  const { id } = await on.send(consultations);
  await mailed();
  const fileAfter = async (act: () => Promise<unknown>) => {
    await act();
    const [news] = await mailed();
    const of = (name: string) => new RegExp(`^${name}[:;](.+)$`, 'm').exec(news?.calendar ?? '')?.[1];
    return {
      method: of('METHOD'),
      uid: of('UID'),
      sequence: of('SEQUENCE'),
      organizer: of('ORGANIZER'),
      attendee: of('ATTENDEE'),
      mail: news?.calendarType,
    };
  };
  const schedule = (days: number) => () =>
    on.move(consultations, 'schedule', id, { body: { scheduledAt: freeDay(days), consultantId: 2 } });
  const uid = `consultation-${id}@firm.example`;
  expect(await fileAfter(schedule(5))).toMatchObject({
    method: 'REQUEST',
    uid,
    sequence: '0',
    organizer: expect.stringMatching(/:mailto:(riyadh|cairo)@yamama-fustat\.example$/),
    attendee: expect.stringMatching(/:mailto:client@yamama-fustat\.example$/i),
    mail: expect.stringContaining('method=REQUEST'),
  });
  expect(await fileAfter(schedule(6))).toMatchObject({ method: 'REQUEST', uid, sequence: '1' });
  expect(await fileAfter(() => on.move(consultations, 'cancel', id))).toEqual({
    method: 'CANCEL',
    uid,
    sequence: '2',
    organizer: expect.stringContaining('SENT-BY="mailto:no-reply@firm.example"'),
    attendee: expect.stringMatching(/:mailto:client@yamama-fustat\.example$/i),
    mail: expect.stringContaining('method=CANCEL'),
  });
  // Whatever is told later of it does not call it off again.
  const note = () => on.note(consultations, id, { text: 'Later', visibility: 'client' });
  expect(await fileAfter(note)).toMatchObject({ method: undefined, mail: '' });
});

it('the calendar of a client kept an appointment that was dealt with before its day', async () => {
  const { id } = await on.send(consultations);
  await on.move(consultations, 'schedule', id, { body: { scheduledAt: freeDay(23), consultantId: 2 } });
  await mailed();
  await on.move(consultations, 'complete', id);
  const [news] = await mailed();
  expect(news?.calendarType).toContain('method=CANCEL');
  expect(news?.calendar).toMatch(/^SEQUENCE:1$/m);
  // One that was kept is over, and nothing is said of it.
  const kept = await withAppointmentIn(-2, freeDay(24));
  await on.move(consultations, 'complete', kept.id);
  expect((await mailed())[0]?.calendar ?? '').toBe('');
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

const spaced = (text = '') => text.replaceAll(/\s/g, ' ');

it('what came before a holiday was promised an answer within it, by mail and on the page', async () => {
  const { pool } = host.database;
  await speak('en');
  const day = (ahead: number) => daysAhead(ahead).slice(0, 10);
  await pool.query(
    `insert into office_days (name_ar, name_en, first_day, last_day, hours) values ('عيد', 'Feast', $1, $2, '[]')`,
    [day(-1), day(12)],
  );
  for (const [branchId, timeZone, city] of [
    [1, 'Asia/Riyadh', 'Riyadh'],
    [2, 'Africa/Cairo', 'Cairo'],
  ] as const) {
    const body = { ...buildRecord(requests, { role: 'User' }), branchId };
    const made = z.looseObject({ replyDueAt: z.string() }).parse(await on.send(requests, 'User', body));
    // The second day on which the office is open after it; a week has six.
    expect(made.replyDueAt > daysAhead(13) && made.replyDueAt < daysAhead(17)).toBe(true);
    const [mailOf] = await mailed();
    const promise = formatDate({ at: made.replyDueAt, language: 'en', style: 'weekdayTime', timeZone });
    expect(spaced(mailOf?.text)).toContain(`our first reply by ${spaced(promise)}, ${city} time.`);
  }

  const answer = await host.call('POST', '/api/ContactMessages/Add', {
    body: { email: 'feast@example.com', phone: '+966 50 123 4567', message: 'Before the holiday' },
    headers: { 'accept-language': 'en' },
  });
  const { reply } = receiptSchema.parse(answer.body.data);
  expect((reply?.at ?? '') > daysAhead(13)).toBe(true);
  const [receipt] = await mailed();
  const { at = '', timeZone = '' } = reply ?? {};
  expect(spaced(receipt?.text)).toContain(spaced(momentWords({ at, timeZone, language: 'en' })));
  await pool.query('delete from office_days');
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

it.each([
  ['en', 'Huda Salem', 'Hello \u2068Huda Salem\u2069,'],
  ['ar', 'هدى سالم', 'السلام عليكم \u2068هدى سالم\u2069،'],
  ['en', '', 'Hello,'],
  // Anybody may write it to anybody's address.
  ['en', 'Pay at evil.example', 'Hello,'],
])('in %s the receipt of a message signed «%s» begins with «%s»', async (language, name, greeting) => {
  await host.call('POST', '/api/ContactMessages/Add', {
    body: { name, email: 'greeted@example.com', phone: '+966 50 123 4567', message: 'A question of mine' },
    headers: { 'accept-language': language },
  });
  const [receipt] = await mailed();
  expect(receipt?.text.split('\n')[0]).toBe(greeting);
  expect(receipt?.html).toContain(greeting);
});

/** A consultation with an appointment so many hours from now, of which its client has been told. */
async function withAppointmentIn(hours: number, day = freeDay(9)) {
  const { id } = await on.send(consultations);
  const body = { scheduledAt: day, consultantId: 4, place: '' };
  expect((await on.move(consultations, 'schedule', id, { body })).status).toBe(200);
  await mailed();
  const beginsIn = (at: number) =>
    host.database.pool.query(
      `update consultations set scheduled_at = now() + make_interval(secs => $2),
         scheduled_until = now() + make_interval(secs => $2) + interval '1 hour' where id = $1`,
      [id, at * 3600],
    );
  await beginsIn(hours);
  return { id, beginsIn };
}

it('after a meeting mails spoke of it as one to come, with an invitation', async () => {
  await speak('en');
  const { id } = await withAppointmentIn(-2);
  await on.note(consultations, id, { text: 'The minutes', visibility: 'client' });
  const [news] = await mailed();
  expect(news?.text).toContain('There is a new note for you.');
  expect(news?.text).not.toContain('The appointment:');
  expect(news?.calendar ?? '').toBe('');
});

it('a reminder that could not leave in time told of an appointment that had begun, or was moved to a later day', async () => {
  await speak('en');
  const { id, beginsIn } = await withAppointmentIn(3, freeDay(10));
  const { pool } = host.database;
  const userId = await host.userIdOf('User');
  const remind = () =>
    withTransaction(pool, (client) =>
      mailClient(client, { userId, table: consultations.name, id, number: '' }, 'appointmentNear'),
    );
  await remind();
  expect((await mailed())[0]?.text).toContain('This is a reminder of your appointment.');
  for (const hours of [-1, 200]) {
    await beginsIn(hours);
    await remind();
    expect(await mailed()).toEqual([]);
  }
});

it('a meeting link that was added told the client that the appointment had been moved', async () => {
  await speak('en');
  const { id } = await on.send(consultations);
  const scheduledAt = freeDay(4);
  const schedule = (more: object) =>
    on.move(consultations, 'schedule', id, { body: { scheduledAt, consultantId: 3, ...more } });
  await schedule({});
  await mailed();
  for (const more of [
    { place: 'https://meet.example/room' },
    { place: 'https://meet.example/room', fee: { amount: 50_000, currency: 'SAR' } },
    { place: 'https://meet.example/room', consultantId: 4 },
  ]) {
    expect((await schedule(more)).status).toBe(200);
    const [news] = await mailed();
    expect(news?.text).toContain('The details of your appointment were updated.');
    expect(news?.text).not.toContain('moved');
  }
  await schedule({ scheduledAt: freeDay(5) });
  expect((await mailed())[0]?.text).toContain('The appointment has been moved.');
  const { rows } = await host.database.pool.query<{ kind: string }>(
    `select kind from notifications where record_id = $1 and channel = 'client' and resource = 'consultations' order by sequence`,
    [id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'scheduled',
    'appointmentUpdated',
    'appointmentUpdated',
    'appointmentUpdated',
    'moved',
  ]);
});

it('a client who was to choose a time to meet was told that the status had changed', async () => {
  await speak('en');
  const { id } = await on.send(consultations, 'User', {
    ...buildRecord(consultations, { role: 'User' }),
    consultationTypeId: 6,
    branchId: 1,
    areaId: 1,
    way: null,
    wishedAt: null,
    secondChoiceAt: null,
    preferredTimes: '',
  });
  await mailed();
  expect((await on.move(consultations, 'meet', id, { body: { way: 'phone' } })).status).toBe(200);
  const [news] = await mailed();
  expect(news?.text).toContain(
    'We would rather meet you than answer in writing. The time is chosen on the page of the consultation.',
  );
  expect(news?.text).not.toContain('status');
  const { rows } = await host.database.pool.query<{ kind: string }>(
    `select kind from notifications where record_id = $1 and channel = 'client' and resource = 'consultations'`,
    [id],
  );
  expect(rows).toEqual([{ kind: 'meetingOffered' }]);
});

it('a client who chose a time was told that an appointment was rescheduled, and not that it is held', async () => {
  const { id } = await on.send(consultations, 'User', {
    ...buildRecord(consultations, { role: 'User' }),
    branchId: 1,
    areaId: 1,
    way: 'phone',
    wishedAt: null,
    secondChoiceAt: null,
  });
  await mailed();
  const query = { BranchId: '1', Way: 'phone', About: '1' };
  const free = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
  const wishedAt = freeSlotsSchema.parse(free.body.data).slots.at(-1);
  await speak('ar');
  const chosen = await on.move(consultations, 'rechoose', id, {
    as: 'User',
    body: { wishedAt, way: 'phone' },
  });
  expect(chosen.status).toBe(200);
  const [news] = await mailed();
  expect(news?.text).toContain('استلمنا الموعد الذي اخترته.');
  expect(news?.text).toMatch(/اخترت الموعد .+، ونحجزه لك إلى أن نؤكّده\./);
  expect(news?.text).not.toContain('تغيّر');
});
