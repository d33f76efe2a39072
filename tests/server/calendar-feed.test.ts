import type { FastifyBaseLogger } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { calendarFeedCalls, calendarFeedSchema, madeFeedSchema } from '#contract/calendar-feed.ts';
import { consultations } from '#resources/consultations.ts';
import { buildApp } from '#server/app.ts';
import { createLog } from '#server/http/request-log.ts';
import { daysAhead, mattersOn } from '#tests/support/matters.ts';
import { calendarEvents } from '#tests/support/read-calendar.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost({ env: { PUBLIC_URL: 'https://firm.example' } });
const { pool } = host.database;
const on = mattersOn(host);
const LAWYER = 4;

const state = async (as: Person = 'CustomerService') =>
  calendarFeedSchema.parse((await host.call('GET', calendarFeedCalls.get, { as })).body.data);
const make = (as: Person = 'CustomerService') => host.call('POST', calendarFeedCalls.make, { as, body: {} });
const madePath = async (as: Person = 'CustomerService') =>
  madeFeedSchema.parse((await make(as)).body.data).path;
const read = (path: string) => host.app.inject({ url: path });
const schedule = (id: number, days: number, consultantId = LAWYER) =>
  on.move(consultations, 'schedule', id, {
    body: { scheduledAt: daysAhead(days), consultantId, place: 'https://meet.example/room' },
  });
const uidOf = (id: number) => `consultation-${id}@firm.example`;

beforeAll(async () => {
  await pool.query(`update users set lawyer_id = $1, language = 'en' where role = 'CustomerService'`, [
    LAWYER,
  ]);
  await pool.query('delete from appointments');
});

it('is made by staff who stand for a lawyer, told once, and kept as a hash alone', async () => {
  expect(await state('Admin')).toEqual({ isConsultant: false, madeAt: null });
  expect((await make('Admin')).status).toBe(404);
  expect((await make('User')).status).toBe(403);
  expect(await state()).toEqual({ isConsultant: true, madeAt: null });
  const path = await madePath();
  expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  expect((await state()).madeAt).not.toBeNull();
  const { rows } = await pool.query('select * from calendar_feeds');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(path.slice(10, 53));
});

it('has the appointments of that lawyer, moved and cancelled ones too, and nothing of client or case', async () => {
  const path = await madePath();
  const { id, number } = await on.send(consultations, 'User', {
    caseTitle: 'A canary in the title',
    caseDescription: 'A canary in the description',
    consultationTypeId: 1,
    areaId: 1,
    branchId: 1,
  });
  const other = await on.send(consultations);
  const old = await on.send(consultations);
  const gone = await on.send(consultations);
  await schedule(id, 3);
  await schedule(other.id, 5, 2);
  await schedule(old.id, 7);
  await schedule(gone.id, 9);
  await pool.query(`update consultations set scheduled_at = now() - interval '120 days' where id = $1`, [
    old.id,
  ]);
  await on.move(consultations, 'cancel', gone.id);

  const answer = await read(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.headers['cache-control']).toContain('no-store');
  const first = calendarEvents(answer.body);
  expect(first[uidOf(id)]).toMatchObject({
    STATUS: 'CONFIRMED',
    SUMMARY: `Legal consultation ${number}`,
    LOCATION: 'https://meet.example/room',
    DTSTART: expect.stringMatching(/^\d{8}T\d{6}Z$/),
  });
  expect(answer.body.replace(/\r\n[ \t]/g, '')).toContain(
    `https://firm.example/admin/law-consultations/${id}`,
  );
  expect(first[uidOf(gone.id)]).toMatchObject({ STATUS: 'CANCELLED' });
  expect(Object.keys(first)).not.toContain(uidOf(other.id));
  expect(Object.keys(first)).not.toContain(uidOf(old.id));
  expect(answer.body).not.toMatch(/canary|Tuwairqi|client@/i);

  await schedule(id, 4);
  const moved = calendarEvents((await read(path)).body)[uidOf(id)];
  expect(Number(moved?.['SEQUENCE'])).toBeGreaterThan(Number(first[uidOf(id)]?.['SEQUENCE']));
  await on.move(consultations, 'cancel', id);
  const off = calendarEvents((await read(path)).body)[uidOf(id)];
  expect(off).toMatchObject({ STATUS: 'CANCELLED' });
  expect(Number(off?.['SEQUENCE'])).toBeGreaterThan(Number(moved?.['SEQUENCE']));
});

it('an appointment that was dealt with before its day stood in the lawyer’s calendar, while its hour was given to others', async () => {
  const path = await madePath();
  const { id } = await on.send(consultations);
  await schedule(id, 13);
  const eventOf = async () => calendarEvents((await read(path)).body)[uidOf(id)];
  const arranged = await eventOf();
  expect(arranged).toMatchObject({ STATUS: 'CONFIRMED' });
  await on.move(consultations, 'complete', id);
  const done = await eventOf();
  expect(done).toMatchObject({ STATUS: 'CANCELLED' });
  expect(Number(done?.['SEQUENCE'])).toBeGreaterThan(Number(arranged?.['SEQUENCE']));
  // One that was kept stays what it was.
  await pool.query(`update consultations set scheduled_at = now() - interval '1 hour' where id = $1`, [id]);
  expect(await eventOf()).toMatchObject({ STATUS: 'CONFIRMED' });
});

