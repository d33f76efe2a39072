import { text } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { type Reach, reach } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import { takenCodeOf } from '#contract/fields.ts';
import type { ImportReport } from '#contract/import-report.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import { listQueryOf } from '#contract/list-query.ts';
import type { Values } from '#contract/record-schemas.ts';
import { columnsOfHeads, transferColumns } from '#contract/transfer-columns.ts';
import { callerNow } from '../auth/open-caller.ts';
import type { Host } from '../host.ts';
import { policyOf } from '../password-policy.ts';
import type { Shown } from '../privacy/shown.ts';
import { DisclosingError } from '../privacy/disclosing-error.ts';
import { writeAudit } from '../resources/audit.ts';
import type { AnyChange } from '../resources/hooks.ts';
import { type Submission, once } from '../resources/idempotency.ts';
import { keysetStatement } from '../resources/list-statement.ts';
import type { SharedTransaction } from '../resources/outcome.ts';
import { runTogetherInTransaction } from '../resources/record-change.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import type { RequestContext } from '../resources/request-context.ts';
import { recordsOf } from '../resources/records.ts';
import { type Row, runRows } from '../resources/statement.ts';
import { uniqueViolationOf } from '../resources/unique-violation.ts';
import { describeChanges } from './import-changes.ts';
import { clocksOf } from './clock-cells.ts';
import { writeCsv } from './csv.ts';
import { type ImportErrors, createImportErrors } from './import-errors.ts';
import { lastSettledTime } from '../db/last-settled-time.ts';
import { type RowPlan, idOfRow, planRows } from './import-plan.ts';
import { namedRecords } from './named-records.ts';
import { type FileRow, readTable } from './read-file.ts';

/** At most this many records are fetched at once. */
const BATCH = 500;
/** The embedded database works for one transaction at a time: whoever waits for more than ten seconds is refused. */
const EMBEDDED_WRITES_MAX = 1_000;

interface ImportOptions {
  readonly isDryRun: boolean;
  readonly isSkipping: boolean;
  /** When whoever sends it was told what it would change: what was saved since is not taken back. `null`: never. */
  readonly toldAt: Date | null;
  /** Under which it is written once, however often it is sent. `null`: as often as it is sent. */
  readonly submission: Submission | null;
}

/** What was written, and the numbers of the rows that were left out. */
interface Written {
  readonly report: ImportReport;
  readonly left: readonly number[];
}

/** What is kept of it for whoever sends it again: nothing that stands in a record. */
const keptSchema = z.object({
  created: z.number(),
  changed: z.number(),
  same: z.number(),
  wrong: z.number(),
  left: z.array(z.number()),
});

/**
 * Writes a file's rows into a resource, all of them or none: each as by the single operation, with its rules, hooks,
 * references and audit row. A dry run does the same and takes everything back; `isSkipping` leaves wrong rows out and
 * writes the others.
 * @returns what was done, or would be. Throws `importTooMuch`, and `importRefused` with the same report when a row is wrong, or none is left.
 */
