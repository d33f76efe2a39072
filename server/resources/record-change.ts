import type { Pool, PoolClient } from 'pg';
import { AppError } from '#contract/errors.ts';
import { DisclosingError } from '../privacy/disclosing-error.ts';
import { retried, withTransaction } from '../db/transaction.ts';
import type { Host } from '../host.ts';
import { entryOf, writeAudit } from './audit.ts';
import type { CapabilityHooks, Write } from './capability-hooks.ts';
import { type Changes, changesBetween } from './changes.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { AnyChange, StoredRow } from './hooks.ts';
import type { Outcome, Part, SharedTransaction, Touched } from './outcome.ts';
import { publishChanges } from './publish-changes.ts';
import { type Choice, type RecordScope, selectOne, updateOne } from './record-statements.ts';
import { type RecordTable, storedKeys } from './record-table.ts';
import type { RequestContext } from './request-context.ts';
import { loadBeside, serializeRecord } from './select-list.ts';
import { type Row, prepared, runRows } from './statement.ts';
import { uniqueViolationOf } from './unique-violation.ts';

/**
 * Runs `work` in a transaction; after its commit, tells the hooks and whoever has the record open. Within a
 * shared transaction it becomes a part of that one.
 */
export async function runInTransaction(
  host: Host,
  { table, tables, shared }: RecordScope,
  work: (client: PoolClient) => Promise<Outcome>,
): Promise<Outcome> {
  if (shared) {
    const outcome = await work(shared.client);
    shared.outcomes.push(outcome);
    return outcome;
  }
  return published(host, { table, tables }, () => withTransaction(host.pool, work));
}

/** The same for work that is one statement, which is its own transaction. `null`: it changed nothing. */
export const runInStatement = <T extends Outcome | null>(
  host: Host,
  scope: Pick<RecordScope, 'table' | 'tables'>,
  work: (pool: Pool) => Promise<T>,
): Promise<T> => published(host, scope, () => retried(() => work(host.pool)));

async function published<T extends Outcome | null>(
  host: Host,
  { table, tables }: Pick<RecordScope, 'table' | 'tables'>,
  commit: () => Promise<T>,
): Promise<T> {
  const outcome = await commit().catch((error: unknown) => {
    throw uniqueViolationOf(error, table) ?? error;
  });
  if (outcome) publishChanges(host, tables, { resource: table.resource.name, outcomes: [outcome] });
  return outcome;
}

/** Runs several changes in one transaction, and tells of them together after its commit. */
export async function runTogetherInTransaction(
  host: Host,
  { table, tables }: RecordScope,
  work: (shared: SharedTransaction) => Promise<void>,
): Promise<Row[]> {
  const outcomes = await withTransaction(host.pool, async (client) => {
    // A new one for every try: what a rolled-back transaction came to is nothing.
    const shared: SharedTransaction = { client, outcomes: [] };
    await work(shared);
    return shared.outcomes;
  });
  publishChanges(host, tables, { resource: table.resource.name, outcomes });
  return outcomes.map(({ answer }) => answer);
}

interface Application {
  host: Host;
  client: PoolClient;
  scope: RecordScope;
  requestContext: RequestContext;
  /** The change as asked for; what was really stored takes the place of `after`. */
  change: AnyChange;
  /** What the record will hold. Default: what `change` says comes after, or what was there before. */
  planned?: Readonly<Values>;
  /** The record as it was locked. Default: there was none. */
  locked?: StoredRow;
  /** What the audit calls it. Default: the operation. */
  called?: string;
  write: () => Promise<Row>;
}

/** The middle of every change: the hook that may refuse, the row, the hooks that follow, the audit. */
export async function applyChange({
  host,
  client,
  scope,
  requestContext,
  change,
  planned = change.after ?? change.before,
  locked,
  called,
  write,
}: Application): Promise<Outcome> {
  const { resource, capabilities, hooks } = scope.table;
  const { after: _, ...asked } = change;
  await hooks.beforeChange?.(change.operation === 'deleted' ? asked : { ...asked, planned }, {
    client,
    host,
  });
  const written = asStored(await write());
  const { columns, ...effects } = await afterWrite(capabilities, {
    client,
    host,
    requestContext,
    change,
    row: written,
    locked,
  });
  const row: StoredRow = { ...written, ...columns, ...(await loadBeside(client, scope, { id: written.id })) };
  const done: AnyChange = change.operation === 'deleted' ? change : { ...change, after: row };
  await hooks.afterChange?.(done, { client, host, language: scope.language });
  const changes: Changes = Object.assign(
    {},
    changesBetween(done.before ?? null, done.after ?? null, auditedKeys(scope.table)),
    ...capabilities.map((capability) => capability.changes?.(done)),
  );
  const [of] = capabilities.flatMap((capability) => capability.belongsTo?.(row) ?? []);
  await writeAudit(client, { ...entryOf(resource, done, { called, changes }), of });
  for (const { afterChange } of capabilities)
    await afterChange?.({ change: done, called, changes }, { client, host });
  return { answer: serializeRecord(scope.table, row, scope.language), change: done, ...effects };
}

/** The keys whose values the audit holds. */
export const auditedKeys = ({ resource, hooks }: Pick<RecordTable, 'resource' | 'hooks'>): string[] =>
  storedKeys(resource).filter((key) => !hooks.unaudited?.includes(key));

/** Writes what belongs to the record; gives what else was changed by it. */
async function afterWrite(
  capabilities: readonly CapabilityHooks[],
  write: Write,
): Promise<Pick<Outcome, 'parts' | 'touched'> & { columns: Values }> {
  const parts: Part[] = [];
  const touched: Touched[] = [];
  const columns: Values = {};
  for (const capability of capabilities) {
    const effects = await capability.afterWrite?.(write);
    parts.push(...(effects?.parts ?? []));
    touched.push(...(effects?.touched ?? []));
    Object.assign(columns, effects?.columns);
  }
  return { parts, touched, columns };
}

/**
 * Takes the record for a change and holds it until the transaction ends. Throws `notFound` also for a record
 * that is not the caller's, and `conflict` with the current record when the caller has seen another version.
 */
export async function lockForUpdate(
  client: PoolClient,
  scope: RecordScope,
  choice: Pick<Choice, 'id' | 'reach' | 'isDeleted' | 'caller'> & { version: number | null },
): Promise<StoredRow> {
  const [row] = await runRows(client, prepared(selectOne(scope, { ...choice, isLocked: true })));
  if (!row) throw new AppError('notFound');
  // Without the row: after a wait for the lock it is new, but what its statement counted is from before.
  const record = asStored({ ...row, ...(await loadBeside(client, scope, { id: choice.id })) });
  if (choice.version !== null && record.version !== choice.version)
    throw refusalWith('conflict', record, scope);
  return record;
}

/** A refusal that shows the record as it is now. */
export const refusalWith = (
  code: 'conflict' | 'illegalMove',
  record: StoredRow,
  { table, language }: Pick<RecordScope, 'table' | 'language'>,
): AppError =>
  new DisclosingError(
    code,
    { data: serializeRecord(table, record, language) },
    { resource: table.resource, kind: 'read', ids: [record.id] },
  );

export async function updateRow(
  client: PoolClient,
  scope: RecordScope,
  { id, columns }: { id: number; columns: Readonly<Record<string, unknown>> },
): Promise<Row> {
  const [row] = await runRows(client, prepared(updateOne(scope, id, columns)));
  if (!row) throw new AppError('notFound');
  return row;
}

// The select list of every record has both.
const asStored = (row: Row): StoredRow => row as StoredRow;
