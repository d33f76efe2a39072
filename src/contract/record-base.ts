import { z } from 'zod';

/** What every record has without saying so, as an answer carries it: the one list of its own columns. */
export const recordBase = z.object({
  id: z.number(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Only in the trash. */
  deletedAt: z.string().nullable().optional(),
});
export type RecordBase = z.infer<typeof recordBase>;

export const recordBaseKeys = Object.keys(recordBase.shape);