export function importerOf(host: Host, table: RecordTable, tables: RecordTables) {
  const { resource } = table;
  const records = recordsOf(host, table, tables);
  const hasUnique = Object.values(resource.fields).some((field) => takenCodeOf(field) !== undefined);

  return async (
    file: Buffer,
    { isDryRun, isSkipping, toldAt, submission }: ImportOptions,
    asked: RequestContext,
  ): Promise<ImportReport> => {
    const role = asked.caller?.role ?? null;
    // Who may change every record may read fewer: a report tells what stands in those that a row names.
    const readReach: Reach = reach(resource.access.read, role) ?? refuse();
    const { head, rows } = await readTable(file);
    // A workbook waits for its turn to be read: what counts are the rights of when its rows are there.
    const requestContext = { ...asked, caller: await callerNow(host.pool, asked.caller) };
    const known = transferColumns(resource, role);
    const columns = withoutRepeated(columnsOfHeads(known, head));
    if (!columns.some((column) => column?.isWritten || column?.nameOf)) throw new AppError('importHead');
    const readAt = await lastSettledTime(host.pool);
    const present = await presentRecords(rows, requestContext.language);
    const hasNames = columns.some((column) => column?.nameOf !== undefined);
    const otherwise = hasNames ? await presentRecords(rows, otherLanguage(requestContext.language)) : present;
    const scope = { table, tables, caller: requestContext.caller };
    const named = await namedRecords(host.pool, scope, { rows, columns });
    const policy = policyOf(host.env);
    const cells = new Map(rows.map((row) => [row.number, row.cells]));
    const cellOf = (row: number, key: string) =>
      cells.get(row)?.[columns.findIndex((column) => column?.key === key)];
    const zoneOf = await clocksOf(host.pool, { table, tables });
    const plan = { resource, role, policy, columns, present, otherwise, named, zoneOf, toldAt };
    const plans = planRows(rows, plan);

    refuseTooMuch(host, plans);

    const mayGoBack = hasUnique || isSkipping;
    const unknownColumns = head.filter((name, at) => columns[at] === null && name.trim() !== '');

    try {
      let report: ImportReport | null = null;
      await runTogetherInTransaction(
        host,
        { table, tables, language: requestContext.language },
        async (shared) => {
          const work = () => write(shared);
          const { report: written, left } = submission
            ? await once(shared.client, submission, { work, answerOf, repeat })
            : await work();
          report = { ...written, leftOut: await leftOutOf(left) };
        },
      );
      if (report === null) throw new Error('An import that ended without a report');
      return report;
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
      const report = { ...error.report, isDone: false };
      if (isDryRun) return report;
      const details = { params: { count: report.wrong }, data: report };
      throw new DisclosingError('importRefused', details, accessOfImport(resource, report));
    }

    async function write(shared: SharedTransaction): Promise<Written> {
      const errors = createImportErrors({
        resource,
        columns: known,
        language: requestContext.language,
        cellOf,
      });
      const changes = new Map<number, AnyChange>();
      for (const plan of plans) {
        const change = await carryOut(plan, shared, errors);
        if (change) changes.set(plan.number, change);
      }
      const report = await reportOf(shared.client, { changes, errors });
      const isKept = report.errorCount === 0 || (isSkipping && changes.size > 0);
      if (isDryRun || !isKept) throw new TakenBack(report);
      const { created, changed, wrong } = report;
      await writeAudit(shared.client, {
        resource: resource.name,
        recordId: null,
        operation: 'imported',
        summary: {
          ar: `جديد: ${created}، معدَّل: ${changed}${wrong > 0 ? `، متروك: ${wrong}` : ''}`,
          en: `new: ${created}, changed: ${changed}${wrong > 0 ? `, left out: ${wrong}` : ''}`,
        },
        caller: requestContext.caller,
        changes: {},
      });
      return { report, left: rows.flatMap(({ number }) => (errors.has(number) ? [number] : [])) };
    }

    /** What the same submission came to when it was written. */
    function repeat(answer: Row): Written {
      const { left, ...numbers } = keptSchema.parse(answer);
      const untold = { errors: [], errorCount: 0, changes: [], leftOut: null };
      return {
        left,
        report: { readAt, rows: plans.length, ...numbers, ...untold, unknownColumns, isDone: true },
      };
    }

    async function reportOf(
      client: PoolClient,
      { changes, errors }: { changes: ReadonlyMap<number, AnyChange>; errors: ImportErrors },
    ): Promise<ImportReport> {
      const changed = [...changes.values()].filter(({ before }) => before).length;
      const created = changes.size - changed;
      const { wrong, ...told } = errors.result();
      return {
        readAt,
        rows: plans.length,
        created,
        changed,
        same: plans.length - created - changed - wrong,
        wrong,
        ...told,
        changes: await describeChanges(
          { on: client, table, tables, language: requestContext.language },
          changes,
        ),
        unknownColumns,
        isDone: !isDryRun,
        leftOut: null,
      };
    }

    /** What is written now is not to be written again: only the rows that were left out are handed back. */
    async function leftOutOf(numbers: readonly number[]): Promise<string | null> {
      const isLeft = new Set(numbers);
      const left = rows.filter(({ number }) => isLeft.has(number)).map((row) => row.cells);
      return left.length > 0 ? text(writeCsv([head, ...left])) : null;
    }

    /** @returns what was written; `null` where nothing was */
    async function carryOut(
      plan: RowPlan,
      shared: SharedTransaction,
      errors: ImportErrors,
    ): Promise<AnyChange | null> {
      const { number } = plan;
      if (plan.kind === 'wrong') errors.addIssues(number, plan.issues);
      if (plan.kind === 'refused') errors.addRefusal(number, new AppError(plan.code));
      if (plan.kind !== 'create' && plan.kind !== 'update') return null;
      const { client } = shared;
      try {
        // What the database refuses ends a transaction, unless there is a point to go back to; and of a row that is
        // left out nothing may stay.
        if (mayGoBack) await client.query('savepoint import_row');
        const within = { ...requestContext, shared };
        if (plan.kind === 'create') await records.create(plan.written, within);
        else await records.update({ id: plan.id, written: plan.written, version: plan.version }, within);
        if (mayGoBack) await client.query('release savepoint import_row');
        return shared.outcomes.at(-1)?.change ?? null;
      } catch (error) {
        const refusal = error instanceof AppError ? error : uniqueViolationOf(error, table);
        if (!refusal) throw error;
        if (mayGoBack) await client.query('rollback to savepoint import_row; release savepoint import_row');
        errors.addRefusal(number, refusal);
        return null;
      }
    }

    /** The living records that the rows name, as far as the requestContext reaches them. */
    async function presentRecords(
      given: readonly FileRow[],
      language: Language,
    ): Promise<Map<number, Values>> {
      const ids = given.flatMap((row) => idOfRow(row, columns) || []);
      const found = new Map<number, Values>();
      for (let from = 0; from < ids.length; from += BATCH) {
        const query = listQueryOf(resource, { ids: ids.slice(from, from + BATCH) });
        const statement = keysetStatement(
          query,
          { table, tables, ...requestContext, language, reach: readReach },
          { after: 0, limit: BATCH },
        );
        for (const row of await runRows(host.pool, statement)) found.set(Number(row['id']), row);
      }
      return found;
    }
  };
}

const answerOf = ({ report: { created, changed, same, wrong }, left }: Written): Row => ({
  created,
  changed,
  same,
  wrong,
  left: [...left],
});

/** The records of which a report shows what is stored (P-03). */
export const accessOfImport = (resource: AnyResource, { changes }: ImportReport): Shown => ({
  resource,
  kind: 'import',
  ids: changes.flatMap(({ id }) => id ?? []),
});

/** Rolls the transaction back, and keeps what it came to. */
class TakenBack extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('taken back');
    this.report = report;
  }
}

/** Of a column that stands there twice the first one counts. */
const withoutRepeated = <T>(columns: readonly (T | null)[]): (T | null)[] =>
  columns.map((column, at) => (column !== null && columns.indexOf(column) < at ? null : column));

function refuseTooMuch({ database }: Pick<Host, 'database'>, plans: readonly RowPlan[]): void {
  const written = plans.filter(({ kind }) => kind === 'create' || kind === 'update').length;
  if (database.kind === 'embedded' && written > EMBEDDED_WRITES_MAX)
    throw new AppError('importTooMuch', { params: { max: EMBEDDED_WRITES_MAX } });
}

const refuse = (): never => {
  throw new AppError('forbidden');
};
