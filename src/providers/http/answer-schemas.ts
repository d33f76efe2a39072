import { z } from 'zod';
import { fieldProblemSchema } from '#contract/envelope.ts';

/** What an answer needs to be one, also from a host that says less than ours. */
export const okAnswerSchema = z.looseObject({ isSuccess: z.literal(true) });

/** The totals beside `data`, where the host sends them (A7). */
export const totalsSchema = z.object({
  totalCount: z.int().nonnegative().optional(),
  pageIndex: z.int().positive().optional(),
  pageSize: z.int().positive().optional(),
  totalPages: z.int().positive().optional(),
  firstKey: z.string().optional(),
  lastKey: z.string().optional(),
});

/** A failure as any host of this kind may write it; every part may be missing. */
export const failedAnswerSchema = z.object({
  data: z.unknown().optional(),
  error: z
    .object({
      code: z.string().optional().catch(undefined),
      description: z.string().trim().optional().catch(undefined),
      fields: z.record(z.string(), fieldProblemSchema).optional().catch(undefined),
    })
    .nullish()
    .catch(null),
});
