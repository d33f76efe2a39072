import type { FieldCheck } from '../../field-check.ts';
import type { TextField } from '../text.ts';

export const text: FieldCheck<TextField> = function* (
  { madeFrom, format, optional },
  { resource: { fields } },
) {
  if (madeFrom === undefined) return;
  if (format !== 'slug' || !optional) yield ['made-unsuited', 'only an optional slug is made from a name'];
  if (fields[madeFrom]?.type !== 'bilingual') yield ['made-from', `there is no bilingual field ${madeFrom}`];
};
