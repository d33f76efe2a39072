import { SQL, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { ResourceError } from '#contract/check-resource.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isSearchable, takenCodeOf } from '#contract/fields.ts';
import { isStored } from '#contract/field-kinds.ts';
import { recordBaseKeys } from '#contract/record-base.ts';
import type { FilterIndexes } from '../db/filter-indexes.ts';
import type { KeptTotals } from '../db/kept-totals.ts';
import { capabilities } from './capabilities/registry.ts';
import { hooksOf } from './hooks-of.ts';
import type { CapabilityHooks } from './capability-hooks.ts';
import { type RecordTable, type RecordTables, storedKeys, uniqueIndexOf } from './record-table.ts';

/** What was found in the database beside its tables. */
interface Found {
  readonly kept: KeptTotals;
  readonly filterIndexes: FilterIndexes;
}

/** A table whose hooks are not there yet: they may need the tables of other resources. */
interface UnboundTable extends RecordTable {
  capabilities: CapabilityHooks[];
}

/**
 * Finds the table of every resource, `server/db/tables/<name>.ts`, and the capabilities that its definition declares.
 * Throws when a table is missing, or does not have what the definition says.
 * @param found what the database keeps the totals of, and which filters have an index. Default: nothing, so that lists
 *   are counted and planned for each call
 */
export async function loadRecordTables(
  resources: readonly AnyResource[],
  { kept = new Map(), filterIndexes = new Map() }: Partial<Found> = {},
): Promise<RecordTables> {
  const tables = await Promise.all(
    resources.map(async (resource) =>
      describe(resource, await tableOf(resource.name), { kept, filterIndexes }),
    ),
  );
  const byName = new Map(tables.map((table) => [table.resource.name, table]));
  for (const table of tables)
    table.capabilities = capabilities
      .filter(({ isDeclaredBy }) => isDeclaredBy(table.resource, resources))
      .map(({ hooksFor }) => hooksFor(table, byName));
  return byName;
}

async function tableOf(name: string): Promise<PgTable> {
  // The bundler takes in every file of the folder for this path.
  const module: Record<string, unknown> = await import(`../db/tables/${name}.ts`).catch((cause: unknown) => {
    throw new ResourceError(`The resource ${name} has no table: write it in server/db/tables/${name}.ts.`, {
      cause,
    });
  });
  const table = Object.values(module).find(
    (value): value is PgTable => is(value, PgTable) && getTableName(value) === name.replaceAll('-', '_'),
  );
  if (!table)
    throw new ResourceError(`server/db/tables/${name}.ts exports no table ${name.replaceAll('-', '_')}`);
  return table;
}

function describe(resource: AnyResource, table: PgTable, { kept, filterIndexes }: Found): UnboundTable {
  const columns = Object.entries(getTableColumns(table));
  const name = quote(getTableName(table));
  const known = new Map(columns.map(([key, column]) => [key, quote(column.name)]));
  const isSearched = Object.values(resource.fields).some((field) => isStored(field) && isSearchable(field));
  const needed = [...recordBaseKeys, ...storedKeys(resource)];
  for (const key of isSearched ? [...needed, 'search'] : needed) {
    if (!known.has(key))
      throw new ResourceError(`The table ${name} lacks the column ${key} of the resource ${resource.name}`);
  }
  const described: UnboundTable = {
    resource,
    name,
    columns: known,
    types: new Map(columns.map(([key, column]) => [key, column.getSQLType()])),
    nullable: new Set(columns.flatMap(([key, column]) => (column.notNull ? [] : [key]))),
    defaults: new Map(
      columns.flatMap(([key, column]): [string, unknown][] =>
        column.default === undefined || is(column.default, SQL) ? [] : [[key, column.default]],
      ),
    ),
    json: new Set(columns.flatMap(([key, column]) => (column.getSQLType() === 'jsonb' ? [key] : []))),
    keptColumns: kept.get(getTableName(table)) ?? null,
    filterIndexes: new Map(
      [...(filterIndexes.get(getTableName(table)) ?? [])].map(([column, order]) => [
        quote(column),
        quote(order),
      ]),
    ),
    hooks: hooksOf(resource.name),
    capabilities: [],
  };
  const unique = getTableConfig(table).indexes.flatMap(({ config }) => (config.unique ? [config.name] : []));
  for (const [key, field] of Object.entries(resource.fields)) {
    if (takenCodeOf(field) && !unique.includes(uniqueIndexOf(described, key)))
      throw new ResourceError(`The table ${name} lacks the unique index ${uniqueIndexOf(described, key)}`);
  }
  return described;
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
