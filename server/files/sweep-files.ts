import type { Pool } from 'pg';
import { filesFieldOf } from '#contract/kinds/files.ts';
import type { RecordTables } from '../resources/record-table.ts';
import { type SweepLog, removeEach } from '../stored-files.ts';
import type { FileStore } from './file-store.ts';

interface FileSweep {
  pool: Pool;
  tables: RecordTables;
  files: Pick<FileStore, 'stored'>;
  log: SweepLog;
}

/** How long a file stays that no record names: whoever stores it may not be done. Milliseconds. */
const DAY = 24 * 3600 * 1000;

/**
 * Removes the files that a crash left behind: contents that no row names, and rows whose record is gone for good. Records
 * in the trash keep theirs. Several processes may do it at once.
 */
export async function sweepFiles({ pool, tables, files: { stored }, log }: FileSweep): Promise<void> {
  const removeAll = (keys: readonly string[]) => removeEach(keys, { remove: stored.remove, log });
  for (const { resource, name } of tables.values()) {
    if (!filesFieldOf(resource)) continue;
    const { rows } = await pool.query<{ key: string }>(
      `delete from attachments where resource = $1 and not exists (select 1 from ${name} record where record.id = record_id)
returning storage_key as key`,
      [resource.name],
    );
    await removeAll(rows.map(({ key }) => key));
  }
  const old = await stored.keysOlderThan(Date.now() - DAY);
  if (old.length === 0) return;
  const { rows } = await pool.query<{ key: string }>(
    'select storage_key as key from attachments where storage_key = any($1)',
    [old],
  );
  const kept = new Set(rows.map(({ key }) => key));
  await removeAll(old.filter((key) => !kept.has(key)));
}
