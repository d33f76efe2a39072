import type { Field, FieldOf, FieldType } from '#contract/fields.ts';
import type { FieldInput } from '../fields/field-view.ts';
import { nestedInputs } from '../fields/nested-views.ts';
import { Input as bilingual } from './bilingual.tsx';
import { Input as boolean } from './boolean.tsx';
import { Input as dateTime } from './date-time.tsx';
import { Input as date } from './date.tsx';
import { Input as email } from './email.tsx';
import { Input as hours } from './hours.tsx';
import { Input as image } from './image.tsx';
import { Input as longText } from './long-text.tsx';
import { Input as number } from './number.tsx';
import { Input as password } from './password.tsx';
import { Input as phone } from './phone.tsx';
import { Input as reference } from './reference.tsx';
import { Input as references } from './references.tsx';
import { Input as rows } from './rows.tsx';
import { Input as select } from './select.tsx';
import { Input as text } from './text.tsx';
import { Input as url } from './url.tsx';

/** How forms take every field type that a body holds: one that is missing does not compile. Lists do without them. */
const fieldInputs = {
  text,
  longText,
  bilingual,
  email,
  phone,
  url,
  number,
  boolean,
  date,
  dateTime,
  hours,
  select,
  reference,
  references,
  image,
  rows,
  password,
} as const satisfies { [T in Exclude<FieldType, 'files'>]: FieldInput<FieldOf<T>> };

/** What takes the values of a field. */
export function inputOf(field: Field): FieldInput {
  // The map gives each type its own input; which one this is cannot be told by the compiler. No form has files.
  return fieldInputs[field.type as keyof typeof fieldInputs] as unknown as FieldInput;
}

nestedInputs.of = inputOf;
