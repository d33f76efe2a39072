import type { TransferColumn } from '#contract/transfer-columns.ts';
import type { FileRow } from './read-file.ts';

/** The column of each cell of a file; `null` where the head means none. */
export type FileColumns = readonly (TransferColumn | null)[];

/** What stands in a row under a key; empty where the file has no such column. */
export const cellUnder = (key: string, { cells }: FileRow, columns: FileColumns): string =>
  (cells[columns.findIndex((column) => column?.key === key)] ?? '').trim();
