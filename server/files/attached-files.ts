import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { type Attachment, attachmentSchema, filesFieldOf } from '#contract/attachments.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Changes } from '../resources/audit.ts';
import type { RequestContext } from '../resources/request-context.ts';
import type { KeptFile } from './file-store.ts';

interface Attaching {
  resource: AnyResource;
  recordId: number;
  files: readonly KeptFile[];
  requestContext: Pick<RequestContext, 'caller'>;
}

/**
 * Lets a record name files, in the transaction of its change.
 * @returns the record's new value of its field of files, by key; nothing where there are no files
 */
export async function attachFiles(
  client: PoolClient,
  { resource, recordId, files, requestContext }: Attaching,
): Promise<Values> {
  const held = filesFieldOf(resource);
  if (!held || files.length === 0) return {};
  const { rows } = await client.query(
    `insert into attachments (resource, record_id, field, name, type, size, storage_key, uploaded_by)
select $1, $2, $3, file.name, file.type, file.size, file.key, $4
from rows from (jsonb_to_recordset($5) as (name text, type text, size int, key text)) with ordinality as file(name, type, size, key, place)
order by file.place
returning id, name, type, size`,
    [resource.name, recordId, held.key, requestContext.caller?.userId ?? null, JSON.stringify(files)],
  );
  return { [held.key]: rows };
}

/** A record has no more files than its definition says, however they come. */
export function refuseTooMany(resource: AnyResource, record: Values, files: readonly KeptFile[]): void {
  const held = filesFieldOf(resource);
  const count = (held && idsOfFiles(record[held.key]).length) ?? 0;
  if (!held || count + files.length <= held.field.max) return;
  const issue = { code: 'tooManyFiles', params: { max: held.field.max } } as const;
  throw new AppError('validation', { fields: { [held.key]: issue } });
}

/** What the audit says of files: which there were and which there are. */
export function fileChanges(resource: AnyResource, before: Values = {}, after: Values = {}): Changes {
  const key = filesFieldOf(resource)?.key;
  if (key === undefined) return {};
  const [was, is] = [idsOfFiles(before[key]), idsOfFiles(after[key])];
  return was.length === is.length ? {} : { [key]: [was, is] };
}

/** The files that a change brought. */
export function newFiles(resource: AnyResource, after: Values, changes: Changes): Attachment[] {
  const key = filesFieldOf(resource)?.key ?? '';
  const [before] = changes[key] ?? [];
  if (!Array.isArray(before)) return [];
  return filesOf(after[key]).filter(({ id }) => !before.includes(id));
}

const filesOf = (value: unknown): Attachment[] => z.array(attachmentSchema).catch([]).parse(value);
const idsOfFiles = (value: unknown): number[] => filesOf(value).map(({ id }) => id);

/** The column of a record's files in a select list, oldest first. */
export const filesSql = (resource: AnyResource, { key, id }: { key: string; id: string }): string =>
  `(select coalesce(json_agg(json_build_object('id', attached.id, 'name', attached.name, 'type', attached.type, 'size', attached.size) order by attached.id), '[]'::json)
from attachments attached
where attached.resource = '${resource.name}' and attached.field = '${key}' and attached.record_id = ${id})`;

/** Where a file belongs, and where its content lies. */
export interface AttachedFile extends Attachment {
  resource: string;
  recordId: number;
  key: string;
}

export async function findFile(pool: Pool, id: number): Promise<AttachedFile | null> {
  const { rows } = await pool.query<AttachedFile>(
    `select id, name, type, size, resource, record_id as "recordId", storage_key as key from attachments where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
