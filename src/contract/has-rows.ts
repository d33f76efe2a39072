import type { Field } from './fields.ts';

/** A field whose value are records of another resource that belong to this one. */
export type FieldWithRows = Extract<Field, { readonly of: object; readonly by: string }>;

/** Does it hold records that are edited with their own? Light: whoever asks needs no kinds. */
export const hasRows = (field: Field | undefined): field is FieldWithRows =>
  field !== undefined && 'of' in field;
