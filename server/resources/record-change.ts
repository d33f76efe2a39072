import type { PoolClient } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import { withTransaction } from '../db/transaction.ts';
import { fileChanges } from '../files/attached-files.ts';
import type { Host } from '../host.ts';
import { changesBetween, entryOf, writeAudit } from './audit.ts';
import { type AnyChange, type StoredRow, hooksOf } from './hooks.ts';
import { loadRows, rowChanges, touchParents } from './nested-rows.ts';
import { type RecordScope, selectOne, updateOne } from './record-statements.ts';
import { type RecordTable, storedKeys } from './record-table.ts';
import { serializeRecord } from './select-list.ts';
import { type Row, runRows } from './statement.ts';
import { uniqueViolationOf } from './unique-violation.ts';
import { appendThreadEvents } from './thread.ts';

/** What a transaction came to: the answer, and the change that others are told about. */
export interface Outcome {
  answer: Row;
  change: AnyChange | null;
  /** What was changed with it: its rows. */
  parts?: readonly Part[];
  /** The records that it belongs to, which are newer now. */
  touched?: readonly Touched[];
}
/** Changes of another resource in the same transaction. */
export interface Part {
  readonly table: RecordTable;
  readonly outcomes: readonly Outcome[];
}
export interface Touched {
  readonly table: RecordTable;
  readonly ids: number[];
}

/** A transaction that several changes of one resource share: all of them are kept, or none. */
export interface SharedTransaction {
  readonly client: PoolClient;
  readonly outcomes: Outcome[];
  /** The changes are those of a record's rows: what it belongs to is changed already. */
  readonly isOfRows?: true;
}

/**
 * Runs `work` in a transaction; after its commit, tells the hooks and whoever has the record open. Within a
 * shared transaction it becomes a part of that one.
 */
export async function runInTransaction(
  host: Host,
  { table, shared }: RecordScope,
  work: (client: PoolClient) => Promise<Outcome>,
): Promise<Row> {
  if (shared) {
    const outcome = await work(shared.client);
    shared.outcomes.push(outcome);
    return outcome.answer;
  }
  const outcome = await withTransaction(host.pool, work).catch((error: unknown) => {
    throw uniqueViolationOf(error, table) ?? error;
  });
  publishChanges(host, table, [outcome]);
  return outcome.answer;
}

/** Runs several changes in one transaction, and tells of them together after its commit. */
export async function runTogetherInTransaction(
  host: Host,
  { table }: RecordScope,
  work: (shared: SharedTransaction) => Promise<void>,
): Promise<Row[]> {
  const outcomes = await withTransaction(host.pool, async (client) => {
    // A new one for every try: what a rolled-back transaction came to is nothing.
    const shared: SharedTransaction = { client, outcomes: [] };
    await work(shared);
    return shared.outcomes;
  });
  publishChanges(host, table, outcomes);
  return outcomes.map(({ answer }) => answer);
}

/** Tells the hooks of every change, and open screens of each kind of change of each resource once. */
function publishChanges(host: Host, table: RecordTable, outcomes: readonly Outcome[]): void {
  const told = new Map<string, ChangeEvent>();
  const add = (
    { resource: { name, live } }: RecordTable,
    type: ChangeEvent['type'],
    ids: readonly number[],
  ) => {
    if (!live || ids.length === 0) return;
    const key = `${name} ${type}`;
    const before = told.get(key)?.ids ?? [];
    told.set(key, { resource: name, type, ids: [...new Set([...before, ...ids])] });
  };
  const gather = ({ table: own, outcomes: all }: Part): void => {
    const { afterCommit } = hooksOf(own.resource.name);
    for (const { change, parts = [], touched = [] } of all) {
      if (change) {
        afterCommit?.(change, host);
        add(own, change.operation, [change.after?.id ?? change.before?.id ?? []].flat());
      }
      for (const part of parts) gather(part);
      for (const { table: whole, ids } of touched) add(whole, 'updated', ids);
    }
  };
  gather({ table, outcomes });
  for (const event of told.values()) host.changes.publish(event);
}

interface Application {
  host: Host;
  client: PoolClient;
  scope: RecordScope;
  /** The change as asked for; what was really stored takes the place of `after`. */
  change: AnyChange;
  /** What the audit calls it. Default: the operation. */
  called?: string;
  write: () => Promise<Row>;
  /** Writes the record's rows, once the record is there. Default: they stay as they are. */
  writeRows?: (id: number) => Promise<readonly Part[]>;
}

/** The middle of every change: the hook that may refuse, the row, the hook that follows, the audit. */
export async function applyChange({
  host,
  client,
  scope,
  change,
  called,
  write,
  writeRows,
}: Application): Promise<Outcome> {
  const { resource } = scope.table;
  const hooks = hooksOf(resource.name);
  await hooks.beforeChange?.(change, { client, host });
  const written = asStored(await write());
  const parts = await writeRows?.(written.id);
  const row: StoredRow = { ...written, ...(await loadRows(client, scope, written.id)) };
  const touched = scope.shared?.isOfRows
    ? []
    : await touchParents(client, scope, change.before, isGone(change) ? undefined : row);
  const done: AnyChange = isGone(change) ? change : { ...change, after: row };
  await hooks.afterChange?.(done, { client, host });
  const changes = {
    ...changesBetween(
      done.before ?? null,
      done.after ?? null,
      storedKeys(resource).filter((key) => !hooks.unaudited?.includes(key)),
    ),
    ...rowChanges(scope, done.before, done.after),
    ...(isGone(done) ? {} : fileChanges(resource, done.before, done.after)),
  };
  await writeAudit(client, entryOf(resource, done, { called, changes }));
  await appendThreadEvents({ client, host }, resource, { change: done, called, changes });
  return { answer: serializeRecord(resource, row, scope.language, 'change'), change: done, parts, touched };
}

const isGone = ({ operation }: AnyChange): boolean => operation === 'deleted';

/**
 * Takes the record for a change and holds it until the transaction ends. Throws `notFound` also for a record
 * that is not the caller's, and `conflict` with the current record when the caller has seen another version.
 */
export async function lockForUpdate(
  client: PoolClient,
  scope: RecordScope,
  choice: { id: number; ownerId: number | null; version: number | null; isDeleted?: boolean },
): Promise<StoredRow> {
  const [row] = await runRows(client, selectOne(scope, { ...choice, isLocked: true }));
  if (!row) throw new AppError('notFound');
  Object.assign(row, await loadRows(client, scope, choice.id));
  if (choice.version !== null && row['version'] !== choice.version) {
    throw new AppError('conflict', { data: serializeRecord(scope.table.resource, row, scope.language) });
  }
  return asStored(row);
}

export async function updateRow(
  client: PoolClient,
  scope: RecordScope,
  { id, columns }: { id: number; columns: Readonly<Record<string, unknown>> },
): Promise<Row> {
  const [row] = await runRows(client, updateOne(scope, id, columns));
  if (!row) throw new AppError('notFound');
  return row;
}

// The select list of every record has both.
const asStored = (row: Row): StoredRow => row as StoredRow;
