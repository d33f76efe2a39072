import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Outbox } from '#server/mail/outbox.ts';
import { startMail } from '#server/mail/start-mail.ts';
import { type AccountHost, startAccountHost } from '#tests/support/account-host.ts';
import { readMail } from '#tests/support/read-mail.ts';

let host: AccountHost;
let mail: Outbox;
beforeAll(async () => {
  host = await startAccountHost({ onKick: () => mail.kick() });
  const { env, pool, secrets } = host;
  mail = startMail({ env, pool, secrets, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await mail.stop();
  await host.close();
});

const folder = () => path.join(host.env.dataDir, 'outbox');
const files = async () => (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml'));
const isDone = () =>
  vi.waitFor(
    async () => {
      const { rows } = await host.pool.query(
        'select from outbox where done_at is null and failed_at is null',
      );
      expect(rows).toHaveLength(0);
    },
    { timeout: 30_000 },
  );

/** The mail that asking for a code brings to this address, and its file. */
async function mailTo(email: string, headers: Record<string, string> = {}) {
  const before = await files();
  expect((await host.call('forgotPassword', { body: { email }, headers })).status).toBe(200);
  await isDone();
  const file = (await files()).find((name) => !before.includes(name));
  if (!file) return null;
  const full = path.join(folder(), file);
  return { ...readMail(await readFile(full, 'utf8')), mode: (await stat(full)).mode & 0o777, full };
}
const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0];

it('R185 the code comes in Arabic, right to left, to an account that reads Arabic, and it works', async () => {
  await host.register({ email: 'arabic@example.com' });
  // Whoever asks may read another language than the account's owner.
  const mailed = await mailTo('arabic@example.com', { 'accept-language': 'en' });
  expect(mailed?.headers['to']).toBe('arabic@example.com');
  expect(mailed?.headers['content-language']).toBe('ar');
  expect(mailed?.subject).toBe('رمز تعيين كلمة مرور جديدة');
  expect(mailed?.html).toContain('<html lang="ar" dir="rtl">');
  const code = codeIn(mailed?.text ?? '');
  expect(mailed?.html).toContain(`<bdi dir="ltr">\n${code}\n</bdi>`);
  expect(mailed?.text).toContain('الرمز صالح لمدة 10 دقائق');
  const verified = await host.call('verifyCode', { body: { email: 'arabic@example.com', code } });
  expect(verified.status).toBe(200);
});

it('R185 it comes in English to an account whose browser last asked in English', async () => {
  const { cookie } = await host.register({ email: 'english@example.com' });
  await host.call('refreshToken', { cookie, headers: { 'accept-language': 'en' } });
  const mailed = await mailTo('english@example.com');
  expect(mailed?.subject).toBe('Your code for a new password');
  expect(mailed?.html).toContain('<html lang="en" dir="ltr">');
  expect(mailed?.text).toContain('The code is valid for 10 minutes');
  expect(mailed?.text).toContain('Yamama & Fustat\n');
  expect(mailed?.html).toContain('Yamama &amp; Fustat</strong>');
});

it('R185 the code is in the body alone, the file is for its owner, and nothing of it stays behind', async () => {
  await host.register({ email: 'private@example.com', fullNameEn: 'Win a prize at evil.example' });
  const mailed = await mailTo('private@example.com');
  const code = codeIn(mailed?.text ?? '') ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(JSON.stringify(mailed?.headers)).not.toContain(code);
  expect(`${mailed?.text}${mailed?.html}`).not.toContain('evil.example');
  expect(mailed?.mode).toBe(0o600);
  expect((await readdir(folder())).filter((name) => name.startsWith('.'))).toEqual([]);
  const { rows } = await host.pool.query(`select 1 from outbox where payload <> '{}'`);
  expect(rows).toEqual([]);
});

it('R196 no mail goes to an address without an account, or to a suspended one', async () => {
  expect(await mailTo('nobody@example.com')).toBeNull();
  const { user } = await host.register({ email: 'paused@example.com' });
  await host.pool.query('update users set is_suspended = true where id = $1', [user.id]);
  expect(await mailTo('paused@example.com')).toBeNull();
});

it('R191 a code that the mail server kept waiting until it died is not sent any more', async () => {
  await host.register({ email: 'late@example.com' });
  const before = await files();
  await host.pool.query(
    `insert into outbox (kind, payload, created_at)
     values ('resetCode', '{"email":"late@example.com","seed":"x"}', now() - interval '11 minutes')`,
  );
  mail.kick();
  await isDone();
  expect(await files()).toEqual(before);
});
