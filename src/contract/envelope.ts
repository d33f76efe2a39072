import { z } from 'zod';

/** One problem of one field: a code of the closed set, its parameters, and the words for the reader. */
export const fieldProblemSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  message: z.string(),
});
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/** The error half of every answer (R159). `description` is in the reader's language. */
export const errorBodySchema = z.object({
  code: z.string(),
  description: z.string(),
  fields: z.record(z.string(), fieldProblemSchema).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

export interface Success<T> {
  isSuccess: true;
  data: T;
  error: null;
}
export interface Failure<T = unknown> {
  isSuccess: false;
  data: T;
  error: ErrorBody;
}
/** The true totals that list answers carry beside `data` (R160, A7). */
export interface Totals {
  totalCount: number;
  pageIndex: number;
  pageSize: number;
  totalPages: number;
  /** The keys of the first and the last row, where the host gives them: another page can be walked to from there. */
  firstKey?: string;
  lastKey?: string;
}

export const success = <T>(data: T): Success<T> => ({ isSuccess: true, data, error: null });

export const failure = <T>(error: ErrorBody, data: T): Failure<T> => ({ isSuccess: false, data, error });

export const successSchema = <S extends z.ZodType>(data: S) =>
  z.object({ isSuccess: z.literal(true), data, error: z.null() });

export const failureSchema = z.object({
  isSuccess: z.literal(false),
  data: z.unknown(),
  error: errorBodySchema,
});

export const listSchema = <S extends z.ZodType>(row: S) =>
  successSchema(z.array(row)).extend({
    totalCount: z.int().nonnegative(),
    pageIndex: z.int().positive(),
    pageSize: z.int().positive(),
    totalPages: z.int().positive(),
    firstKey: z.string().optional(),
    lastKey: z.string().optional(),
  });

/** Totals of a page: at least one page, also when nothing was found (R281). */
export const totalsOf = (totalCount: number, pageIndex: number, pageSize: number): Totals => ({
  totalCount,
  pageIndex,
  pageSize,
  totalPages: Math.max(1, Math.ceil(totalCount / pageSize)),
});
