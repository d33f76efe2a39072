import type { z } from 'zod';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Totals } from '#contract/envelope.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type Values, recordSchema } from '#contract/record-schemas.ts';
import { ownFailure } from '../http/failure-of.ts';
import { currentRole } from '../session/session-store.ts';

/** The version of a record whose host keeps none: it is named in no change. */
export const NO_VERSION = 0;

/** A record as the engine sees it. */
export type AnyRecord = Values & { id: number; version: number; createdAt: string; updatedAt: string };

/** A page of records. `data` and `total` are Refine's names. */
export interface RecordPage<T> {
  data: T[];
  total: number;
  totals: Totals;
}

/** The schema of a record as this session may read it. */
export const recordSchemaOf = (definition: AnyResource): z.ZodType<AnyRecord> =>
  // The schema lets through exactly what `recordSchema` names, and that has the record's own columns.
  recordSchema(definition, currentRole()) as z.ZodType<AnyRecord>;

/** @throws AppFailure «User ID is required» and its like, for what is no id (R279) */
export function requireId(definition: AnyResource, given: unknown): number {
  const id = typeof given === 'string' ? Number(given) : given;
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id;
  throw ownFailure('idRequired', { messages: definition.messages });
}

export const wordsOf = (definition: AnyResource, fallback: ErrorCode) => ({
  fallback,
  messages: definition.messages,
});
