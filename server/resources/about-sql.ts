import { type RecordTable, columnOf } from './record-table.ts';

/** As SQL: the record that a `record` is about. */
export interface AboutSql {
  readonly resource: string;
  readonly id: string;
}

/**
 * Which record each of a table is about, by whose reach it is read: what is about a row is as near as the record that
 * the row belongs to. `null`: about none.
 */
export function aboutSql(table: Pick<RecordTable, 'resource' | 'name' | 'columns'>): AboutSql | null {
  const { about } = table.resource;
  if (!about) return null;
  const column = (key: string) => `record.${columnOf(table, key)}`;
  return {
    resource: `coalesce(${column(about.of.resource)}, ${column(about.resource)})`,
    // What is about no one record has no number, which is none's.
    id: `coalesce(${column(about.of.id)}, ${column(about.id)}, 0)`,
  };
}
