import { AppError } from '#contract/errors.ts';
import { IMPORT_MAX_ROWS } from '#contract/import-report.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';
import { readCsv, withoutBlankEnd } from './csv.ts';
import { readWorkbook } from './read-workbook.ts';

/**
 * Most rows of a file with the blank ones among them, which spreadsheets leave where cells were once filled in or
 * formatted: as one between every two. What has more was made to keep the host busy, as ten megabytes of line ends are as
 * many million rows. Those behind the last row are not counted.
 */
const ROWS_MAX = 5 * IMPORT_MAX_ROWS;

export interface FileRow {
  /** As spreadsheets count. */
  number: number;
  cells: readonly string[];
}

/**
 * The head and the rows of an imported file, whichever of the two kinds it is; rows without anything are left out.
 * Throws `importBroken`, `importHead` and `importTooLong`.
 */
export async function readTable(file: Buffer): Promise<{ head: readonly string[]; rows: FileRow[] }> {
  // A workbook is a ZIP archive, and no text begins like one.
  const isWorkbook = file.subarray(0, 4).equals(ZIP_MARK);
  const rows: FileRow[] = [];
  let head: readonly string[] | null = null;
  let number = 0;
  try {
    for await (const cells of isWorkbook ? await readWorkbook(file) : readCsv(withoutBlankEnd(file))) {
      number += 1;
      if (number > ROWS_MAX) throw tooLong();
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (head === null) head = headOf(cells);
      else rows.push({ number, cells });
      if (rows.length > IMPORT_MAX_ROWS) throw tooLong();
    }
  } catch (error) {
    throw error instanceof UnreadableFileError ? new AppError('importBroken') : error;
  }
  if (head === null) throw new AppError('importBroken');
  return { head, rows };
}

/** Without the blank cells behind it, which spreadsheets leave. Every row is held against each of the others. */
function headOf(cells: readonly string[]): readonly string[] {
  const head = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  if (head.length > COLUMNS_MAX) throw new AppError('importHead');
  return head;
}

/** More than any list has, and any sheet of one. */
const COLUMNS_MAX = 500;

const tooLong = (): AppError => new AppError('importTooLong', { params: { max: IMPORT_MAX_ROWS } });

const ZIP_MARK = Buffer.from('PK\u0003\u0004');
