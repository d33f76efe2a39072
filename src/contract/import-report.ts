import { z } from 'zod';
import type { AnyResource } from './define-resource.ts';
import { partialValuesSchema } from './history.ts';
import type { Role } from './roles.ts';

/** Largest file that is imported. Bytes. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
/** Most rows of one. */
export const IMPORT_MAX_ROWS = 20_000;
/** At most this many errors are told, and as many changes; the true numbers stand beside them. */
export const IMPORT_ROWS_TOLD = 300;

/** At most this many characters of a wrong cell are told. */
export const IMPORT_VALUE_TOLD = 120;

/** One thing that is wrong in a file. */
export const importErrorSchema = z.object({
  /** As spreadsheets count: the head is row 1. */
  row: z.number(),
  /** The head of the column in the reader's language; `null`: the row as a whole. */
  column: z.string().nullable(),
  /** What stands in the cell, cut to `IMPORT_VALUE_TOLD`; `null`: nothing, or the file has no such column. */
  value: z.string().nullable(),
  code: z.string(),
  message: z.string(),
});
export type ImportError = z.infer<typeof importErrorSchema>;

/**
 * The schema of one row that makes or changes a record. Like that of a record it is closed: what this role may not
 * read does not pass.
 */
const importChangeSchema = (resource: AnyResource, role: Role | null) =>
  z.object({
    row: z.number(),
    /** `null`: the row makes a new record. */
    id: z.number().nullable(),
    /** What the record is called once the row is written. */
    name: z.string(),
    /** What the changed fields are without the file; empty for a new record. */
    before: partialValuesSchema(resource, role),
    /** What they become. */
    after: partialValuesSchema(resource, role),
  });
export type ImportChange = z.infer<ReturnType<typeof importChangeSchema>>;

/** The schema of what a file does, or would do, as this role is told it. */
export const importReportSchema = (resource: AnyResource, role: Role | null) =>
  z.object({
    /** What was changed from then on it may not tell of. */
    readAt: z.string(),
    rows: z.number(),
    created: z.number(),
    changed: z.number(),
    same: z.number(),
    /** Rows with at least one error: one of them, and nothing is written, unless they are to be left out. */
    wrong: z.number(),
    errors: z.array(importErrorSchema).max(IMPORT_ROWS_TOLD),
    errorCount: z.number(),
    /** Of the rows that make or change a record the first ones, field by field. */
    changes: z.array(importChangeSchema(resource, role)).max(IMPORT_ROWS_TOLD),
    /** Heads that mean no column of this resource, or one that stands there twice. */
    unknownColumns: z.array(z.string()),
    /** Whether it is stored now. */
    isDone: z.boolean(),
    /** The rows that were left out, as a CSV with the head of the file, to be corrected there; `null`: none was. */
    leftOut: z.string().nullable(),
  });
export type ImportReport = z.infer<ReturnType<typeof importReportSchema>>;
