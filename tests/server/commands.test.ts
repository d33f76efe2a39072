import { expect, it } from 'vitest';
import { startChild } from '#tests/support/child-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

it.each(['retention.ts', 'breach-report.ts'])(
  '%s on a DATA_DIR that no host was ever started on says so in a sentence, without a stack trace',
  async (command) => {
    const { folder, remove } = await temporaryFolder();
    const settings = [`DATA_DIR=${folder}`, 'DATABASE_URL='];
    const run = startChild('env', ...settings, process.execPath, '--import', 'tsx', `server/${command}`);
    expect(await run.ended).toBe(1);
    expect(run.lines).toEqual([
      expect.stringMatching(/^The database has no tables yet.*start the host once/),
    ]);
    await remove();
  },
  60_000,
);

it('a restore says that whoever was erased since the backup must be erased again', async () => {
  const [from, to] = [await temporaryFolder(), await temporaryFolder()];
  const run = async (dataDir: string, ...command: string[]) => {
    const settings = [`DATA_DIR=${dataDir}`, 'DATABASE_URL='];
    const child = startChild('env', ...settings, process.execPath, '--import', 'tsx', ...command);
    expect(await child.ended).toBe(0);
    return child.lines;
  };
  const [taken = ''] = await run(from.folder, 'server/backup.ts');
  const lines = await run(to.folder, 'server/restore.ts', taken.slice(0, taken.indexOf(': ')));
  expect(lines.at(-1)).toMatch(/^Whoever was erased since \d{4}-.*Z is back: erase them again\.$/);
  await from.remove();
  await to.remove();
}, 120_000);
