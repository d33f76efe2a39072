import { z } from 'zod';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import { type Image, imageSchema } from '../images.ts';
import { describedBy, orNull, withErrorCode } from '../value-schemas.ts';

/**
 * A picture, uploaded on its own; the record holds its key, its size and its focus (`Image`). Files of rows
 * leave it out: a sheet cannot carry one.
 */
export interface ImageField extends FieldOptions, Carries<Image> {
  readonly type: 'image';
  /** Width by height of the place it is shown in; the crop keeps to it. Default: any shape. */
  readonly aspect?: number;
  /**
   * From how many pixels on it fills its place sharply: whoever chooses a smaller one is told, and may keep it.
   * Default: any size does.
   */
  readonly leastSize?: { readonly width: number; readonly height: number };
}

export const isImage = (field: { readonly type: string } | undefined): field is ImageField =>
  field?.type === 'image';

/** A picture is one value: whatever is wrong inside it is a problem of its field. */
const writtenSchema = z.custom<Image>((value) => imageSchema.safeParse(value).success, {
  error: withErrorCode('invalid'),
});
describedBy.set(writtenSchema, imageSchema);

export const image: FieldKind<ImageField> = {
  written: (field) => orNull(writtenSchema, field),
  answered: (field) => orNull(imageSchema, field),
  empty: null,
  keywords: null,
  isStored: true,
  filter: null,
  order: null,
  transfer: null,
  inBulkEdit: false,
  isUploaded: true,
  width: () => 'exact',
  isWide: true,
};
