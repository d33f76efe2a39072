import { z } from 'zod';

/** How many records a list's question finds in all, and under each of the list's tabs. */
export const countsSchema = z.object({
  total: z.int(),
  /** By the option of the field. One that no record has is 0. */
  counts: z.record(z.string(), z.int()),
});
export type Counts = z.infer<typeof countsSchema>;
