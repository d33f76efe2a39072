import type { Field } from './fields.ts';

/** Is a day of this field told by the Hijri calendar too? */
export const isInBothCalendars = (field: Field | undefined): boolean =>
  field !== undefined && 'hijri' in field && field.hijri === true;
