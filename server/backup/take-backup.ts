import { open } from 'node:fs/promises';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { liftTimeLimits } from '../db/time-limits.ts';
import { whenMissing } from '../stored-files.ts';
import { filesOf } from './data-files.ts';
import { MANIFEST, type Manifest, filePart, tablePart } from './manifest.ts';
import { linesIn, linesOf, migrationsOf, sequencesOf, tablesOf, writeValuesAlike } from './tables.ts';
import { type AddPart, writeArchive } from './write-archive.ts';

interface BackupOptions {
  /** A connection of its own. */
  client: PoolClient;
  kind: Manifest['database'];
  dataDir: string;
  /** Where it goes. */
  file: string;
}

/**
 * Writes the database, as it is at one moment, and the files of the data folder into one archive, while the host may
 * be running. Rows first: a file is stored before a row names it, so whatever the rows name is there afterwards.
 */
export async function takeBackup({ client, kind, dataDir, file }: BackupOptions): Promise<Manifest> {
  const takenAt = new Date().toISOString();
  let manifest: Manifest | undefined;
  await writeArchive(file, async (add) => {
    const database = await addTables(client, add);
    manifest = { format: 1, takenAt, database: kind, ...database, files: await addFiles(dataDir, add) };
    const { sha256 } = await add(MANIFEST, oneBy([JSON.stringify(manifest, null, 1)]));
    return sha256;
  });
  if (!manifest) throw new Error('The archive was written without its manifest');
  return manifest;
}

async function addTables(client: PoolClient, add: AddPart) {
  await client.query('begin isolation level repeatable read read only');
  try {
    await liftTimeLimits(client);
    await writeValuesAlike(client);
    const tables: Manifest['tables'] = {};
    for (const table of await tablesOf(client)) {
      let rows = 0;
      const counted = async function* () {
        for await (const lines of linesOf(client, table)) {
          rows += linesIn(lines);
          yield lines;
        }
      };
      const { sha256 } = await add(tablePart(table.name), counted());
      tables[table.name] = { columns: [...table.columns], rows, sha256 };
    }
    const { rows: version } = await client.query<{ server_version: string }>('show server_version');
    return {
      serverVersion: version[0]?.server_version ?? '',
      migrations: await migrationsOf(client),
      tables,
      sequences: await sequencesOf(client),
    };
  } finally {
    await client.query('rollback');
  }
}

async function addFiles(dataDir: string, add: AddPart): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const name of await filesOf(dataDir)) {
    const handle = await open(path.join(dataDir, name)).catch(whenMissing(null));
    // Removed since the folder was read: no row of this backup names it, or it is made again when it is asked for.
    if (handle === null) continue;
    files[name] = await add(filePart(name), handle.createReadStream());
  }
  return files;
}

async function* oneBy(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}
