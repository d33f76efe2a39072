import type { z } from 'zod';
import { kindOf } from './field-kinds.ts';
import type { Field } from './fields.ts';

/**
 * The schema of one written value. A text in both languages has it for each half.
 * @throws for a kind that no body carries by one schema: files, rows
 */
export function writtenSchema(field: Field): z.ZodType {
  const { written, keywords } = kindOf(field);
  if (!written) throw new Error(`A ${field.type} field has no schema of its own in a body`);
  const schema = written(field);
  return keywords ? schema.meta(keywords(field)) : schema;
}

/**
 * The schema of one value in an answer.
 * @throws for a kind whose shape depends on the role: rows
 */
export function answeredSchema(field: Field): z.ZodType {
  const { answered } = kindOf(field);
  if (!answered) throw new Error(`A ${field.type} field has no schema of its own in an answer`);
  return answered(field);
}

/** What an optional value is when nobody gave one. */
export const emptyValue = (field: Field) => kindOf(field).empty;
