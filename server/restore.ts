import { resolve } from 'node:path';
import { BackupError } from './backup/backup-error.ts';
import { openAlone } from './db/open-database.ts';
import { openArchive } from './backup/read-archive.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { runCommand } from './run-command.ts';
import { parseEnv } from './env.ts';
import { prepareDataDir } from './prepare-data-dir.ts';

const USAGE = `Brings a backup back into the database that the environment names, and into DATA_DIR. Stop the host first.

  npm run restore -- <archive> [--replace] [--check]

--check only reads the archive and says whether it is whole. --replace lets what is there go.
`;

const options = { replace: { type: 'boolean' }, check: { type: 'boolean' } } as const;

await runCommand({ usage: USAGE, options }, async ({ values, positionals: [file] }) => {
  if (file === undefined) throw new BackupError(USAGE);
  const archive = await openArchive(resolve(file));
  const { manifest } = archive;
  try {
    const told = `the backup of ${manifest.takenAt}, ${Object.keys(manifest.tables).length} tables and ${Object.keys(manifest.files).length} files`;
    if (values['check'] === true) return `Whole: ${told}.`;
    const env = parseEnv(process.env);
    const dataDir = prepareDataDir(resolve(env.dataDir));
    const database = await openAlone(env);
    let givenUp: number;
    try {
      givenUp = await restoreBackup({
        archive,
        pool: database.pool,
        dataDir,
        replace: values['replace'] === true,
      });
    } finally {
      await database.close();
    }
    return `Restored and compared: ${told}.\nGiven up: ${givenUp} mails and held moves that waited then; they may have left since.\nWhoever was erased since ${manifest.takenAt} is back: erase them again.`;
  } finally {
    archive.close();
  }
});
