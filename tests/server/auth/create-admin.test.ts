/** @module-tag slow */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountByEmail } from '#server/auth/accounts.ts';
import { createFirstAdmin } from '#server/auth/first-admin.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { parseEnv } from '#server/env.ts';
import { bundleForNode } from '#tests/support/bundle-for-node.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { temporaryPostgres, testDatabaseUrl } from '#tests/support/temporary-postgres.ts';

let program: string;
let dataDir: string;
let databaseUrl: string | undefined;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const bundle = await bundleForNode('server/create-admin.ts');
  program = bundle.file;
  const { folder, remove } = await temporaryFolder();
  dataDir = folder;
  ends.push(bundle.remove, remove);
  if (!testDatabaseUrl) return;
  const { url, drop } = await temporaryPostgres(testDatabaseUrl);
  databaseUrl = url;
  ends.push(drop);
});
afterAll(async () => {
  for (const end of ends) await end();
});

async function createAdmin(options: string[], input = '', place = { dataDir, databaseUrl }) {
  const child = spawn(process.execPath, [program, ...options], {
    env: {
      ...process.env,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      SECRET_KEY: '',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const [out, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((ended) => child.once('close', ended)),
  ]);
  return { out, error, code };
}

const openHost = (place: { dataDir: string; databaseUrl: string | undefined }) =>
  connectDatabase({
    ...place,
    log: quietLog(),
    onFatal: (error) => {
      throw error;
    },
  });

const who = ['--email', 'Head@Example.com', '--name-ar', 'هند العتيبي', '--name-en', 'Hind Alotaibi'];

it('A-08 R378 the first Admin is made once, with a generated or a typed password and no other', async () => {
  const incomplete = await createAdmin(['--email', 'head', '--name-en', 'Hind'], 'Nakheel-1446\n');
  expect(incomplete).toMatchObject({ code: 1, out: '' });
  expect(incomplete.error).toContain('--email: Enter a valid email');
  expect(incomplete.error).toContain('--name-ar: This field is required');

  const without = await createAdmin(who);
  expect(without).toMatchObject({ code: 1, error: 'Password is required\n' });
  const weak = await createAdmin(who, 'head@example.com\n');
  expect(weak).toMatchObject({ code: 1, error: 'The password must not be the name or the email\n' });

  const made = await createAdmin([...who, '--generate']);
  expect(made).toMatchObject({ code: 0, error: '' });
  const password = /shown this once: ([\w-]{20})\n/.exec(made.out)?.[1] ?? '';
  expect(made.out).toContain('head@example.com is the first Admin.');

  const second = await createAdmin(['--email', 'x@example.com', ...who.slice(2)], 'Nakheel-1446\n');
  expect(second).toMatchObject({ code: 1, out: '' });
  expect(second.error).toContain('There is an Admin already');

  const database = await openHost({ databaseUrl, dataDir });
  try {
    const account = await accountByEmail(database.pool, 'head@example.com');
    expect(account).toMatchObject({ role: 'Admin', fullNameAr: 'هند العتيبي' });
    expect(await verifyPassword(account?.passwordHash ?? '', password)).toBe(true);
    expect((await database.pool.query('select from users')).rowCount).toBe(1);
  } finally {
    await database.close();
  }
}, 120_000);

it('the first Admin is made while the host runs that says that there is no account yet', async () => {
  const { folder, remove } = await temporaryFolder();
  ends.push(remove);
  const place = { dataDir: folder, databaseUrl: undefined };
  const host = await openHost(place);
  await migrateDatabase(host.pool);
  expect(await createAdmin([...who, '--generate'], '', place)).toMatchObject({ code: 0, error: '' });
  expect((await host.pool.query('select role from users')).rows).toEqual([{ role: 'Admin' }]);
  await host.close();
}, 60_000);

it('of two who make the first Admin at once one does; who was deleted is none any more', async () => {
  const { folder, remove } = await temporaryFolder();
  ends.push(remove);
  const { pool, close } = await openHost({ dataDir: folder, databaseUrl: undefined });
  await migrateDatabase(pool);
  const env = parseEnv({});
  const make = (email: string) =>
    createFirstAdmin({ pool, env }, { email, nameAr: 'هند', nameEn: 'Hind', password: 'Nakheel-1446' });
  const both = await Promise.allSettled([make('one@example.com'), make('two@example.com')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(make('three@example.com')).rejects.toThrow('There is an Admin already');
  await pool.query('update users set deleted_at = now()');
  await expect(make('three@example.com')).resolves.toBeUndefined();
  await close();
}, 60_000);
