import type { Field } from './fields.ts';
import type { RowsField } from './kinds/rows.ts';

/** Does it hold records of another resource that are edited with its own? Whoever asks needs no module of a kind. */
export const hasRows = (field: Field | undefined): field is RowsField => field !== undefined && 'of' in field;
