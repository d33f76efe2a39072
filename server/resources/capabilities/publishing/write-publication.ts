import type { PoolClient } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { type Schedule, lackingIssues, lackingTexts } from '#contract/publishing.ts';
import { driverErrors } from '../../../db/driver-errors.ts';
import { checkSaved } from '../../check-values.ts';
import type { StoredRow } from '../../hooks.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';
import { uniqueViolation } from '../../unique-violation.ts';
import { isShown } from './keep-states.ts';
import { copySql } from './published-copy.ts';

/** One language of a record, within a transaction that holds the record. */
export interface Place {
  readonly client: PoolClient;
  readonly table: RecordTable;
  readonly record: StoredRow;
  readonly language: Language;
}

/** What was done to a language of a record, as the audit calls it. */
export type PublishingOperation = 'published' | 'unpublished' | 'publicationScheduled' | 'publicationFailed';

/** Shows the public the record as it is now. Throws `validation` for one that cannot be shown in the language. */
export async function publish(
  { client, table, record, language }: Place,
  tables: RecordTables,
): Promise<PublishingOperation> {
  const { resource } = table;
  const fields = lackingIssues(lackingTexts(resource, record, language), language);
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
  await checkSaved(client, table, tables, record);
  const address = record[resource.publishing?.address ?? ''];
  // Asked before it is written: what the database refuses ends the transaction, of others that share it too.
  const { rowCount: taken } = await client.query(
    `select 1 from publications where resource = $1 and language = $2 and address = $3 and copy is not null and record_id <> $4`,
    [resource.name, language, address, record.id],
  );
  if (taken !== 0) throw uniqueViolation(resource.publishing?.address ?? '', 'duplicate');
  await client.query(
    `insert into publications as publication
       (resource, record_id, language, copy, address, version, first_published_at, published_at)
     select $1, record.id, $3, ${copySql(table, language)}, $4, 1, now(), now() from ${table.name} record where record.id = $2
     on conflict (resource, record_id, language) do update set
       copy = excluded.copy, address = excluded.address, version = publication.version + 1,
       first_published_at = coalesce(publication.first_published_at, now()), published_at = now(),
       former = case when publication.address is null or publication.address = excluded.address
         then array_remove(publication.former, excluded.address)
         else array_append(array_remove(array_remove(publication.former, excluded.address), publication.address), publication.address) end,
       publish_at = null, problem = null`,
    [resource.name, record.id, language, address],
  );
  return 'published';
}

/**
 * Nobody but staff reads it in the language any more, and nothing of it is scheduled. It keeps its address.
 * @returns what that came to: of what nobody read only a plan was given up; `null`: there was nothing to take away
 */
export async function unpublish({
  client,
  table,
  record,
  language,
}: Place): Promise<PublishingOperation | null> {
  const { rowCount } = await client.query(
    `update publications set copy = null, publish_at = null, unpublish_at = null, problem = null
     where resource = $1 and record_id = $2 and language = $3
       and (copy is not null or publish_at is not null or unpublish_at is not null or problem is not null)`,
    [table.resource.name, record.id, language],
  );
  if (rowCount === 0) return null;
  return isShown(table, record, language) ? 'unpublished' : 'publicationScheduled';
}

/**
 * Throws `conflict` where something else is planned than the caller has seen.
 * @returns what that came to; `null`: nothing is planned otherwise than before
 */
export async function schedule(
  { client, table, record, language }: Place,
  { seen, ...times }: Omit<Schedule, 'language'>,
): Promise<PublishingOperation | null> {
  if (seen && !(await isPlanned({ table, client, record, language }, seen))) throw new AppError('conflict');
  const { rows } = await client.query<{ publishAt: boolean | null; unpublishAt: boolean | null }>(
    'select $1::timestamptz <= now() as "publishAt", $2::timestamptz <= now() as "unpublishAt"',
    [times.publishAt, times.unpublishAt],
  );
  const over = (['publishAt', 'unpublishAt'] as const).filter((key) => rows[0]?.[key] === true);
  if (over.length > 0)
    throw new AppError('validation', {
      fields: Object.fromEntries(over.map((key) => [key, { code: 'notFuture' } as const])),
    });
  const lacking = times.publishAt === null ? [] : lackingTexts(table.resource, record, language);
  if (lacking.length > 0) throw new AppError('validation', { fields: lackingIssues(lacking, language) });
  const { rowCount } = await client.query(
    `insert into publications as publication (resource, record_id, language, publish_at, unpublish_at)
     select $1, $2, $3, $4::timestamptz, $5::timestamptz
     where coalesce($4, $5) is not null
       or exists (select 1 from publications where resource = $1 and record_id = $2 and language = $3)
     on conflict (resource, record_id, language) do update set
       publish_at = excluded.publish_at, unpublish_at = excluded.unpublish_at, problem = null
     where publication.problem is not null
       or (publication.publish_at, publication.unpublish_at) is distinct from (excluded.publish_at, excluded.unpublish_at)`,
    [table.resource.name, record.id, language, times.publishAt, times.unpublishAt],
  );
  return rowCount === 0 ? null : 'publicationScheduled';
}

async function isPlanned(
  { client, table, record, language }: Place,
  { publishAt, unpublishAt }: NonNullable<Schedule['seen']>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from (select) one
       left join publications on resource = $1 and record_id = $2 and language = $3
     where (publish_at, unpublish_at) is not distinct from ($4::timestamptz, $5::timestamptz)`,
    [table.resource.name, record.id, language, publishAt, unpublishAt],
  );
  return rowCount === 1;
}

/** Another published record stands at the slug: one that has moved on in its draft still holds it. */
export function addressTaken(error: unknown, { resource }: RecordTable): AppError | null {
  const isTaken = driverErrors(error).some(
    ({ code, constraint }) => code === '23505' && constraint === 'publications_address',
  );
  return isTaken ? uniqueViolation(resource.publishing?.address ?? '', 'duplicate') : null;
}
