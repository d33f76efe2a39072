import { open, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { liftTimeLimits } from '../db/time-limits.ts';
import { prepareDataDir } from '../prepare-data-dir.ts';
import { whenMissing } from '../stored-files.ts';
import { filesOf } from './data-files.ts';
import { MANIFEST, type Manifest, filePart, tablePart } from './manifest.ts';
import { type Spool, type Spooled, openSpool } from './spool.ts';
import {
  type Table,
  linesIn,
  linesOf,
  migrationsOf,
  sequencesOf,
  tablesOf,
  writeValuesAlike,
} from './tables.ts';
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
 * be running. Rows first: a file is stored before a row names it, so whatever the rows name is there afterwards. They are
 * set aside in the data folder: a target that stalls must not hold the one turn at an embedded database.
 */
export async function takeBackup({ client, kind, dataDir, file }: BackupOptions): Promise<Manifest> {
  const takenAt = new Date().toISOString();
  await refuseWithoutRoom(client, prepareDataDir(dataDir));
  const spool = await openSpool(prepareDataDir(dataDir));
  try {
    const { rows, ...database } = await setRowsAside(client, spool);
    let manifest: Manifest | undefined;
    await writeArchive(file, async (add) => {
      const tables = await addTables(rows, spool, add);
      const files = await addFiles(dataDir, add);
      manifest = { format: 1, takenAt, database: kind, ...database, tables, files };
      const { sha256 } = await add(MANIFEST, oneBy([JSON.stringify(manifest, null, 1)]));
      return sha256;
    });
    if (!manifest) throw new Error('The archive was written without its manifest');
    return manifest;
  } finally {
    await spool.close();
  }
}

/** A full disk would end the process of an embedded database. What a database takes is more than its rows as text. */
async function refuseWithoutRoom(client: PoolClient, folder: string): Promise<void> {
  const [{ bavail, bsize }, { rows }] = await Promise.all([
    statfs(folder),
    client.query<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes'),
  ]);
  const needed = rows[0]?.bytes ?? 0;
  if (bavail * bsize < needed)
    throw new Error(
      `The rows are set aside in ${folder} first: ${Math.ceil(needed / 2 ** 20)} MB have to be free there.`,
    );
}

interface RowsOfTable {
  table: Table;
  count: number;
  spooled: Spooled;
}

async function setRowsAside(client: PoolClient, spool: Spool) {
  await client.query('begin isolation level repeatable read read only');
  try {
    await liftTimeLimits(client);
    await writeValuesAlike(client);
    const rows: RowsOfTable[] = [];
    for (const table of await tablesOf(client)) {
      let count = 0;
      const counted = async function* () {
        for await (const lines of linesOf(client, table)) {
          count += linesIn(lines);
          yield lines;
        }
      };
      const spooled = await spool.write(counted());
      rows.push({ table, count, spooled });
    }
    const { rows: version } = await client.query<{ server_version: string }>('show server_version');
    return {
      serverVersion: version[0]?.server_version ?? '',
      migrations: await migrationsOf(client),
      rows,
      sequences: await sequencesOf(client),
    };
  } finally {
    await client.query('rollback');
  }
}

async function addTables(rows: readonly RowsOfTable[], spool: Spool, add: AddPart) {
  const tables: Manifest['tables'] = {};
  for (const { table, count, spooled } of rows) {
    const { sha256 } = await add(tablePart(table.name), spool.read(spooled));
    tables[table.name] = { columns: [...table.columns], rows: count, sha256 };
  }
  return tables;
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
