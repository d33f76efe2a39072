import { afterAll, beforeAll, expect, it } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { loggedError } from '#server/http/log-error.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let opened: { database: Database; close: () => Promise<void> };
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened?.close());

const thrownBy = (work: () => Promise<unknown>): Promise<Error & { code?: string }> =>
  work().then(
    () => new Error('nothing was thrown'),
    (error: Error) => error,
  );

it('P-01 an error of the database is logged without the value that it refused', async () => {
  const { pool } = opened.database;
  const canary = 'سري "canary" text';
  for (const work of [
    () => pool.query('select $1::int', [canary]),
    () => pool.query('select $1::timestamptz', [`${canary}\nsecond canary`]),
    () => pool.query(`select $1::jsonb`, [canary]),
    () => pool.query('insert into users (email) values ($1)', [canary]),
    () => drizzle(pool).execute(sql`select ${canary}::int`),
  ]) {
    const error = await thrownBy(work);
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toMatch(/canary|سري/);
    expect(logged.stack).toMatch(/^ +at /);
  }
});

it('an answer that does not fit its schema is logged with what was wrong where, not as «[»', () => {
  const rows = z.object({ rows: z.array(z.object({ title: z.string(), kind: z.enum(['a', 'b']) })) });
  const { error } = rows.safeParse({ rows: [{ title: 7, kind: 'canary' }] });
  const logged = loggedError(error ?? new Error('it was taken'));
  expect(logged.message).toBe('rows.0.title: invalid_type, rows.0.kind: invalid_value');
  expect(JSON.stringify(logged)).not.toContain('canary');
});

it('what caused an error is logged with it, each without what was typed', async () => {
  const refused = await thrownBy(() => opened.database.pool.query('select $1::int', ['canary']));
  const logged = loggedError(new Error('The mail did not leave', { cause: refused }));
  expect(logged.cause).toMatchObject({ code: '22P02', message: expect.stringContaining('"…"') });
  expect(JSON.stringify(logged)).not.toContain('canary');
  const circle = new Error('round');
  circle.cause = circle;
  expect(loggedError(circle).cause?.cause?.cause?.cause).toBeUndefined();
});

it('what a programmer must know to mend it stays', () => {
  const error = Object.assign(new Error('relation "faqs" does not exist'), { code: '42P01' });
  expect(loggedError(error)).toMatchObject({ message: 'relation "faqs" does not exist', code: '42P01' });
});
