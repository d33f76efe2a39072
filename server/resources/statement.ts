import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryResultRow } from 'pg';

/** SQL with its values. Text comes only from definitions and tables; whatever a caller sent is a value. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Under it the connection keeps the statement prepared. */
  readonly name?: string;
}

/** Collects values and gives each its place: `$1`, `$2` … */
export interface Values {
  add(value: unknown): string;
  readonly list: readonly unknown[];
}

export function createValues(): Values {
  const list: unknown[] = [];
  return { add: (value) => `$${list.push(value)}`, list };
}

/** A row as the select list names it: by the keys of the wire. */
export type Row = QueryResultRow & Record<string, unknown>;

/**
 * Lets the connection keep the statement, so that it is parsed and planned once. Only for texts of which there
 * are few, with one plan that suits every value, and never on the embedded database.
 */
export const prepared = (statement: Statement): Statement => ({
  ...statement,
  // The text itself would be longer than the 63 characters that PostgreSQL tells apart.
  name: createHash('sha256').update(statement.text).digest('base64'),
});

export async function runRows(on: Pool | PoolClient, { values, ...statement }: Statement): Promise<Row[]> {
  const result = await on.query<Row>({ ...statement, values: [...values] });
  return result.rows;
}
