import { z } from 'zod';

/** A file of a record as answers carry it. `size` is in bytes; `type` is what the host found it to be. */
export const attachmentSchema = z.object({
  id: z.number(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
});
export type Attachment = z.output<typeof attachmentSchema>;

/** The part of a form that holds the body, as JSON; the files stand beside it. */
export const FORM_BODY = 'data';
