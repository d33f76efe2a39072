import { type Refusal, refusalsSchema } from '#contract/bulk.ts';
import { AppFailure } from './app-failure.ts';

/** The records that stopped a bulk call; none where it failed otherwise. */
export function refusalsOf(error: unknown): readonly Refusal[] {
  if (!(error instanceof AppFailure) || error.code !== 'bulkRefused') return [];
  return refusalsSchema.safeParse(error.data).data?.refusals ?? [];
}
