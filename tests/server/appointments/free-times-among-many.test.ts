import { beforeAll, expect, it, vi } from 'vitest';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { keepSameHours } from '#tests/support/same-hours.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;
const OFFICE = 1;

beforeAll(async () => {
  await keepSameHours(pool, { first: 1, other: 2, office: OFFICE, areas: [[1], [1]] });
  await pool.query(
    `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, password_hash)
     select 'موكّل', 'Client', 'many' || n || '@example.com', '', '', 'User', '' from generate_series(1, 5000) n`,
  );
  await pool.query(
    `insert into appointments (resource, record_id, consultant_id, starts_at, ends_at)
     select 'kept', n, 1, timestamptz '2020-01-01' + n * interval '2 hours', timestamptz '2020-01-01' + n * interval '2 hours' + interval '1 hour'
     from generate_series(1, 5000) n`,
  );
  for (const table of ['users', 'appointments']) await pool.query(`analyze ${table}`);
});

it('free times are found without a walk through all accounts and all past appointments', async () => {
  const asked = vi.spyOn(pool, 'query');
  const { body } = await host.call('GET', '/api/Consultations/GetFreeSlots', {
    query: { BranchId: String(OFFICE), Way: 'office' },
  });
  const statements = asked.mock.calls.map(([text, values]) => ({ text: String(text), values }));
  asked.mockRestore();
  expect(freeSlotsSchema.parse(body.data).slots).not.toHaveLength(0);
  const reading = statements.filter(({ text }) => /from (users|appointments)\b/.test(text));
  expect(reading).not.toHaveLength(0);
  for (const { text, values } of reading) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (users|appointments)/);
  }
});
