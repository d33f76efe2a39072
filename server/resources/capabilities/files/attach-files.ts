import type { PoolClient } from 'pg';
import type { Attachment } from '#contract/attachments.ts';
import { filesFieldOf } from '#contract/kinds/files.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Visibility } from '#contract/thread.ts';
import type { KeptFile } from '../../../files/file-store.ts';
import type { Host } from '../../../host.ts';
import type { Caller } from '../../../http/caller.ts';
import { type Asked, changeLocked } from '../../change-locked.ts';
import type { Outcome } from '../../outcome.ts';
import { updateRow } from '../../record-change.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import type { RequestContext } from '../../request-context.ts';
import { refuseTooMany } from './file-values.ts';

interface Attaching {
  resource: AnyResource;
  recordId: number;
  files: readonly KeptFile[];
  caller: Caller | null;
}

/**
 * Lets a record name files, in the transaction of its change.
 * @returns the record's new value of its field of files, by key; nothing where there are no files
 */
export async function attachFiles(
  client: PoolClient,
  { resource, recordId, files, caller }: Attaching,
): Promise<Values> {
  const held = filesFieldOf(resource);
  if (!held || files.length === 0) return {};
  const stored = await insertFiles(client, {
    resource: resource.name,
    recordId,
    field: held.key,
    files,
    caller,
  });
  return { [held.key]: stored.map(({ id, name, type, size }) => ({ id, name, type, size })) };
}

interface Inserted {
  resource: string;
  recordId: number;
  /** Under which they stand with their record. */
  field: string;
  files: readonly KeptFile[];
  caller: Caller | null;
  /** Default: whoever may read the record. */
  visibility?: Visibility;
}

/** A file as answers carry it, and the number of its row, by which notes and tasks point at it and which no answer tells. */
export interface StoredAttachment extends Attachment {
  readonly rowId: number;
}

/** Names files in the transaction of what they belong to. */
export async function insertFiles(
  client: PoolClient,
  { resource, recordId, field, files, caller, visibility = 'client' }: Inserted,
): Promise<StoredAttachment[]> {
  if (files.length === 0) return [];
  const { rows } = await client.query<StoredAttachment>(
    `insert into attachments (resource, record_id, field, name, type, size, storage_key, uploaded_by, visibility)
select $1, $2, $3, file.name, file.type, file.size, file.key, $4, $6
from rows from (jsonb_to_recordset($5) as (name text, type text, size int, key text)) with ordinality as file(name, type, size, key, place)
order by file.place
returning id as "rowId", public_id as id, name, type, size`,
    [resource, recordId, field, caller?.userId ?? null, JSON.stringify(files), visibility],
  );
  return rows;
}

/** Adds files to a record that is there already, and gives it as it is then. */
export const addFiles = (
  host: Host,
  { table, tables }: { table: RecordTable; tables: RecordTables },
  { files, ...asked }: Asked & { files: readonly KeptFile[] },
  requestContext: RequestContext,
): Promise<Outcome> =>
  changeLocked(host, table, tables)(asked, requestContext, async ({ client, scope, before }) => {
    const { resource } = table;
    refuseTooMany(resource, before, files.length);
    return {
      called: 'fileAdded',
      write: async () => {
        await attachFiles(client, { resource, recordId: asked.id, files, caller: requestContext.caller });
        return updateRow(client, scope, { id: asked.id, columns: {} });
      },
    };
  });
