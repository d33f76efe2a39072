import type { PoolClient } from 'pg';
import type { LocalizedText } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import { openStates } from '#contract/workflow.ts';
import { isStored, kindOf, wireKeys } from '#contract/field-kinds.ts';
import { hasRows } from '#contract/has-rows.ts';
import { matters } from '#resources/matters.ts';
import { matterColumn, matterRecords, matterTable, stateColumn } from '../db/matter-sql.ts';
import { release } from '../appointments/book.ts';
import { afterCommit } from '../db/transaction.ts';
import type { Host } from '../host.ts';
import { writeAuditEntries } from '../resources/audit.ts';
import { settleErased } from '../resources/capabilities/conflicts/settle-erased.ts';
import type { ChangeContext } from '../resources/hooks.ts';
import type { Touched } from '../resources/outcome.ts';

/** A record that stays, and why. */
export interface Kept {
  readonly number: string;
  readonly reason: LocalizedText;
}

/** The one text that the host gives: the reference stays. */
const REFERENCE = 'number';

/** The columns of a matter that people write into: every kind of field that is an empty text when nobody did. */
export const wordsOf = ({ fields }: Matter): readonly string[] =>
  Object.entries(fields)
    .filter(([key, field]) => key !== REFERENCE && isStored(field) && kindOf(field).empty === '')
    .flatMap(([key, field]) => wireKeys(key, field).map(matterColumn));

/** What erasing needs of the host. */
export interface ErasingHost {
  readonly changes: Pick<Host['changes'], 'publish'>;
  readonly fanOut: Pick<Host['fanOut'], 'publish'>;
  readonly files: Pick<Host['files'], 'stored'>;
  readonly log: { warn(detail: object, message: string): void };
}

const STILL_OPEN: LocalizedText = { ar: 'ما زال العمل عليه جاريًا', en: 'we are still working on it' };

/**
 * Erases the matters of a client, in the caller's transaction. What is under legal hold or still
 * open stays whole.
 * @returns what stays
 */
export async function eraseMatters(context: ChangeContext, userId: number): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const resource of matters) {
    const { rows } = await context.client.query<{
      id: number;
      number: string;
      hold: string;
      isOpen: boolean;
    }>(
      `select id, number, legal_hold as hold, ${stateColumn(resource)} = any($2) as "isOpen"
       from ${matterTable(resource)} where ${matterColumn(resource.owner)} = $1 order by id for update`,
      [userId, openStates(resource.workflow)],
    );
    const stays = rows.filter(({ hold, isOpen }) => hold !== '' || isOpen);
    kept.push(
      ...stays.map(({ number, hold }) => ({
        number,
        reason: hold === '' ? STILL_OPEN : { ar: hold, en: hold },
      })),
    );
    const ids = rows.filter((row) => !stays.includes(row)).map(({ id }) => id);
    if (ids.length > 0) await eraseRecords(context, { resource, ids });
  }
  return kept;
}

interface Erasing {
  resource: Matter;
  ids: readonly number[];
}

/** Erases closed ones, in the caller's transaction: words, thread, files, and mails and notifications about them. */
export async function eraseRecords(
  { client, host }: { client: PoolClient; host: ErasingHost },
  { resource, ids }: Erasing,
): Promise<void> {
  const { name } = resource;
  await client.query(
    `update ${matterTable(resource)} set ${wordsOf(resource)
      .map((column) => `${column} = ''`)
      .join(', ')}, version = version + 1,
       updated_at = now(), deleted_at = coalesce(deleted_at, now()) where id = any($1)`,
    [ids],
  );
  for (const table of ['thread_entries', 'tasks', 'appointment_reminders'])
    await client.query(`delete from ${table} where resource = $1 and record_id = any($2)`, [name, ids]);
  const settled: Touched[] = [];
  for (const field of Object.values(resource.fields)) {
    if (!hasRows(field)) continue;
    const gone = await client.query<{ id: number }>(
      `delete from ${matterTable(field.of)} where ${matterColumn(field.by)} = any($1) returning id`,
      [ids],
    );
    const rowsGone = { resource: field.of.name, ids: gone.rows.map(({ id }) => id) };
    settled.push(...(await settleMatters(client, rowsGone)));
    await blankAudit(client, rowsGone.resource, rowsGone.ids);
  }
  await release(client, name, ids);
  await client.query(`delete from outbox where payload->>'table' = $1 and (payload->>'id')::int = any($2)`, [
    name,
    ids,
  ]);
  const { rows: told } = await client.query<{ userId: number }>(
    'delete from notifications where resource = $1 and record_id = any($2) returning user_id as "userId"',
    [name, ids],
  );
  const { rows } = await client.query<{ key: string }>(
    'delete from attachments where resource = $1 and record_id = any($2) returning storage_key as key',
    [name, ids],
  );
  await blankAudit(client, name, ids);
  afterCommit(client, () => {
    host.changes.publish({ resource: name, type: 'deleted', ids: [...ids] });
    publishSettled(host, settled);
    for (const userId of new Set(told.map((each) => each.userId)))
      host.fanOut.publish('inboxChanged', { userId });
    // What could not be removed now the hourly round finds: no row names it any more.
    for (const { key } of rows)
      host.files.stored
        .remove(key)
        .catch((error: unknown) => host.log.warn({ err: error }, 'An erased file is still there.'));
  });
}

/** The matters of which something was settled since others were erased; the audit says so. */
export const settleMatters = (client: PoolClient, erased: Touched): Promise<Touched[]> =>
  settleErased(client, matters.map(matterRecords), erased);

/** After the commit: tells open screens of them. */
export function publishSettled({ changes }: Pick<ErasingHost, 'changes'>, settled: readonly Touched[]): void {
  for (const { ids, ...touched } of settled)
    if (ids.length > 0) changes.publish({ ...touched, type: 'updated', ids: [...ids] });
}

/** Leaves of the audit who did what to which record, and when. */
export async function blankAudit(
  client: PoolClient,
  resource: string,
  ids: readonly number[],
): Promise<void> {
  await client.query(
    `update audit_entries set changes = '{}', record_ar = '', record_en = ''
     where resource = $1 and record_id = any($2)`,
    [resource, ids],
  );
}

/** The audit goes on to say that there were such records, and why their words are gone. */
export async function leaveNumbers(
  client: PoolClient,
  { resource, ids, operation }: Touched & { operation: 'termEnded' | 'erased' },
): Promise<void> {
  if (ids.length === 0) return;
  await blankAudit(client, resource, ids);
  await writeAuditEntries(
    client,
    ids.map((recordId) => ({ resource, recordId, operation, caller: null, changes: {} })),
  );
}
