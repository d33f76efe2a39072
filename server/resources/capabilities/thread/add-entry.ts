import type { ChangeContext, StoredRow } from '../../hooks.ts';
import type { RecordTable } from '../../record-table.ts';
import type { NewEntry } from '../../thread-entry.ts';

/** Whose thread it is, and who writes; `null`: the host itself. */
export interface ThreadPlace {
  readonly table: RecordTable;
  readonly record: StoredRow;
  readonly authorId: number | null;
}

/** Adds an entry in the transaction of what it tells of, and lets the resource's hooks tell others. */
export async function addEntry(context: ChangeContext, place: ThreadPlace, entry: NewEntry): Promise<number> {
  const { table, record, authorId } = place;
  const { kind, visibility, text = null, data = {} } = entry;
  const { rows } = await context.client.query<{ id: string }>(
    `insert into thread_entries (resource, record_id, kind, author_id, visibility, text, data)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [table.resource.name, record.id, kind, authorId, visibility, text, JSON.stringify(data)],
  );
  const id = Number(rows[0]?.id);
  await table.hooks.afterThreadEntry?.({ ...entry, id, table, record, authorId }, context);
  return id;
}
