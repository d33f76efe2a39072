import type { Field } from '#contract/fields.ts';
import type { FieldView } from './field-view.ts';

/** The views of the fields of a row: `field-views.ts` fills this in, because the view of rows is one of them. */
export const nestedViews: { of: (field: Field) => FieldView } = {
  of: (field) => {
    throw new Error(`No view is known for ${field.type}`);
  },
};
