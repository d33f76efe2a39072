import { expect, it } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { countOfVisitor, eraseVisitor, refuseAccount } from '#server/privacy/erase-visitor.ts';
import { newAccount } from '#tests/support/account-host.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { tablesWith } from '#tests/support/tables-with.ts';

const host = await shareHost({ env: { REGISTRATION_CODE: 'on' } });
const { pool } = host.database;

let visits = 0;
/** Writes through the contact page, and begins to open an account. */
async function visit(mark: string): Promise<string> {
  visits += 1;
  const email = `${mark}@example.com`;
  await host.call('POST', '/api/ContactMessages/Add', {
    body: { email, phone: '+966501234567', message: `${mark} writes to the firm` },
    headers: { 'idempotency-key': `visitor-key-${visits}` },
  });
  await host.call('POST', accountCalls.register, { body: { ...newAccount, email } });
  await pool.query(
    `insert into idempotency_keys (key, user_id, fingerprint, answer) values ($1, 1, 'x', $2)`,
    [`staff-key-${visits}`, JSON.stringify({ list: [{ email }] })],
  );
  // Two mails that a server which is away has not taken yet.
  await pool.query(
    `insert into outbox (kind, payload, run_at)
     select 'messageReceived', jsonb_build_object('id', id, 'language', 'ar'), now() + interval '1 hour'
       from contact_messages where email = $1
     union all select 'registrationCode', jsonb_build_object('email', $1::text), now() + interval '1 hour'`,
    [email],
  );
  return email;
}

it('whoever wrote without an account could not be erased', async () => {
  const email = await visit('nameless');
  await visit('somebody-else');
  const ofOthers = await tablesWith(pool, 'somebody-else');
  expect(await tablesWith(pool, email)).toEqual(
    expect.arrayContaining(['contact_messages', 'idempotency_keys', 'outbox', 'password_codes']),
  );
  const { rows } = await pool.query<{ id: number }>('select id from contact_messages where email = $1', [
    email,
  ]);
  const counted = await countOfVisitor(pool, email);
  const counts = counted.map(({ count }) => count);
  expect(counts).toEqual([expect.any(Number), 1, 1, 1]);
  expect(counts[0]).toBeGreaterThanOrEqual(2);
  expect(await tablesWith(pool, email)).toContain('contact_messages');

  const erased = await withTransaction(pool, (client) => eraseVisitor(client, email));
  expect(erased.map(({ what }) => what)).toEqual(counted.map(({ what }) => what));
  expect(await tablesWith(pool, email)).toEqual([]);
  expect(await tablesWith(pool, 'nameless writes')).toEqual([]);
  const jobs = await pool.query(`select from outbox where kind = 'messageReceived' and payload->>'id' = $1`, [
    String(rows[0]?.id),
  ]);
  expect(jobs.rowCount).toBe(0);
  expect(await tablesWith(pool, 'somebody-else')).toEqual(ofOthers);
});

it('the audit goes on to say that a message came and was erased, and nothing of what it said', async () => {
  const email = await visit('of-the-audit');
  await withTransaction(pool, (client) => eraseVisitor(client, email));
  const { rows } = await pool.query(
    `select operation, user_id, record_ar, record_en, changes from audit_entries
     where resource = 'contact-messages' order by id desc limit 2`,
  );
  const nothing = { user_id: null, record_ar: '', record_en: '', changes: {} };
  expect(rows).toEqual([
    { operation: 'erased', ...nothing },
    { operation: 'created', ...nothing },
  ]);
});

it('what belongs to an account goes with its deletion request alone, also from the trash', async () => {
  const email = 'client2@yamama-fustat.example';
  await expect(refuseAccount(pool, email)).rejects.toThrow('deletion request');
  await pool.query('update users set deleted_at = now() where email = $1', [email]);
  await expect(refuseAccount(pool, email)).rejects.toThrow('deletion request');
  await expect(refuseAccount(pool, 'nobody@example.com')).resolves.toBeUndefined();
});
