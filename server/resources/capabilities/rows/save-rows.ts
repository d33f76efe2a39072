import type { PoolClient } from 'pg';
import { titleWords } from '#contract/audit.ts';
import { AppError, type FieldIssue } from '#contract/errors.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Outcome, Part, SharedTransaction } from '../../outcome.ts';
import { type RecordTable, columnOf } from '../../record-table.ts';
import type { RequestContext } from '../../request-context.ts';
import { uniqueViolationOf } from '../../unique-violation.ts';
import { type NestedRows, idsOf, rowsOf } from './nested-rows.ts';

/** What rows need of the operations of their own resource. */
interface RowOperations {
  create(written: Values, requestContext: RequestContext): Promise<Outcome>;
  update(
    given: { id: number; written: Values; version: null },
    requestContext: RequestContext,
  ): Promise<Outcome>;
  remove(given: { id: number; version: null }, requestContext: RequestContext): Promise<void>;
  restore(id: number, requestContext: RequestContext): Promise<Outcome>;
}

export interface Saving {
  client: PoolClient;
  table: RecordTable;
  parts: readonly NestedRows[];
  /** The record that the rows belong to. */
  id: number;
  requestContext: RequestContext;
  /** The operations of the rows' own resource. */
  recordsOf: (child: RecordTable) => RowOperations;
}

/**
 * Makes the rows of a record what was written: those that are missing go into the trash, the others are created or
 * changed as records of their own, in the order of the list; one that had gone into the trash comes out of it again.
 * Runs in the transaction of the record.
 */
export async function saveRows(
  { client, parts, id, requestContext, recordsOf }: Saving,
  before: Values,
  written: Values,
): Promise<Part[]> {
  const saved: Part[] = [];
  for (const { key, field, child } of parts) {
    if (!Array.isArray(written[key])) continue;
    const wanted = rowsOf(written[key]);
    const stored = rowsOf(before[key]);
    const records = recordsOf(child);
    const shared: SharedTransaction = { client, outcomes: [], isPart: true };
    const within: RequestContext = { ...requestContext, reach: 'all', shared };
    const living = idsOf(stored);
    const isKnown = wanted.every((row) => row['id'] === undefined || living.includes(Number(row['id'])));
    const gone = isKnown ? [] : await goneOf({ client, field, child, id });
    refuseStrangers(key, [...living, ...gone], wanted);
    for (const row of stored) {
      if (wanted.some((other) => other['id'] === row['id'])) continue;
      await orNamed({ key, child, row, requestContext }, () =>
        records.remove({ id: Number(row['id']), version: null }, within),
      );
    }
    const order: number[] = [];
    for (const [at, { id: rowId, ...values }] of wanted.entries()) {
      const { answer } = await underPath({ path: `${key}.${at}`, child }, async () => {
        if (rowId === undefined) return records.create({ ...values, [field.by]: id }, within);
        if (gone.includes(Number(rowId))) await records.restore(Number(rowId), within);
        return records.update({ id: Number(rowId), written: values, version: null }, within);
      });
      order.push(Number(answer['id']));
    }
    await client.query(
      `update ${child.name} nested set position = wanted.place
from unnest($1::int[]) with ordinality as wanted(id, place) where nested.id = wanted.id and nested.position <> wanted.place`,
      [order],
    );
    saved.push({ resource: child.resource.name, outcomes: shared.outcomes });
  }
  return saved;
}

/** Puts the rows of a record into the trash with it: they come back when it does. */
export async function removeRows(
  { client, table, parts, id, requestContext, recordsOf }: Saving,
  before: Values,
): Promise<Part[]> {
  const saved: Part[] = [];
  for (const { key, child } of parts) {
    const shared: SharedTransaction = { client, outcomes: [], isPart: true };
    const ids = idsOf(before[key]);
    for (const rowId of ids)
      await recordsOf(child).remove(
        { id: rowId, version: null },
        { ...requestContext, reach: 'all', shared },
      );
    // The same moment marks what went together.
    await client.query(
      `update ${child.name} nested set deleted_at = record.deleted_at from ${table.name} record
where record.id = $1 and nested.id = any($2::int[])`,
      [id, ids],
    );
    saved.push({ resource: child.resource.name, outcomes: shared.outcomes });
  }
  return saved;
}

/** Takes the rows that went into the trash with a record out of it again. */
export async function restoreRows(
  { client, parts, id, requestContext, recordsOf }: Saving,
  deletedAt: unknown,
): Promise<Part[]> {
  const saved: Part[] = [];
  for (const { field, child } of parts) {
    const shared: SharedTransaction = { client, outcomes: [], isPart: true };
    const { rows } = await client.query<{ id: number }>(
      `select id from ${child.name} where ${columnOf(child, field.by)} = $1 and deleted_at = $2 order by position, id`,
      [id, deletedAt],
    );
    for (const row of rows)
      await recordsOf(child).restore(row.id, { ...requestContext, reach: 'all', shared });
    saved.push({ resource: child.resource.name, outcomes: shared.outcomes });
  }
  return saved;
}

/** The ids of the rows that the record once had, and that are in the trash. */
async function goneOf({
  client,
  field,
  child,
  id,
}: Pick<NestedRows, 'field' | 'child'> & Pick<Saving, 'client' | 'id'>): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from ${child.name} where ${columnOf(child, field.by)} = $1 and ${columnOf(child, 'deletedAt')} is not null`,
    [id],
  );
  return rows.map((row) => row.id);
}

function refuseStrangers(key: string, known: readonly number[], wanted: readonly Values[]): void {
  const fields: Record<string, FieldIssue> = {};
  wanted.forEach(({ id }, at) => {
    if (id !== undefined && !known.includes(Number(id)))
      fields[`${key}.${at}.id`] = { code: 'referenceMissing' };
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
}

/** Tells what is wrong with a row at its place in the list. */
async function underPath<T>(
  { path, child }: { path: string; child: RecordTable },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = error instanceof AppError ? error : uniqueViolationOf(error, child);
    if (!refusal?.details.fields) throw error;
    const fields = Object.entries(refusal.details.fields).map(([key, issue]) => [`${path}.${key}`, issue]);
    throw new AppError(refusal.code, { ...refusal.details, fields: Object.fromEntries(fields) });
  }
}

/** Names the row that cannot go: it has no place in the list any more (R367). */
async function orNamed(
  {
    key,
    child,
    row,
    requestContext,
  }: { key: string; child: RecordTable; row: Values; requestContext: RequestContext },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'inUse') throw error;
    const name = titleWords(child.resource, { ...row, id: Number(row['id']) })[requestContext.language];
    const params = { count: error.details.params?.['count'] ?? 0, name };
    throw new AppError('inUse', { ...error.details, fields: { [key]: { code: 'rowInUse', params } } });
  }
}
