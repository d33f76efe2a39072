import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { ResourceError } from '#contract/check-resource.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { isSearchable, isStored, takenCodeOf, wireKeys } from '#contract/fields.ts';
import { recordBaseKeys } from '#contract/record-base.ts';

/** A resource with its table: which column holds which key of the wire. */
export interface RecordTable {
  readonly resource: AnyResource;
  /** Quoted, ready for SQL. */
  readonly name: string;
  /** Quoted column of every stored key, identity, version and times included. */
  readonly columns: ReadonlyMap<string, string>;
  /** Keys of columns that may be null. */
  readonly nullable: ReadonlySet<string>;
  /** Keys of columns that hold JSON. */
  readonly json: ReadonlySet<string>;
}

export type RecordTables = ReadonlyMap<string, RecordTable>;

/**
 * Finds the table of every resource: `server/db/tables/<name>.ts`. Throws when one is missing, or does not
 * have what the definition says.
 */
export async function loadRecordTables(resources: readonly AnyResource[]): Promise<RecordTables> {
  const tables = await Promise.all(
    resources.map(async (resource) => describe(resource, await tableOf(resource.name))),
  );
  const byName = new Map(tables.map((table) => [table.resource.name, table]));
  for (const { resource } of tables) {
    for (const field of Object.values(resource.fields)) {
      const child = field.type === 'rows' ? byName.get(field.of.name) : undefined;
      if (child && !child.columns.has('position'))
        throw new ResourceError(
          `The table ${child.name} lacks the column position: ${resource.name} orders its rows by it`,
        );
    }
  }
  return byName;
}

/** The column of a key. Throws for a key without one: a programmer's mistake, never a caller's. */
export function columnOf(table: RecordTable, key: string): string {
  const column = table.columns.get(key);
  if (!column) throw new Error(`The table ${table.name} has no column for ${key}`);
  return column;
}

/** A value as a statement takes it: the driver would write a list as an array of the database. */
export const parameterOf = (table: RecordTable, key: string, value: unknown): unknown =>
  table.json.has(key) && value !== null ? JSON.stringify(value) : value;

/** The unique index of a field that says `unique`. */
export const uniqueIndexOf = (table: RecordTable, key: string): string =>
  `${table.name}_${columnOf(table, key)}`.replaceAll('"', '');

/** The keys of the definition's stored fields, as the wire writes them. */
export const storedKeys = (resource: AnyResource): string[] =>
  Object.entries(resource.fields).flatMap(([key, field]) => (isStored(field) ? wireKeys(key, field) : []));

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

function describe(resource: AnyResource, table: PgTable): RecordTable {
  const columns = Object.entries(getTableColumns(table));
  const name = quote(getTableName(table));
  const known = new Map(columns.map(([key, column]) => [key, quote(column.name)]));
  const isSearched = Object.values(resource.fields).some((field) => isStored(field) && isSearchable(field));
  const needed = [...recordBaseKeys, ...storedKeys(resource)];
  for (const key of isSearched ? [...needed, 'search'] : needed) {
    if (!known.has(key))
      throw new ResourceError(`The table ${name} lacks the column ${key} of the resource ${resource.name}`);
  }
  const described = {
    resource,
    name,
    columns: known,
    nullable: new Set(columns.flatMap(([key, column]) => (column.notNull ? [] : [key]))),
    json: new Set(columns.flatMap(([key, column]) => (column.getSQLType() === 'jsonb' ? [key] : []))),
  };
  const unique = getTableConfig(table).indexes.flatMap(({ config }) => (config.unique ? [config.name] : []));
  for (const [key, field] of Object.entries(resource.fields)) {
    if (takenCodeOf(field) && !unique.includes(uniqueIndexOf(described, key)))
      throw new ResourceError(`The table ${name} lacks the unique index ${uniqueIndexOf(described, key)}`);
  }
  return described;
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
