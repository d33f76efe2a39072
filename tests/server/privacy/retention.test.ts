import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sweep } from '#server/housekeeping.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { applyRule, countDue } from '#server/privacy/retention.ts';
import { hourlyRules, orderedRules, retentionRules } from '#server/privacy/retention-rules.ts';
import { personalTables } from '#server/privacy/personal-tables.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;
const erasing = {
  pool,
  files: createFileStore({ pool, dataDir: host.env.dataDir }),
  changes: { publish: () => undefined },
  fanOut: { publish: () => undefined },
  log: { warn: () => undefined },
};
const ruleAbout = (what: string) => {
  const found = retentionRules.find((rule) => rule.what.includes(what));
  if (!found) throw new Error(`There is no rule about ${what}`);
  return found;
};
const countOf = async (table: string, where = 'true') =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`)).rows[0]
    ?.count;

it('every rule says what, how long and why, and every table of a rule is one of the list', () => {
  const tables = Object.keys(personalTables);
  for (const rule of retentionRules) {
    expect(rule.what && rule.reason).not.toBe('');
    expect(rule.period).toMatch(/^\d+ (days?|years?)$/);
    if (rule.kind === 'rows') expect(tables).toContain(rule.table);
  }
});

describe('what the host removes by itself', () => {
  const old = `now() - interval '31 days'`;
  it('goes after its term and not before', async () => {
    const userId = await host.userIdOf('User');
    await pool.query(`insert into password_codes (email, code_hash, sent_at, expires_at) values
      ('old@example.com', '', ${old}, ${old}), ('new@example.com', '', now(), now())`);
    await pool.query(
      `insert into sessions (id, user_id, expires_at, revoked_at, revoked_for) values
        ('00000000-0000-4000-8000-0000000000a1', $1, now() + interval '1 day', ${old}, 'logout'),
        ('00000000-0000-4000-8000-0000000000a2', $1, ${old}, null, null),
        ('00000000-0000-4000-8000-0000000000a3', $1, now() + interval '1 day', null, null)`,
      [userId],
    );
    await pool.query(
      `insert into outbox (kind, payload, done_at, failed_at) values
       ('none', '{"n":1}', ${old}, null), ('none', '{"n":2}', null, ${old}), ('none', '{"n":3}', now(), null)`,
    );
    await pool.query(
      `insert into record_reads (at, user_id, session_id, resource, kind, record_ids)
       values (now() - interval '10 years', $1, '00000000-0000-4000-8000-0000000000a3', 'requests', 'read', '{1}')`,
      [userId],
    );
    expect(await countDue(pool, ruleAbout('codes'))).toBe(1);
    await sweep(pool);
    for (const rule of hourlyRules) expect(await countDue(pool, rule)).toBe(0);
    expect(await countOf('password_codes', `email like '%@example.com'`)).toBe(1);
    expect(await countOf('sessions', `id::text like '%0000000000a_'`)).toBe(1);
    expect(await countOf('outbox', `kind = 'none'`)).toBe(1);
    // What the firm decides about stays until somebody says so.
    expect(await countDue(pool, ruleAbout('who of the staff'))).toBe(1);
  });
});

describe('what is removed when somebody says so', () => {
  it('counting changes nothing', async () => {
    await pool.query(`update requests set closed_at = now() - interval '16 years' where status = 'Resolved'`);
    const before = await countOf('requests', `title <> ''`);
    for (const rule of orderedRules) await countDue(pool, rule);
    expect(await countOf('requests', `title <> ''`)).toBe(before);
  });

  it('finished matters lose their words and files fifteen years on, but for those under legal hold and those that are open', async () => {
    const rule = ruleAbout('finished');
    const { rows } = await pool.query<{ id: number; number: string }>(
      `select id, number from requests where status = 'Resolved' order by id`,
    );
    const [held, gone] = [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
    await pool.query(`update requests set legal_hold = 'A case is open' where id = $1`, [held]);
    await pool.query(
      `update requests set closed_at = null, status = 'Contacted', created_at = now() - interval '20 years' where id = $1`,
      [rows[2]?.id],
    );
    await pool.query(`update requests set closed_at = now() - interval '14 years' where id = $1`, [
      rows[3]?.id,
    ]);
    await erasing.files.stored.write('termended', 'content', Buffer.from('words'));
    await pool.query(
      `insert into attachments (resource, record_id, field, name, type, size, storage_key)
       values ('requests', $1, 'attachments', 'a.pdf', 'application/pdf', 5, 'termended')`,
      [gone],
    );
    const due = await countDue(pool, rule);
    expect(due).toBe(rows.length - 3);
    expect(await applyRule(erasing, rule)).toBe(due);

    const after = await pool.query(
      `select id, number, title, description, status, deleted_at is not null as "isAway" from requests
       where id = any($1) order by id`,
      [rows.slice(0, 4).map(({ id }) => id)],
    );
    expect(after.rows.map(({ title }) => title !== '')).toEqual([true, false, true, true]);
    expect(after.rows[1]).toMatchObject({ ...rows[1], description: '', status: 'Resolved', isAway: true });
    expect(await countOf('thread_entries', `resource = 'requests' and record_id = ${gone}`)).toBe(0);
    expect(await countOf('attachments', `storage_key = 'termended'`)).toBe(0);
    await expect.poll(() => existsSync(join(host.env.dataDir, 'uploads', 'termended'))).toBe(false);
    const audit = await pool.query(
      `select operation, user_id, record_en, changes from audit_entries where resource = 'requests' and record_id = $1
       order by id desc limit 1`,
      [gone],
    );
    expect(audit.rows).toEqual([{ operation: 'termEnded', user_id: null, record_en: '', changes: {} }]);

    expect(await countDue(pool, rule)).toBe(0);
    expect(await applyRule(erasing, rule)).toBe(0);
  });

  it.each([
    ['requests', 'Rejected', 'rejected'],
    ['consultations', 'Cancelled', 'cancelled'],
  ])('%s that were declined or cancelled lose their words after three years', async (table, status, what) => {
    const rule = ruleAbout(what);
    const closedFor = (months: number) =>
      pool.query(`update ${table} set closed_at = now() - interval '${months} months' where status = $1`, [
        status,
      ]);
    await closedFor(35);
    expect(await countDue(pool, rule)).toBe(0);
    await closedFor(37);
    const due = await countDue(pool, rule);
    expect(due).toBeGreaterThan(0);
    expect(await applyRule(erasing, rule)).toBe(due);
    const titles = table === 'requests' ? 'title' : 'case_title';
    expect(await countOf(table, `status = '${status}' and ${titles} <> ''`)).toBe(0);
  });

  it('messages go after two years and reads after three, and the audit keeps their numbers alone', async () => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into contact_messages (email, phone, message, created_at) values
       ('requestContext@example.com', '', 'An old question', now() - interval '25 months'),
       ('requestContext@example.com', '', 'A newer question', now() - interval '23 months') returning id`,
    );
    await pool.query(
      `insert into record_reads (at, user_id, session_id, resource, kind, record_ids)
       select now() - months * interval '1 month', $1, '00000000-0000-4000-8000-0000000000a3', 'requests', 'read', '{1}'
       from unnest(array[35, 37]) as months`,
      [await host.userIdOf('User')],
    );
    await pool.query(
      `insert into audit_entries (resource, record_id, operation, changes, record_en)
       values ('contact-messages', $1, 'updated', '{"message":["An old question","x"]}', 'requestContext@example.com')`,
      [rows[0]?.id],
    );
    for (const rule of orderedRules) await applyRule(erasing, rule);
    expect(await countOf('contact_messages', `email = 'requestContext@example.com'`)).toBe(1);
    expect(
      await countOf(
        'audit_entries',
        `record_en like '%requestContext%' or changes::text like '%old question%'`,
      ),
    ).toBe(0);
    expect(await countOf('record_reads', `at < now() - interval '3 years'`)).toBe(0);
    expect(await countOf('record_reads', `at < now() - interval '34 months'`)).toBe(1);
    for (const rule of orderedRules) expect(await countDue(pool, rule)).toBe(0);
  });
});
