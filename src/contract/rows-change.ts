import { z } from 'zod';

/** Names of nested rows, by what became of them: what an answer tells of a field of rows as its value since. */
export const rowsChangeSchema = z.object({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});
export type RowsChange = z.infer<typeof rowsChangeSchema>;
