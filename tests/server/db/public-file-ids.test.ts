import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;

it('an answer that was lost before the upgrade, and is asked for again after it, names its files as answers do now', async () => {
  const { rows } = await pool.query<{ id: number; publicId: string }>(
    `insert into attachments (resource, record_id, field, name, type, size, storage_key)
     values ('requests', 1, 'attachments', 'a.pdf', 'application/pdf', 9, 'lost-answer')
     returning id, public_id as "publicId"`,
  );
  const [file] = rows;
  if (!file) throw new Error('There is no file');
  const answer = (...ids: unknown[]) => ({
    id: 1,
    attachments: ids.map((id) => ({ id, name: 'a.pdf', type: 'application/pdf', size: 9 })),
  });
  const gone = 2_000_000_000;
  const kept = [answer(file.id, gone), answer(gone), answer(), { id: 2 }, null];
  await pool.query(
    `insert into idempotency_keys (user_id, key, fingerprint, answer)
     select 0, 'lost-answer-' || place, '', answer
     from jsonb_array_elements($1) with ordinality as kept(answer, place)`,
    [JSON.stringify(kept)],
  );
  const [, byHand = ''] = migration().split('-- Written by hand from here on.');
  await pool.query(byHand);
  const after = await pool.query<{ answer: unknown }>(
    `select answer from idempotency_keys where key like 'lost-answer-%' order by key`,
  );
  expect(after.rows.map((row) => row.answer)).toEqual([
    answer(file.publicId),
    answer(),
    answer(),
    { id: 2 },
    null,
  ]);
});

function migration(): string {
  const folder = new URL('../../../server/db/migrations/', import.meta.url);
  const name = readdirSync(folder).find((each) => each.endsWith('_public-file-ids.sql'));
  return readFileSync(new URL(name ?? 'none', folder), 'utf8');
}
