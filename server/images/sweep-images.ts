import { isImage } from '#contract/kinds/image.ts';
import type { Pool } from 'pg';
import { DRAFT_DAYS } from '#contract/draft-key.ts';
import type { Field } from '#contract/fields.ts';
import { columnOf, type RecordTables } from '../resources/record-table.ts';
import { type SweepLog, removeEach } from '../stored-files.ts';
import type { ImageStore } from './image-store.ts';

interface ImageSweep {
  pool: Pool;
  tables: RecordTables;
  images: { readonly files: Pick<ImageStore['files'], 'remove' | 'keysOlderThan'> };
  log: SweepLog;
}

/** How many days a picture stays that no record names. Each word that is typed into a draft renews it, and not its picture. */
export const HELD_DAYS = 4 * DRAFT_DAYS + 1;

const DAY = 24 * 3600 * 1000;

/**
 * Removes the pictures that no record has named for longer than drafts are worked at. Records in the trash keep theirs. Files
 * without a row, which a crash can leave behind, go after a day. Several processes may do it at once.
 */
export async function sweepImages({ pool, tables, images: { files }, log }: ImageSweep): Promise<void> {
  const removeAll = (keys: readonly string[]) => removeEach(keys, { remove: files.remove, log });
  const named = namedKeys(tables).map((keys) => `and not exists (${keys})`);
  const { rows } = await pool.query<{ key: string }>(
    `delete from images where held_at < now() - make_interval(days => $1) ${named.join(' ')} returning key`,
    [HELD_DAYS],
  );
  await removeAll(rows.map(({ key }) => key));

  const old = await files.keysOlderThan(Date.now() - DAY);
  if (old.length === 0) return;
  const { rows: known } = await pool.query<{ key: string }>('select key from images where key = any($1)', [
    old,
  ]);
  const kept = new Set(known.map(({ key }) => key));
  await removeAll(old.filter((key) => !kept.has(key)));
}

/** For every image field of every table, the records that name the picture at hand. */
const namedKeys = (tables: RecordTables): string[] =>
  [...tables.values()].flatMap((table) =>
    Object.entries<Field>(table.resource.fields)
      .filter(([, field]) => isImage(field))
      .flatMap(([key]) => {
        const column = columnOf(table, key);
        return [
          `select 1 from ${table.name} record where record.${column}->>'key' = images.key`,
          ...table.capabilities.flatMap(({ imageNamedIn }) => imageNamedIn?.(column) ?? []),
        ];
      }),
  );
