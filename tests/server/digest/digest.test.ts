import { beforeEach, describe, expect, it } from 'vitest';
import { type Digest, digestCalls } from '#contract/digest.ts';
import { requests } from '#resources/requests.ts';
import { loadSecrets } from '#server/auth/secrets.ts';
import { sendDigests } from '#server/digest/send-digests.ts';
import { mailDeliveries } from '#server/mail/mail-deliveries.ts';
import type { Mail } from '#server/mail/mail.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const { pool } = host.database;
const on = mattersOn(host);
const secrets = await loadSecrets(host.env);
const support = await host.userIdOf('CustomerService');

const choose = (isDaily: boolean, as: Person = 'CustomerService') =>
  host.call('POST', digestCalls.set, { as, body: { isDaily } satisfies Digest });
const chosen = async (as: Person = 'CustomerService') =>
  (await host.call('GET', digestCalls.get, { as })).body.data;
const asked = async (userId = support) =>
  (
    await pool.query(
      `select from outbox where kind = 'digest' and done_at is null and (payload->>'userId')::int = $1`,
      [userId],
    )
  ).rowCount;
/** A Monday far ahead: nobody has been seen to on it. */
const monday = (time: string, week = 0) =>
  new Date(`2030-01-${String(7 + week * 7).padStart(2, '0')}T${time}Z`);
const officeOf = (branchId: number | null) =>
  pool.query('update users set branch_id = $2 where id = $1', [support, branchId]);

beforeEach(async () => {
  await pool.query(`delete from outbox where kind = 'digest'`);
  await pool.query('delete from digests');
  await pool.query(`update branches set time_zone = 'Asia/Riyadh',
    hours = '[{"day":"mon","opens":"09:00","closes":"18:00"},{"day":"tue","opens":"09:00","closes":"18:00"}]'`);
  await officeOf(1);
});

describe('the choice', () => {
  it('is one’s own, off at first, and kept', async () => {
    expect(await chosen()).toEqual({ isDaily: false });
    expect((await choose(true)).status).toBe(200);
    expect([await chosen(), await chosen('Admin')]).toEqual([{ isDaily: true }, { isDaily: false }]);
    await choose(false);
    expect(await chosen()).toEqual({ isDaily: false });
  });

  it('could not be seen in the audit trail', async () => {
    const { rows: before } = await pool.query('select max(id) as id from audit_entries');
    // Asking twice for the same changes nothing.
    for (const isDaily of [true, true, false, false]) await choose(isDaily);
    const { rows } = await pool.query(
      'select operation, summary_ar, summary_en, user_id, resource, record_id from audit_entries where id > $1 order by id',
      [before[0].id],
    );
    const own = { operation: 'digestChosen', user_id: support, resource: 'users', record_id: support };
    expect(rows).toEqual([
      { ...own, summary_ar: 'تفعيل', summary_en: 'Switched on' },
      { ...own, summary_ar: 'إيقاف', summary_en: 'Switched off' },
    ]);
  });

  it('is for staff alone, and takes nothing but itself', async () => {
    expect((await choose(true, 'User')).status).toBe(403);
    expect((await choose(true, null)).status).toBe(401);
    const answer = await host.call('POST', digestCalls.set, {
      as: 'CustomerService',
      body: { isDaily: true, userId: 1 },
    });
    expect(answer.status).toBe(400);
  });
});

describe('the morning', () => {
  it('comes at eight on the clock of the office, once, however many look and however often', async () => {
    await choose(true);
    await sendDigests(pool, monday('04:59:59'));
    expect(await asked()).toBe(0);
    await Promise.all([1, 2, 3].map(() => sendDigests(pool, monday('05:00:00'))));
    await sendDigests(pool, monday('05:01:00'));
    await sendDigests(pool, monday('11:00:00'));
    expect(await asked()).toBe(1);
    await sendDigests(pool, new Date('2030-01-08T05:00:00Z'));
    expect(await asked()).toBe(2);
  });

  it('of another zone is another moment; whoever has no office goes by the firm’s', async () => {
    await pool.query(`update branches set time_zone = 'Africa/Cairo' where id = 1`);
    await choose(true);
    await sendDigests(pool, monday('05:30:00'));
    expect(await asked()).toBe(0);
    await sendDigests(pool, monday('06:00:00'));
    expect(await asked()).toBe(1);
    await officeOf(null);
    await sendDigests(pool, monday('05:00:00', 1));
    expect(await asked()).toBe(2);
  });

  it('of a day on which the office is closed does not come, nor does one that is over', async () => {
    await choose(true);
    // A Sunday.
    await sendDigests(pool, new Date('2030-01-06T05:00:00Z'));
    // The host was away until the afternoon.
    await sendDigests(pool, monday('13:00:00'));
    const { rows } = await pool.query(
      `insert into office_days (name_ar, name_en, branch_id, first_day, last_day, hours)
       values ('عيد', 'Eid', null, '2030-01-14', '2030-01-15', '[]') returning id`,
    );
    await sendDigests(pool, monday('05:00:00', 1));
    expect(await asked()).toBe(0);
    await pool.query('delete from office_days where id = $1', [rows[0].id]);
    await sendDigests(pool, monday('05:00:00', 1));
    expect(await asked()).toBe(1);
  });

  it('of a season came by the week: on a day on which the season is closed, and not on one that it opens', async () => {
    await choose(true);
    const { rows } = await pool.query<{ id: number }>(
      `insert into office_days (name_ar, name_en, branch_id, first_day, last_day, hours)
       values ('رمضان', 'Ramadan', null, '2030-01-06', '2030-01-15',
         '[{"day":"sun","opens":"10:00","closes":"15:00"},{"day":"tue","opens":"10:00","closes":"15:00"}]') returning id`,
    );
    try {
      await sendDigests(pool, new Date('2030-01-06T05:00:00Z'));
      expect(await asked()).toBe(1);
      await sendDigests(pool, monday('05:00:00'));
      expect(await asked()).toBe(1);
      await sendDigests(pool, new Date('2030-01-08T05:00:00Z'));
      expect(await asked()).toBe(2);
    } finally {
      await pool.query('delete from office_days where id = $1', [rows[0]?.id]);
    }
  });

  it('that is under way when somebody asks for it is over for them', async () => {
    await choose(true);
    const { rows } = await pool.query<{ today: string }>(
      `select to_char((now() at time zone 'Asia/Riyadh') - interval '8 hours', 'YYYY-MM-DD') as today`,
    );
    const { rows: kept } = await pool.query(`select to_char(last_day, 'YYYY-MM-DD') as day from digests`);
    expect(kept).toEqual([{ day: rows[0]?.today }]);
  });

  it('is nobody’s who was suspended or is of the staff no more', async () => {
    await choose(true);
    await pool.query('update users set is_suspended = true where id = $1', [support]);
    await sendDigests(pool, monday('05:00:00'));
    await pool.query(`update users set is_suspended = false, role = 'User' where id = $1`, [support]);
    await sendDigests(pool, monday('05:00:00'));
    await pool.query(`update users set role = 'CustomerService' where id = $1`, [support]);
    expect(await asked()).toBe(0);
  });
});

