import { z } from 'zod';
import type { AnyResource } from './define-resource.ts';
import type { FilesField } from './fields.ts';

/** A file of a record as answers carry it. `size` is in bytes; `type` is what the host found it to be. */
export const attachmentSchema = z.object({
  id: z.number(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
});
export type Attachment = z.output<typeof attachmentSchema>;

/** The field of a resource that holds files, with its key: at most one. Its key names the parts of a form too. */
export function filesFieldOf(resource: AnyResource): { key: string; field: FilesField } | null {
  for (const [key, field] of Object.entries(resource.fields))
    if (field.type === 'files') return { key, field };
  return null;
}

/** The part of a form that holds the body, as JSON; the files stand beside it. */
export const FORM_BODY = 'data';
