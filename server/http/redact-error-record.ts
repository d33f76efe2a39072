import type { z } from 'zod';
import { AppError, type HostErrorCode } from '#contract/errors.ts';

/** Whoever meets them is shown the record as it is now. */
const WITH_RECORD: readonly HostErrorCode[] = ['conflict', 'illegalMove'];

/** What was thrown, with no more of a record than the schema of its reader lets through. */
export function redactErrorRecord(error: unknown, schema: z.ZodType): unknown {
  if (!(error instanceof AppError) || error.details.data === undefined || !WITH_RECORD.includes(error.code))
    return error;
  return new AppError(error.code, { ...error.details, data: schema.parse(error.details.data) });
}
