import { text } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppError } from '#contract/errors.ts';
import { takenCodeOf } from '#contract/fields.ts';
import type { ImportReport } from '#contract/import-report.ts';
import type { Host } from '../host.ts';
import type { Shown } from '../privacy/shown.ts';
import { DisclosingError } from '../privacy/disclosing-error.ts';
import { writeAudit } from '../resources/audit.ts';
import type { AnyChange } from '../resources/hooks.ts';
import { type Submission, once } from '../resources/idempotency.ts';
import type { SharedTransaction } from '../resources/outcome.ts';
import { runTogetherInTransaction } from '../resources/record-change.ts';
import type { RecordTable, RecordTables } from '../resources/record-table.ts';
import type { RequestContext } from '../resources/request-context.ts';
import { recordsOf } from '../resources/records.ts';
import type { Row } from '../resources/statement.ts';
import { uniqueViolationOf } from '../resources/unique-violation.ts';
import { describeChanges } from './import-changes.ts';
import { writeCsv } from './csv.ts';
import { type ImportErrors, createImportErrors } from './import-errors.ts';
import type { RowPlan } from './import-plan.ts';
import { planImport } from './planned-import.ts';

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
    const planned = await planImport(host, { table, tables }, { file, toldAt, asked });
    const { requestContext, head, rows, known, plans, readAt, unknownColumns, cellOf } = planned;
    refuseTooMuch(host, plans);

    const mayGoBack = hasUnique || isSkipping;

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

function refuseTooMuch({ database }: Pick<Host, 'database'>, plans: readonly RowPlan[]): void {
  const written = plans.filter(({ kind }) => kind === 'create' || kind === 'update').length;
  if (database.kind === 'embedded' && written > EMBEDDED_WRITES_MAX)
    throw new AppError('importTooMuch', { params: { max: EMBEDDED_WRITES_MAX } });
}
