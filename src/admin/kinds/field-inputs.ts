import type { Field, FieldOf, FieldType } from '#contract/fields.ts';
import type { FieldInput } from './field-view.ts';
import { Input as bilingual } from './bilingual-input.tsx';
import { Input as boolean } from './boolean-input.tsx';
import { Input as dateTime } from './date-time-input.tsx';
import { Input as date } from './date-input.tsx';
import { Input as email } from './email-input.tsx';
import { Input as hours } from './hours-input.tsx';
import { Input as image } from './image-input.tsx';
import { Input as longText } from './long-text-input.tsx';
import { Input as money } from './money-input.tsx';
import { Input as number } from './number-input.tsx';
import { Input as password } from './password-input.tsx';
import { Input as phone } from './phone-input.tsx';
import { Input as reference } from './reference-input.tsx';
import { Input as references } from './references-input.tsx';
import { Input as rows } from './rows-input.tsx';
import { Input as select } from './select-input.tsx';
import { Input as text } from './text-input.tsx';
import { Input as url } from './url-input.tsx';

/** How forms take every field type that a body holds: one that is missing does not compile. Lists do without them. */
const fieldInputs = {
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
  rows,
  password,
} as const satisfies { [T in Exclude<FieldType, 'files'>]: FieldInput<FieldOf<T>> };

/** What takes the values of a field. */
export function inputOf(field: Field): FieldInput {
  // The map gives each type its own input; which one this is cannot be told by the compiler. No form has files.
  return fieldInputs[field.type as keyof typeof fieldInputs] as unknown as FieldInput;
}
