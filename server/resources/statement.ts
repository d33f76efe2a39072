import { hash } from 'node:crypto';
import type { Pool, PoolClient, QueryResultRow } from 'pg';

/** SQL with its values. Text comes only from definitions and tables; whatever a caller sent is a value. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Under it the connection keeps the statement prepared. */
  readonly name?: string;
}

/** Collects values and gives each its place: `$1`, `$2` … */
export interface SqlParameters {
  add(value: unknown): string;
  readonly list: readonly unknown[];
}

export function createSqlParameters(): SqlParameters {
  const list: unknown[] = [];
  return { add: (value) => `$${list.push(value)}`, list };
}

/** A row as the select list names it: by the keys of the wire. */
export type Row = QueryResultRow & Record<string, unknown>;

/**
 * Lets connections keep a statement that comes again, so that it is parsed once, and planned once where one plan
 * suits every value.
 */
export function prepared(statement: Statement): Statement {
  const kept = named.get(statement.text) ?? nameOf(statement.text);
  return kept ? { ...kept, values: statement.values } : statement;
}

/** With the text that all connections hold: each would have a copy of its own. */
const named = new Map<string, Readonly<{ name: string; text: string }>>();
const seenOnce = new Set<string>();
/** Every connection keeps all of them: more would be memory that whoever varies a query could fill. */
const MOST_NAMES = 500;

function nameOf(text: string): { name: string; text: string } | undefined {
  if (named.size === MOST_NAMES) return undefined;
  if (!seenOnce.delete(text)) {
    if (seenOnce.size === MOST_NAMES) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  // The text itself would be longer than the 63 characters that PostgreSQL tells apart.
  const kept = { name: hash('sha256', text, 'base64'), text };
  named.set(text, kept);
  return kept;
}

export async function runRows(on: Pool | PoolClient, { values, ...statement }: Statement): Promise<Row[]> {
  const result = await on.query<Row>({ ...statement, values: [...values] });
  return result.rows;
}
