import { z } from 'zod';
import { type Attachment, attachmentSchema } from '../attachments.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';

/**
 * Files that came with the record or were added to it later. They travel beside a body, never in it: the host decides
 * from the content what each one is. Answers carry a list of `Attachment`; a file is fetched by its random id.
 */
export interface FilesField
  extends FieldOptions, Carries<Attachment[], never, { beside: { answered: Attachment[] } }> {
  readonly type: 'files';
  /** Most files of a record. */
  readonly max: number;
}

export const files: FieldKind<FilesField> = {
  written: null,
  answered: () => z.array(attachmentSchema),
  empty: [],
  keywords: null,
  isStored: false,
  filter: null,
  order: null,
  transfer: null,
  inBulkEdit: false,
  isUploaded: true,
  width: () => 'exact',
  isWide: true,
  shape: { isBeside: true, isRequired: () => false },
};

/** The field of a resource that holds files, with its key: at most one. Its key names the parts of a form too. */
export function filesFieldOf({
  fields,
}: {
  readonly fields: Readonly<Record<string, Typed>>;
}): { key: string; field: FilesField } | null {
  for (const [key, field] of Object.entries(fields)) if (isFiles(field)) return { key, field };
  return null;
}

type Typed = { readonly type: string };
const isFiles = (field: Typed): field is FilesField => field.type === 'files';
