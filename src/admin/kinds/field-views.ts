import type { Field, FieldOf, FieldType } from '#contract/fields.ts';
import * as bilingual from './bilingual.tsx';
import * as boolean from './boolean.tsx';
import * as dateTime from './date-time.tsx';
import * as date from './date.tsx';
import * as email from './email.tsx';
import type { FieldView } from './field-view.ts';
import * as files from './files.tsx';
import * as image from './image.tsx';
import * as hours from './hours.tsx';
import * as longText from './long-text.tsx';
import * as money from './money.tsx';
import * as number from './number.tsx';
import * as password from './password.tsx';
import * as phone from './phone.tsx';
import * as reference from './reference.tsx';
import * as references from './references.tsx';
import * as rows from './rows.tsx';
import * as select from './select.tsx';
import * as text from './text.tsx';
import * as url from './url.tsx';

/**
 * How lists show every field type: one that is missing does not compile. The record's own screen has `./field-shows.ts`,
 * forms have `./field-inputs.ts`.
 */
const fieldViews = {
  text,
  longText,
  bilingual,
  email,
  phone,
  url,
  number,
  money,
  boolean,
  date,
  dateTime,
  hours,
  select,
  reference,
  references,
  image,
  files,
  rows,
  password,
} as const satisfies { [T in FieldType]: FieldView<FieldOf<T>> };

/** The views of a field. */
export function viewOf(field: Field): FieldView {
  // The map gives each type its own views; which one this is cannot be told by the compiler.
  return fieldViews[field.type] as unknown as FieldView;
}
