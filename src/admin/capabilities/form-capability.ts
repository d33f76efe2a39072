import type { AnyResource } from '#contract/define-resource.ts';
import type { FieldMap } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';

/** Something that a definition may declare, and whose values a form holds otherwise than a body does. */
export interface FormCapability {
  readonly name: string;
  readonly isDeclaredBy: (resource: AnyResource) => boolean;
  /** What the form holds for what is stored. */
  readonly toForm: (fields: FieldMap, stored: Values) => Values;
  /** What is sent for what the form holds. */
  readonly toWire: (fields: FieldMap, inForm: Values) => Values;
  /** What was found in what is sent, at the places of the form: `services.1.nameAr` is `services.id-7.nameAr`. */
  readonly toFormPaths: <T>(
    fields: FieldMap,
    inForm: Values,
    found: Readonly<Record<string, T>>,
  ) => Record<string, T>;
}
