/** @module-tag slow */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeBackup } from '#server/backup/take-backup.ts';
import { bundleForNode } from '#tests/support/bundle-for-node.ts';
import { startChild } from '#tests/support/child-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

it.each(['retention', 'breach-report'])(
  '%s on a DATA_DIR that no host was ever started on says so in a sentence, without a stack trace',
  async (command) => {
    const { folder, remove } = await temporaryFolder();
    const settings = [`DATA_DIR=${folder}`, 'DATABASE_URL='];
    // As people start it: from source, by the one program for all commands.
    const run = startChild('env', ...settings, process.execPath, 'scripts/cli.mjs', command);
    expect(await run.ended).toBe(1);
    expect(run.lines).toEqual([
      expect.stringMatching(/^The database has no tables yet.*start the host once/),
    ]);
    await remove();
  },
  60_000,
);

it('a restore says that whoever was erased since the backup must be erased again', async () => {
  const { folder, remove } = await temporaryFolder();
  const { database, close } = await openTestDatabase();
  const client = await database.pool.connect();
  const file = join(folder, 'backup.zip');
  await takeBackup({ client, kind: database.kind, dataDir: folder, file });
  client.release();
  await close();
  const settings = [`DATA_DIR=${join(folder, 'new')}`, 'DATABASE_URL='];
  const bundle = await bundleForNode('server/restore.ts');
  const run = startChild('env', ...settings, process.execPath, bundle.file, file);
  expect(await run.ended).toBe(0);
  expect(run.lines.at(-1)).toMatch(/^Whoever was erased since \d{4}-.*Z is back: erase them again\.$/);
  await bundle.remove();
  await remove();
}, 120_000);