describe('the mail', () => {
  beforeEach(async () => {
    for (const as of ['CustomerService', 'Admin'] as const) await choose(true, as);
  });

  async function mail(createdAt = new Date(), userId = support): Promise<Mail | undefined> {
    const sent: Mail[] = [];
    const mailer = {
      sender: 'firm@firm.example',
      send: async (one: Mail) => void sent.push(one),
      close: () => undefined,
    };
    const deliveries = mailDeliveries({ publicUrl: 'https://firm.example', pool, mailer, secrets });
    const job = { id: 1, kind: 'digest', payload: { userId }, attempts: 1 };
    await deliveries.digest({ ...job, createdAt: createdAt.toISOString() });
    return sent[0];
  }
  const today = `(now() at time zone 'Asia/Riyadh')::date`;
  async function assigned(dueDate: string, status = 'Contacted') {
    const { id } = await on.send(requests);
    await pool.query(
      `update requests set assignee_id = $2, status = $3, due_date = ${dueDate} where id = $1`,
      [id, support, status],
    );
    return id;
  }

  it('is not sent when nothing waits, nor when its morning is over', async () => {
    await pool.query('update requests set assignee_id = null');
    await pool.query('update consultations set assignee_id = null');
    await pool.query('delete from notifications where user_id = $1', [support]);
    expect(await mail()).toBeUndefined();
    await assigned(today);
    expect(await mail(new Date(Date.now() - 9 * 3_600_000))).toBeUndefined();
    expect(await mail()).toBeDefined();
  });

  it('came once more to whoever had switched it off before it was sent', async () => {
    await assigned(today);
    expect(await mail()).toBeDefined();
    await choose(false);
    expect(await mail()).toBeUndefined();
  });

  it('tells whoever may decide, and is not walled off, that conflicts of interest wait', async () => {
    const admin = await host.userIdOf('Admin');
    await pool.query(`update users set language = 'en' where id = any($1)`, [[admin, support]]);
    await pool.query(`update requests set assignee_id = null, conflict_state = null`);
    const { id } = await on.send(requests);
    await pool.query(`update requests set conflict_state = 'open' where id = $1`, [id]);
    const words = 'conflicts of interest for you to decide';
    expect((await mail(new Date(), admin))?.text).toContain(`${words}: 1`);
    expect((await mail())?.text ?? '').not.toContain(words);
    await pool.query(
      `insert into conflict_walls (user_id, resource, record_id) values ($1, 'requests', $2)`,
      [admin, id],
    );
    expect((await mail(new Date(), admin))?.text ?? '').not.toContain(words);
  });

  it('counts what is new, late and due today, and the mentions that were not read; closed ones and others’ are none', async () => {
    await pool.query('update requests set assignee_id = null');
    await pool.query(`update users set language = 'en' where id = $1`, [support]);
    const late = await assigned(`${today} - 1`);
    await assigned(`${today} - 3`);
    await assigned(today);
    await assigned('null', 'Pending');
    await assigned(`${today} - 1`, 'Resolved');
    await assigned(`${today} + 1`);
    await on.note(requests, late, { text: 'the secret of the lease', mentions: [support] }, 'Admin');
    const told = await mail();
    expect(told?.text).toContain('Requests (new: 1, overdue: 2, due today: 1)');
    expect(told?.text).toContain('Notes that mention you, unread: 1');
    expect(told?.text).toContain('https://firm.example/admin/requests');
    expect(told?.text).not.toMatch(/secret|lease|نص Text/);
    await pool.query('update notifications set read_at = now() where user_id = $1', [support]);
    expect((await mail())?.text).not.toContain('mention you, unread');
    await pool.query(`update users set language = 'ar' where id = $1`, [support]);
    expect((await mail())?.text).toContain('الطلبات (جديد لم يبدأ: 1، متأخر: 2، موعده اليوم: 1)');
  });
});
