import type { FieldCheck } from './field-check.ts';
import type { Field, FieldOf, FieldType } from './fields.ts';
import { files } from './kinds/checks/files.ts';
import { image } from './kinds/checks/image.ts';
import { password } from './kinds/checks/password.ts';
import { phone } from './kinds/checks/phone.ts';
import { reference } from './kinds/checks/reference.ts';
import { rows } from './kinds/checks/rows.ts';
import { select } from './kinds/checks/select.ts';
import { text } from './kinds/checks/text.ts';

/** What is checked of every kind of field when the host starts and in tests; browsers do without. `null`: nothing more. */
const fieldChecks: { readonly [T in FieldType]: FieldCheck<FieldOf<T>> | null } = {
  text,
  longText: null,
  bilingual: null,
  email: null,
  phone,
  url: null,
  number: null,
  money: null,
  boolean: null,
  date: null,
  dateTime: null,
  hours: null,
  select,
  reference,
  references: null,
  image,
  files,
  rows,
  password,
};

/** What is checked of a field's kind. */
export function checkOf(field: Field): FieldCheck<Field> | null {
  // The map gives each type its own check; which one this is cannot be told by the compiler.
  return fieldChecks[field.type] as unknown as FieldCheck<Field> | null;
}
