import type { AnyResource } from '#contract/define-resource.ts';
import { isStored, wireKeys } from '#contract/field-kinds.ts';
import type { CapabilityHooks } from './capability-hooks.ts';
import type { AnyHooks } from './hooks.ts';

/** A resource with its table: which column holds which key of the wire. */
export interface RecordTable {
  readonly resource: AnyResource;
  /** Quoted, ready for SQL. */
  readonly name: string;
  /** Quoted column of every stored key, identity, version and times included. */
  readonly columns: ReadonlyMap<string, string>;
  /** The type of every column in the database, by its key. */
  readonly types: ReadonlyMap<string, string>;
  /** Keys of columns that may be null. */
  readonly nullable: ReadonlySet<string>;
  /** What columns hold where nobody gave a value, by their keys: only what is the same for every record. */
  readonly defaults: ReadonlyMap<string, unknown>;
  /** Keys of columns that hold JSON. */
  readonly json: ReadonlySet<string>;
  /** The columns by whose values totals are kept in the database; `null`: nothing is, so that lists are counted. */
  readonly keptColumns: ReadonlySet<string> | null;
  /** Quoted columns with an index that gives the records of a value in order, each with the quoted column of the order. */
  readonly filterIndexes: ReadonlyMap<string, string>;
  /** What the resource does beyond the engine: `hooks/<name>.ts`. */
  readonly hooks: AnyHooks;
  /** The hooks of what the definition declares, in the order in which they run. */
  readonly capabilities: readonly CapabilityHooks[];
}

export type RecordTables = ReadonlyMap<string, RecordTable>;

/** The column of a key. Throws for a key without one: a programmer's mistake, never a caller's. */
export function columnOf(table: Pick<RecordTable, 'name' | 'columns'>, key: string): string {
  const column = table.columns.get(key);
  if (!column) throw new Error(`The table ${table.name} has no column for ${key}`);
  return column;
}

/** A value as a statement takes it: the driver would write a list as an array of the database. */
export const parameterOf = (table: RecordTable, key: string, value: unknown): unknown =>
  table.json.has(key) && value !== null ? JSON.stringify(value) : value;

/** The unique index of a field that says `unique`. */
export const uniqueIndexOf = (table: Pick<RecordTable, 'name' | 'columns'>, key: string): string =>
  `${table.name}_${columnOf(table, key)}`.replaceAll('"', '');

/** The keys of the definition's stored fields, as the wire writes them. */
export const storedKeys = (resource: AnyResource): string[] =>
  Object.entries(resource.fields).flatMap(([key, field]) => (isStored(field) ? wireKeys(key, field) : []));

/** The id of the only record of a resource; `undefined` where there may be any number. */
export const onlyIdOf = ({ capabilities }: RecordTable): number | undefined =>
  capabilities.find(({ onlyId }) => onlyId !== undefined)?.onlyId;
