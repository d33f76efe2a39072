import type { AnyResource } from '#contract/define-resource.ts';
import type { AppError, FieldIssues } from '#contract/errors.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { IMPORT_ROWS_TOLD, IMPORT_VALUE_TOLD, type ImportError } from '#contract/import-report.ts';
import { describeField } from '#contract/issues.ts';
import type { Language } from '#contract/language.ts';
import type { TransferColumn } from '#contract/transfer-columns.ts';
import { describeError } from '../http/describe-error.ts';

interface Reader {
  resource: AnyResource;
  columns: readonly TransferColumn[];
  language: Language;
  /** What stands in a row of the file under a key; nothing where the file has no such column. */
  cellOf: (row: number, key: string) => string | undefined;
}

export type ImportErrors = ReturnType<typeof createImportErrors>;

/** Collects what is wrong, in the reader's words; beyond a few hundred it only counts. */
export function createImportErrors({ resource, columns, language, cellOf }: Reader) {
  const told: ImportError[] = [];
  const rows = new Set<number>();
  let count = 0;

  const add = (error: ImportError): void => {
    count += 1;
    rows.add(error.row);
    if (told.length < IMPORT_ROWS_TOLD) told.push(error);
  };
  /** The file may lack the column that is missing something: then its field has the name. */
  const labelOf = (key: string): string => {
    const column = columns.find((known) => known.key === key);
    const [, field] =
      Object.entries(resource.fields).find(([name, candidate]) => wireKeys(name, candidate).includes(key)) ??
      [];
    return (column ?? field)?.label[language] ?? key;
  };

  return {
    addIssues(row: number, issues: FieldIssues): void {
      for (const [key, issue] of Object.entries(issues))
        add({
          row,
          column: labelOf(key),
          value: cellOf(row, key)?.slice(0, IMPORT_VALUE_TOLD) || null,
          code: issue.code,
          message: describeField(issue, language),
        });
    },
    addRefusal(row: number, { code, details }: Pick<AppError, 'code' | 'details'>): void {
      if (details.fields) return this.addIssues(row, details.fields);
      const { params } = details;
      const message = describeError(code, { language, params, messages: resource.messages });
      add({ row, column: null, value: null, code, message });
    },
    /** Whether anything is wrong in a row of the file. */
    has: (row: number): boolean => rows.has(row),
    result: () => ({
      errors: told.toSorted((a, b) => a.row - b.row),
      errorCount: count,
      wrong: rows.size,
    }),
  };
}
