import { z } from 'zod';

/** One record of one resource. */
export const recordReferenceSchema = z.object({ resource: z.string().max(60), id: z.int().positive() });
export type RecordReference = z.infer<typeof recordReferenceSchema>;