it('has what a client wishes for as tentative, as long as it is to come', async () => {
  const path = await madePath();
  const { id } = await on.send(consultations);
  await pool.query(
    `update consultations set wished_at = now() + interval '8 days', way = 'phone', consultant_id = $2 where id = $1`,
    [id, LAWYER],
  );
  expect(calendarEvents((await read(path)).body)[uidOf(id)]).toMatchObject({
    STATUS: 'TENTATIVE',
    LOCATION: 'By phone',
  });
  await pool.query(`update consultations set wished_at = now() - interval '1 day' where id = $1`, [id]);
  expect(Object.keys(calendarEvents((await read(path)).body))).not.toContain(uidOf(id));
});

it('has nothing of a matter that the account is walled off from, and says whom it was shown to', async () => {
  const path = await madePath();
  const { id } = await on.send(consultations);
  await schedule(id, 11);
  const userId = await host.userIdOf('CustomerService');
  expect(Object.keys(calendarEvents((await read(path)).body))).toContain(uidOf(id));
  const { rows } = await pool.query(
    `select from record_reads where user_id = $1 and kind = 'calendar' and $2 = any(record_ids)`,
    [userId, id],
  );
  expect(rows.length).toBeGreaterThan(0);
  await pool.query(
    `insert into conflict_walls (user_id, resource, record_id) values ($1, 'consultations', $2)`,
    [userId, id],
  );
  expect(Object.keys(calendarEvents((await read(path)).body))).not.toContain(uidOf(id));
});

it('is gone when it is revoked, made anew, or its account is closed, as if it had never been', async () => {
  const never = await read(`/calendar/${'x'.repeat(43)}.ics`);
  expect(never.statusCode).toBe(404);
  const first = await madePath();
  const second = await madePath();
  const gone = async (path: string) => {
    const answer = await read(path);
    expect([answer.statusCode, answer.body]).toEqual([404, never.body]);
  };
  await gone(first);
  await gone(second.replace('.ics', ''));
  // Another last letter than it has.
  await gone(second.replace(/(.)\.ics$/, (_, last) => `${last === 'A' ? 'Q' : 'A'}.ics`));
  expect((await read(second)).statusCode).toBe(200);
  for (const [change, back] of [
    ['is_suspended = true', 'is_suspended = false'],
    [`role = 'User'`, `role = 'CustomerService'`],
    ['deleted_at = now()', 'deleted_at = null'],
    ['lawyer_id = null', `lawyer_id = ${LAWYER}`],
  ]) {
    const userId = await host.userIdOf('CustomerService');
    await pool.query(`update users set ${change} where id = $1`, [userId]);
    await gone(second);
    await pool.query(`update users set ${back} where id = $1`, [userId]);
    expect((await read(second)).statusCode).toBe(200);
  }
  await host.call('POST', calendarFeedCalls.revoke, { as: 'CustomerService', body: {} });
  await gone(second);
  expect((await state()).madeAt).toBeNull();
});

it('nobody could tell when an address was made or revoked, and by whom', async () => {
  const userId = await host.userIdOf('CustomerService');
  await host.call('POST', calendarFeedCalls.revoke, { as: 'CustomerService', body: {} });
  const { rows: before } = await pool.query('select max(id) as id from audit_entries');
  const paths = [await madePath(), await madePath()];
  // What is revoked already is not revoked once more.
  for (let times = 0; times < 2; times += 1)
    await host.call('POST', calendarFeedCalls.revoke, { as: 'CustomerService', body: {} });
  const { rows } = await pool.query(
    `select operation, user_id, resource, record_id, changes from audit_entries where id > $1 order by id`,
    [before[0].id],
  );
  const entry = { user_id: userId, resource: 'users', record_id: userId, changes: {} };
  expect(rows).toEqual(
    ['calendarFeedMade', 'calendarFeedMade', 'calendarFeedRevoked'].map((operation) => ({
      ...entry,
      operation,
    })),
  );
  const { rows: all } = await pool.query('select to_jsonb(a)::text as entry from audit_entries a');
  for (const path of paths) expect(JSON.stringify(all)).not.toContain(path.slice(10, 53));
});

it('whoever guesses addresses is held up, and whoever has one is not', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1)
    statuses.push(
      (await host.app.inject({ url: `/calendar/${n}.ics`, remoteAddress: '203.0.113.9' })).statusCode,
    );
  expect(new Set(statuses.slice(0, 50))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(429);
  const path = await madePath();
  for (let n = 0; n < 70; n += 1)
    expect((await host.app.inject({ url: path, remoteAddress: '203.0.113.10' })).statusCode).toBe(200);
});

it('its address is in no log', async () => {
  const lines: string[] = [];
  const log: FastifyBaseLogger = createLog('trace', { write: (line) => void lines.push(line) });
  const app = await buildApp({
    env: host.env,
    log,
    database: host.database,
    webRoot: null,
  });
  const path = await madePath();
  const secret = path.slice(10, 53);
  const url = path.replace('calendar', 'Calendar');
  for (const each of [path, `${path}?${secret}`, `${path}/`, url, path.replace('.ics', '/x'), `${path}%ff`])
    await app.inject({ url: each });
  await app.inject({ method: 'POST', url: path });
  await pool.query('alter table calendar_feeds rename to calendar_feeds_away');
  expect((await app.inject({ url: path })).statusCode).toBe(500);
  await pool.query('alter table calendar_feeds_away rename to calendar_feeds');
  await app.close();
  expect(lines.join('')).toContain('/calendar/…');
  expect(lines.join('')).not.toContain(secret);
});
