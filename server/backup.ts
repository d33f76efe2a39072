import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openArchive } from './backup/read-archive.ts';
import { openBesideHost } from './db/open-database.ts';
import { runCommand } from './run-command.ts';
import { takeBackup } from './backup/take-backup.ts';
import { parseEnv } from './env.ts';

const USAGE = `Writes the database and the files of people into one archive, also while the host runs.

  npm run backup -- [--to <folder>]

Default: the folder "backups" in DATA_DIR. Keep the archives on another machine, and SECRET_KEY (or
DATA_DIR/secret.key) apart from them: it is in none of them.
`;

await runCommand({ usage: USAGE, options: { to: { type: 'string' } } }, async ({ values }) => {
  const env = parseEnv(process.env);
  const folder = resolve(typeof values['to'] === 'string' ? values['to'] : join(env.dataDir, 'backups'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `yamama-fustat-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.zip`);
  const { pool, kind, close } = await openBesideHost(env);
  try {
    const client = await pool.connect();
    try {
      await takeBackup({ client, kind, dataDir: resolve(env.dataDir), file });
    } finally {
      client.release();
    }
  } finally {
    await close();
  }
  // Read again from the disk: what cannot be restored is told today, and not on the day that it is needed.
  const archive = await openArchive(file);
  archive.close();
  const { tables, files } = archive.manifest;
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const megabytes = ((await stat(file)).size / 2 ** 20).toFixed(1);
  return `${file}: ${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(files).length} files, ${megabytes} MB, read again and whole.`;
});
