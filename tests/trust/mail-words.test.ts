import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { consultations } from '#resources/consultations.ts';
import { requests } from '#resources/requests.ts';
import { newAccount } from '#tests/support/account-host.ts';
import { figure } from '#tests/support/figure.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({
    env: { PUBLIC_URL: 'https://firm.example', CODE_REQUESTS_PER_ACCOUNT_HOUR: '1000' },
  });
});
afterAll(() => host?.close());

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0000', '\r\nBcc: all@firm.example\r\n'];

it('X-06 an address with a line break is refused, and no word that anybody typed stands in a mail', async () => {
  const taken: string[] = [];
  for (const each of breaks)
    for (const email of [
      `a@example.com${each}Bcc: x@example.com`,
      `a${each}@example.com`,
      `${each}a@example.com,`,
    ]) {
      const registered = await host.call('POST', '/api/Auth/Register', { body: { ...newAccount, email } });
      if (registered.status !== 400) taken.push(`register ${JSON.stringify(email)}`);
      const asked = await host.call('POST', '/api/Auth/ForgotPassword', { body: { email } });
      if (asked.status !== 400) taken.push(`forgot ${JSON.stringify(email)}`);
    }
  expect(taken).toEqual([]);

  const { pool } = host.database;
  const on = mattersOn(host);
  const payloads = scriptPayloads.slice(0, 200);
  for (const [at, payload] of payloads.entries()) {
    const email = `named-${at}@example.com`;
    await host.call('POST', '/api/Auth/Register', {
      body: { ...newAccount, email, fullNameAr: payload.slice(0, 90), fullNameEn: payload.slice(0, 90) },
    });
    if (at % 10 === 0) await host.call('POST', '/api/Auth/ForgotPassword', { body: { email } });
    const resource = at % 2 ? requests : consultations;
    const typed = Object.fromEntries(
      Object.entries(buildRecord(resource, { role: 'User' })).map(([key, value]) => [
        key,
        typeof value === 'string' && /نص|Text/.test(value) ? `${payload} long enough` : value,
      ]),
    );
    const { id } = await on.send(resource, 'User', typed);
    await on.note(resource, id, { text: payload, visibility: 'client' });
  }
  await pool.query('update outbox set run_at = now() where done_at is null');
  const folder = path.join(host.env.dataDir, 'outbox');
  await vi.waitFor(
    async () => expect((await pool.query('select from outbox where done_at is null')).rows).toEqual([]),
    { timeout: 120_000, interval: 500 },
  );
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => readMail(await readFile(path.join(folder, name), 'utf8'))),
  );
  const found = mails.filter(({ subject, text, html, headers }) =>
    /alert\(1\)|<script|<svg|<img|onerror|onload|x\.test/i.test(
      `${subject}${text}${html}${JSON.stringify(headers)}`,
    ),
  );
  figure(
    `${breaks.length * 6} addresses refused; ${payloads.length} payloads, ${mails.length} mails, ${found.length} with one`,
  );
  expect(mails.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
