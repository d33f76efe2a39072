import type { PoolClient } from 'pg';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { PublicationState } from '#contract/publishing.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { StoredRow } from '../../hooks.ts';
import { type RecordTable, columnOf } from '../../record-table.ts';
import { copySql, readCopySql } from './published-copy.ts';

/** The key of the field that says how a language stands. */
export const stateKey = ({ resource }: RecordTable, language: Language): string =>
  resource.publishing?.states[language] ?? '';

/** Whether everybody reads a record in a language. */
export const isShown = (table: RecordTable, record: StoredRow, language: Language): boolean =>
  SHOWN.includes(record[stateKey(table, language)]);
const SHOWN: readonly unknown[] = ['published', 'changed'] satisfies PublicationState[];

/**
 * Writes into a record how each of its languages stands, in the transaction of whatever has changed it: what is written
 * so is nobody's change of the record, whose version stays.
 * @returns the fields as they are now, by key
 */
export async function keepStates(client: PoolClient, table: RecordTable, id: number): Promise<Values> {
  const columns = LANGUAGES.map((language) => columnOf(table, stateKey(table, language)));
  const { rows } = await client.query<Record<string, string>>(
    `update ${table.name} record set ${LANGUAGES.map((language, at) => `${columns[at]} = ${stateSql(table, language)}`).join(', ')}
     where record.id = $1 returning ${LANGUAGES.map((language, at) => `${columns[at]} as "${stateKey(table, language)}"`).join(', ')}`,
    [id],
  );
  return rows[0] ?? {};
}

/** How `record` stands in a language, as SQL. */
const stateSql = (table: RecordTable, language: Language): string =>
  `coalesce((select case when publication.copy is null then case when publication.publish_at is null then ${text('draft')} else ${text('scheduled')} end
     when ${readCopySql(table)} <> ${copySql(table, language)} then ${text('changed')} else ${text('published')} end
   from publications publication
   where publication.resource = '${table.resource.name}' and publication.record_id = record.id and publication.language = '${language}'), ${text('draft')})`;

const text = (state: PublicationState): string => `'${state}'`;
