import type { AnyResource } from '#contract/define-resource.ts';
import { AppFailure } from '../http/app-failure.ts';
import { type AnyRecord, recordSchemaOf } from './records.ts';

/** The record as it is now, where a save was refused because somebody has saved it since; `undefined` for any other failure. */
export const newerRecord = (resource: AnyResource, error: unknown): AnyRecord | undefined =>
  error instanceof AppFailure && error.code === 'conflict'
    ? recordSchemaOf(resource).safeParse(error.data).data
    : undefined;
