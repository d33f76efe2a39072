import { z } from 'zod';

/** What whoever may only send something is told of it: when it is answered at the latest, and on whose clock. */
export const receiptSchema = z.object({
  /** `null`: no office ever opens. */
  reply: z.object({ at: z.string(), timeZone: z.string() }).nullable(),
});
export type Receipt = z.output<typeof receiptSchema>;
