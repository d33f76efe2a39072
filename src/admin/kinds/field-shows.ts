import type { Field, FieldOf, FieldType } from '#contract/fields.ts';
import { Show as bilingual } from './bilingual-show.tsx';
import { Show as dateTime } from './date-time-show.tsx';
import { Show as date } from './date-show.tsx';
import { Show as email } from './email-show.tsx';
import type { FieldShow } from './field-view.ts';
import { viewOf } from './field-views.ts';
import { Show as files } from './files-show.tsx';
import { Show as hours } from './hours-show.tsx';
import { Show as image } from './image-show.tsx';
import { Show as longText } from './long-text-show.tsx';
import { Show as phone } from './phone-show.tsx';
import { Show as rows } from './rows-show.tsx';

/** What the record's own screen shows otherwise than a list. */
const fieldShows = {
  longText,
  bilingual,
  email,
  phone,
  date,
  dateTime,
  hours,
  image,
  files,
  rows,
} as const satisfies { [T in FieldType]?: FieldShow<FieldOf<T>> };

/** What shows a field on the record's own screen. */
export function showOf(field: Field): { Show: FieldShow } {
  // The map gives each type its own component; which one this is cannot be told by the compiler.
  const shows = fieldShows as unknown as Partial<Record<FieldType, FieldShow>>;
  return { Show: shows[field.type] ?? viewOf(field).Cell };
}
