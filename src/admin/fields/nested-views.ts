import type { Field } from '#contract/fields.ts';
import type { FieldInput, FieldView } from './field-view.ts';

/** The views of the fields of a row: `field-views.ts` fills this in, because the view of rows is one of them. */
export const nestedViews: { of: (field: Field) => FieldView } = { of: unknown };

/** Their inputs, filled in by `field-inputs.ts`. */
export const nestedInputs: { of: (field: Field) => FieldInput } = { of: unknown };

function unknown(field: Field): never {
  throw new Error(`No view is known for ${field.type}`);
}
