import { z } from 'zod';
import { inputSchema } from './body-schemas.ts';
import { BULK_MAX, type ReadSelection, type Shown, bulkFields } from './bulk.ts';
import { type ValidationResult, toValidationResult } from './validation-result.ts';
import type { Action } from './actions.ts';
import type { AnyResource } from './define-resource.ts';
import { writtenSchema } from './field-schemas.ts';
import { listQuerySchema } from './list-query-schema.ts';
import type { ListQuery } from './list-query.ts';
import { valuesOfQuery } from './query-string.ts';
import type { Values } from './record-schemas.ts';
import type { Role } from './roles.ts';
import { idSchema, withErrorCode } from './value-schemas.ts';

/** The body of a call that needs no more than a selection. */
export const selectionSchema = (resource: AnyResource, role: Role | null) =>
  z.strictObject(selectionShape(resource, role));

/** The body of a bulk change: a selection, and the values that all of it gets. */
export const bulkUpdateSchema = (resource: AnyResource, role: Role | null) =>
  z.strictObject({ ...selectionShape(resource, role), values: bulkValuesSchema(resource, role) });

/**
 * The body of an action on many records: a selection, and what it wants to know, the same for all of them. An action
 * that is `alone` takes one id.
 */
export function bulkActionSchema(resource: AnyResource, { input, alone }: Action, role: Role | null) {
  const wanted = inputSchema(input ?? {});
  const selected = alone ? namedShape(1) : selectionShape(resource, role);
  return z.strictObject({ ...selected, input: input ? wanted : wanted.optional() });
}

/** The values of a bulk change: any of the fields that may be written so, at least one. */
export function bulkValuesSchema(resource: AnyResource, role: Role | null): z.ZodType<Values> {
  const shape = bulkFields(resource, role).map(([key, field]) => [key, writtenSchema(field).optional()]);
  return z
    .strictObject(Object.fromEntries(shape))
    .refine((values) => Object.keys(values).length > 0, { error: withErrorCode('required') });
}

/** Checks the body of a bulk call by one of the schemas above: exactly one way of saying which records. */
export function checkSelection<
  T extends { ids?: number[]; matching?: { query: ListQuery; count: number }; versions?: Shown[] },
>(parsed: z.ZodSafeParseResult<T>): ValidationResult<T & { selection: ReadSelection }> {
  const checked = toValidationResult(parsed);
  if (!checked.isValid) return checked;
  const { ids, matching, versions } = checked.value;
  if (ids && !matching) return { isValid: true, value: { ...checked.value, selection: { ids, versions } } };
  if (matching && !ids)
    return { isValid: true, value: { ...checked.value, selection: { matching, versions } } };
  return { isValid: false, issues: { ids: { code: ids ? 'invalid' : 'required' } } };
}

const namedShape = (most: number) => ({
  ids: z.array(idSchema).min(1).max(most).optional(),
  versions: z.array(shownSchema).max(most).optional(),
});

const selectionShape = (resource: AnyResource, role: Role | null) => ({
  ...namedShape(BULK_MAX),
  matching: z
    .strictObject({
      query: z
        .string()
        .max(4000)
        .transform((query): unknown => valuesOfQuery(query))
        .pipe(listQuerySchema(resource, role)),
      count: z.int().min(1).max(BULK_MAX),
    })
    .optional(),
});

const shownSchema: z.ZodType<Shown> = z.strictObject({ id: idSchema, version: z.int().min(1) });
