import { type Reach, reach } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import { listQueryOf } from '#contract/list-query.ts';
import type { Values } from '#contract/record-schemas.ts';
import { columnsOfHeads, transferColumns } from '#contract/transfer-columns.ts';
import { callerNow } from '../auth/open-caller.ts';
import { lastSettledTime } from '../db/last-settled-time.ts';
import type { Host } from '../host.ts';
import { policyOf } from '../password-policy.ts';
import { keysetStatement } from '../resources/list-statement.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import type { RequestContext } from '../resources/request-context.ts';
import { runRows } from '../resources/statement.ts';
import { clocksOf } from './clock-cells.ts';
import { idOfRow, planRows } from './import-plan.ts';
import { namedRecords } from './named-records.ts';
import { readTable } from './read-file.ts';

/** At most this many records are fetched at once. */
const BATCH = 500;

interface SentFile {
  file: Buffer;
  /** When whoever sends it was told what it would change; `null` when nobody was. */
  toldAt: Date | null;
  asked: RequestContext;
}

export type PlannedImport = Awaited<ReturnType<typeof planImport>>;

/** Reads a file, and holds it against the records that it names: what is to become of each of its rows. */
export async function planImport(
  host: Host,
  { table, tables }: { table: RecordTable; tables: RecordTables },
  { file, toldAt, asked }: SentFile,
) {
  const { resource } = table;
  const role = asked.caller?.role ?? null;
  // Who may change every record may read fewer: a report tells what stands in those that a row names.
  const readReach: Reach = reach(resource.access.read, role) ?? refuse();
  const { head, rows } = await readTable(file);
  // A workbook waits for its turn to be read: what counts are the rights of when its rows are there.
  const requestContext = { ...asked, caller: await callerNow(host.pool, asked.caller) };
  const { language, caller } = requestContext;
  const known = transferColumns(resource, role);
  const columns = withoutRepeated(columnsOfHeads(known, head));
  if (!columns.some((column) => column?.isWritten || column?.nameOf)) throw new AppError('importHead');

  /** The living records that the rows name, as far as the caller reaches them. */
  async function presentRecords(inLanguage: Language): Promise<Map<number, Values>> {
    const ids = rows.flatMap((row) => idOfRow(row, columns) || []);
    const found = new Map<number, Values>();
    for (let from = 0; from < ids.length; from += BATCH) {
      const query = listQueryOf(resource, { ids: ids.slice(from, from + BATCH) });
      const scope = { table, tables, ...requestContext, language: inLanguage, reach: readReach };
      const statement = keysetStatement(query, scope, { after: 0, limit: BATCH });
      for (const row of await runRows(host.pool, statement)) found.set(Number(row['id']), row);
    }
    return found;
  }

  const readAt = await lastSettledTime(host.pool);
  const present = await presentRecords(language);
  const hasNames = columns.some((column) => column?.nameOf !== undefined);
  const otherwise = hasNames ? await presentRecords(otherLanguage(language)) : present;
  const named = await namedRecords(host.pool, { table, tables, caller }, { rows, columns });
  const zoneOf = await clocksOf(host.pool, { table, tables });
  const policy = policyOf(host.env);
  const cells = new Map(rows.map((row) => [row.number, row.cells]));
  return {
    requestContext,
    head,
    rows,
    /** Those that the caller may send; `columns` are those that the file has, as they stand in it. */
    known,
    plans: planRows(rows, { resource, role, policy, columns, present, otherwise, named, zoneOf, toldAt }),
    readAt,
    unknownColumns: head.filter((name, at) => columns[at] === null && name.trim() !== ''),
    /** What stands in a row under a key; nothing where the file has no such column. */
    cellOf: (row: number, key: string): string | undefined =>
      cells.get(row)?.[columns.findIndex((column) => column?.key === key)],
  };
}

/** Of a column that stands there twice the first one counts. */
const withoutRepeated = <T>(columns: readonly (T | null)[]): (T | null)[] =>
  columns.map((column, at) => (column !== null && columns.indexOf(column) < at ? null : column));

const refuse = (): never => {
  throw new AppError('forbidden');
};
