import type { Field } from '#contract/fields.ts';

/** Does it name the office that takes care of a record? */
export const isOffice = (field: Field): boolean => 'widget' in field && field.widget === 'office';
