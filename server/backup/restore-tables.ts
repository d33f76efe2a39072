import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { migrationsFolder } from '../db/migrate.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest, TableEntry } from './manifest.ts';
import type { Archive } from './read-archive.ts';
import { measureTable, tablesOf, writeValuesAlike } from './tables.ts';

/**
 * Makes the tables as they were when the backup was taken, fills them, and makes sure that they hold what it says.
 * Everything that was there before goes. In the transaction of `client`: all of it happens, or nothing.
 * @returns how many jobs of the outbox were given up
 */
export async function restoreTables(client: PoolClient, archive: Archive): Promise<number> {
  const { manifest } = archive;
  await writeValuesAlike(client);
  await makeTables(client, manifest);
  const links = await takeLinksAway(client);
  for (const [name, entry] of Object.entries(manifest.tables))
    await fillTable(client, { name, entry, batches: archive.rowsOf(name) });
  for (const [name, last] of Object.entries(manifest.sequences)) {
    if (last !== null) await client.query(`select setval('"${name}"', $1)`, [last]);
  }
  for (const link of links) await client.query(link);
  for (const table of await tablesOf(client)) {
    const { rows, sha256 } = await measureTable(client, table);
    const entry = manifest.tables[table.name];
    if (rows !== entry?.rows || sha256 !== entry.sha256)
      throw new BackupError(
        `The table ${table.name} did not come out as the backup says: nothing was changed.`,
      );
  }
  return giveUpJobs(client);
}

/** What waited that day: its mails may have left since, and its moves have been made, or taken back. */
async function giveUpJobs(client: PoolClient): Promise<number> {
  const { rowCount } = await client.query(
    `update outbox set failed_at = now(), locked_until = null, error = 'restored', payload = '{}'
     where done_at is null and failed_at is null`,
  );
  return rowCount ?? 0;
}

/** Throws BackupError when the backup comes from another line of migrations. */
export function refuseOtherVersion({ migrations }: Manifest): void {
  const known = readMigrationFiles({ migrationsFolder });
  if (migrations.some(({ hash }, at) => known[at]?.hash !== hash))
    throw new BackupError(
      'The backup comes from another version of the program: use that one, or a newer one.',
    );
}

async function makeTables(client: PoolClient, { migrations }: Manifest): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  await client.query(`drop schema if exists drizzle cascade; drop schema public cascade; create schema public;
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { hash, sql, folderMillis } of known.slice(0, migrations.length)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Tables that point at each other could be filled in no order. @returns what ties them together again */
async function takeLinksAway(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ away: string; back: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { away } of rows) await client.query(away);
  return rows.map(({ back }) => back);
}

interface Filling {
  name: string;
  entry: TableEntry;
  batches: AsyncIterable<string[]>;
}

async function fillTable(client: PoolClient, { name, entry: { columns }, batches }: Filling): Promise<void> {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  const insert = `insert into "${name}" (${names}) overriding system value
    select ${values} from json_array_elements($1::json) with ordinality as given(line, place) order by place`;
  for await (const lines of batches) await client.query(insert, [`[${lines.join(',')}]`]);
}
