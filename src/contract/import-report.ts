import { z } from 'zod';
import { type Grant, type Operation, reach } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import { ROLES, type Role } from './roles.ts';

/** Largest file that is imported. Bytes. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
/** Most rows of one. */
export const IMPORT_MAX_ROWS = 20_000;
/** So many errors are told; the true number stands beside them. */
export const IMPORT_ERRORS_TOLD = 300;

/** One thing that is wrong in a file. */
export const importErrorSchema = z.object({
  /** As spreadsheets count: the head is row 1. */
  row: z.number(),
  /** The head of the column in the reader's language; `null`: the row as a whole. */
  column: z.string().nullable(),
  code: z.string(),
  message: z.string(),
});
export type ImportError = z.infer<typeof importErrorSchema>;

/** What a file does, or would do. */
export const importReportSchema = z.object({
  rows: z.number(),
  created: z.number(),
  changed: z.number(),
  same: z.number(),
  /** Rows with at least one error; one of them, and nothing is written. */
  wrong: z.number(),
  errors: z.array(importErrorSchema).max(IMPORT_ERRORS_TOLD),
  errorCount: z.number(),
  /** Heads that mean no column of this resource, or one that stands there twice. */
  unknownColumns: z.array(z.string()),
  /** Whether it is stored now. */
  isDone: z.boolean(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** Does this role reach every record by an operation? Whoever reaches only their own imports no lists. */
export const mayImport = (
  { access }: Pick<AnyResource, 'access'>,
  operation: Extract<Operation, 'create' | 'update'>,
  role: Role | null,
): boolean => role !== null && access[operation] !== false && access[operation][role] === 'all';

/** Who may import: whoever may add or change every record. `false` where that is nobody. */
export function importGrant(resource: Pick<AnyResource, 'access'>): Grant | false {
  const roles = ROLES.filter(
    (role) =>
      reach(resource.access.list, role) !== null &&
      (mayImport(resource, 'create', role) || mayImport(resource, 'update', role)),
  );
  return roles.length > 0 ? Object.fromEntries(roles.map((role) => [role, 'all' as const])) : false;
}
