import { z } from 'zod';
import { withErrorCode, idSchema } from './value-schemas.ts';

/** Most records that are moved at once. */
const REORDER_MAX = 1000;

/** What a call to reorder sends: the records in the order they are to have among each other. */
export const reorderSchema = z.strictObject({
  ids: z
    .array(idSchema, { error: withErrorCode('invalid') })
    .min(1, { error: withErrorCode('atLeastOne') })
    .max(REORDER_MAX, { error: withErrorCode('invalid') })
    .refine((ids) => new Set(ids).size === ids.length, { error: withErrorCode('invalid') }),
});
export type Reorder = z.infer<typeof reorderSchema>;
