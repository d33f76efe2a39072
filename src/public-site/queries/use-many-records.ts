import { useQueries } from '@tanstack/react-query';
import type { Resource } from '#contract/define-resource.ts';
import type { LaterResource } from '#providers/records/later-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { allOf } from './use-records.ts';

/** The records of several lists, in their order. */
export const useManyRecords = (resources: readonly LaterResource<Resource>[]) =>
  useQueries({ queries: resources.map((resource) => allOf<AnyRecord>(resource)) });
