import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { filesOf } from '#server/backup/data-files.ts';
import { sweepMailFolder } from '#server/mail/mail-folder.ts';
import { createMailer } from '#server/mail/transport.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const mail = {
  to: 'who@example.com',
  language: 'en',
  subject: 'News',
  text: 'of a matter',
  html: '<p>of a matter</p>',
  messageId: 'news.1',
} as const;

async function mailFolder(): Promise<{ dataDir: string; folder: string }> {
  const { folder: dataDir, remove } = await temporaryFolder();
  onTestFinished(remove);
  return { dataDir, folder: join(dataDir, 'outbox') };
}

it('mails of a host without a mail server, of whoever was erased too, stayed in its folder for ever', async () => {
  const { dataDir, folder } = await mailFolder();
  await sweepMailFolder(dataDir, quietLog());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { send } = createMailer({ dataDir, smtpUrl: undefined, mailFrom: undefined, publicUrl: undefined });
  await send(mail);
  // The process died while it wrote.
  await writeFile(join(folder, '.2026-03-01T12-00-00.000Z-01234567.eml'), '');
  await writeFile(join(folder, 'notes.txt'), 'of whoever keeps the machine');

  vi.setSystemTime(Date.parse('2026-03-31T11:00:00Z'));
  await send(mail);
  await sweepMailFolder(dataDir, quietLog());
  expect(await readdir(folder)).toHaveLength(4);

  vi.setSystemTime(Date.parse('2026-03-31T13:00:00Z'));
  await sweepMailFolder(dataDir, quietLog());
  expect((await readdir(folder)).toSorted()).toEqual([
    expect.stringMatching(/^2026-03-31T11-00-00\.000Z-.*\.eml$/),
    'notes.txt',
  ]);
});

it('what could not be removed from the folder kept every later mail there for ever', async () => {
  const { dataDir, folder } = await mailFolder();
  // No mail, by the name of one.
  await mkdir(join(folder, '2026-01-01T00-00-00.000Z-01234567.eml'), { recursive: true });
  await writeFile(join(folder, '2026-01-02T00-00-00.000Z-01234567.eml'), '');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-31T13:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const log = quietLog();
  await sweepMailFolder(dataDir, log);
  expect(await readdir(folder)).toEqual(['2026-01-01T00-00-00.000Z-01234567.eml']);
  expect(log.lines).toEqual(['A file that nobody needs any more could not be removed.']);
});

it('a backup took the mails of a host without a mail server along, and kept them for as long as itself', async () => {
  const { dataDir, folder } = await mailFolder();
  await mkdir(folder);
  await writeFile(join(folder, '2026-03-31T11-00-00.000Z-01234567.eml'), '');
  expect(await filesOf(dataDir)).toEqual([]);
});
