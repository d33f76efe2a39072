import { z } from 'zod';
import { publicIdSchema } from './value-schemas.ts';

/** A file of a record as answers carry it. `id` is its address; `size` is in bytes; `type` is what the host found it to be. */
export const attachmentSchema = z.object({
  id: publicIdSchema,
  name: z.string(),
  type: z.string(),
  size: z.number(),
});
export type Attachment = z.output<typeof attachmentSchema>;

/** The part of a form that holds the body, as JSON; the files stand beside it. */
export const FORM_BODY = 'data';
