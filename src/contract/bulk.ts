import { z } from 'zod';
import { type Checked, merged } from './checked.ts';
import type { Action, AnyResource } from './define-resource.ts';
import { isWritableBy } from './field-rights.ts';
import { withErrorCode, idSchema, writtenSchema } from './field-schemas.ts';
import { fieldProblemSchema } from './envelope.ts';
import { type Field, takenCodeOf } from './fields.ts';
import { listQuerySchema } from './list-query-schema.ts';
import type { ListQuery } from './list-query.ts';
import { type Values, inputSchema } from './record-schemas.ts';
import type { Role } from './roles.ts';

/** Most records that one call changes. */
export const BULK_MAX = 1000;

/**
 * The records that a bulk call means: named one by one, or all that a list's query string finds. `count` is how
 * many the person was shown: when others match by now, nothing is done.
 */
export type Selection =
  | { readonly ids: readonly number[] }
  | { readonly matching: { readonly query: string; readonly count: number } };

/** The same with the query string read. */
export type ReadSelection =
  | { readonly ids: readonly number[] }
  | { readonly matching: { readonly query: ListQuery; readonly count: number } };

/** What a bulk call did: the records that it changed. */
export const bulkDoneSchema = z.object({ ids: z.array(z.number()) });

/** One record that stopped a bulk call, and why, in the reader's language. */
export const refusalSchema = z.object({
  id: z.number(),
  /** What it is called; empty when it is not there, or not the reader's to see. */
  title: z.string(),
  code: z.string(),
  description: z.string(),
  fields: z.record(z.string(), fieldProblemSchema).optional(),
});
export type Refusal = z.infer<typeof refusalSchema>;
/** What a refused bulk call carries as `data`. */
export const refusalsSchema = z.object({ refusals: z.array(refusalSchema) });

/** The body of a call that needs no more than a selection. */
export const selectionSchema = (resource: AnyResource) => z.strictObject(selectionShape(resource));

/** The body of a bulk change: a selection, and the values that all of it gets. */
export const bulkUpdateSchema = (resource: AnyResource, role: Role | null) =>
  z.strictObject({ ...selectionShape(resource), values: bulkValuesSchema(resource, role) });

/** The body of an action on many records: a selection, and what it wants to know, the same for all of them. */
export function bulkActionSchema(resource: AnyResource, { input }: Action) {
  const wanted = inputSchema(input ?? {});
  return z.strictObject({ ...selectionShape(resource), input: input ? wanted : wanted.optional() });
}

/** The actions that run on many records at once. */
export const bulkActions = ({ actions }: AnyResource): [name: string, action: Action][] =>
  Object.entries(actions).filter(([, { alone }]) => !alone);

/** The values of a bulk change: any of the fields that may be written so, at least one. */
export function bulkValuesSchema(resource: AnyResource, role: Role | null): z.ZodType<Values> {
  const shape = bulkFields(resource, role).map(([key, field]) => [key, writtenSchema(field).optional()]);
  return z
    .strictObject(Object.fromEntries(shape))
    .refine((values) => Object.keys(values).length > 0, { error: withErrorCode('required') });
}

/** Checks the body of a bulk call by one of the schemas above: exactly one way of saying which records. */
export function checkSelection<T extends { ids?: number[]; matching?: { query: ListQuery; count: number } }>(
  parsed: z.ZodSafeParseResult<T>,
): Checked<T & { selection: ReadSelection }> {
  const checked = merged(parsed);
  if (!checked.isValid) return checked;
  const { ids, matching } = checked.value;
  if (ids && !matching) return { isValid: true, value: { ...checked.value, selection: { ids } } };
  if (matching && !ids) return { isValid: true, value: { ...checked.value, selection: { matching } } };
  return { isValid: false, issues: { ids: { code: ids ? 'invalid' : 'required' } } };
}

/**
 * The fields that many records may get at once: those whose value is chosen, not typed. What must differ from
 * record to record, or is a text of its own, is edited one by one.
 */
export const chosenFields = (resource: AnyResource): [key: string, field: Field][] =>
  resource.form.sections
    .flatMap((section) => section.fields)
    .flatMap((key) => {
      const field = resource.fields[key];
      const isOffered = field && !resource.singleton && CHOSEN.includes(field.type) && !takenCodeOf(field);
      return isOffered ? [[key, field] as [string, Field]] : [];
    });

/** Those of them that this role may write. */
export const bulkFields = (resource: AnyResource, role: Role | null): [key: string, field: Field][] =>
  chosenFields(resource).filter(([, field]) => isWritableBy(field, role));

const CHOSEN: readonly Field['type'][] = [
  'select',
  'reference',
  'references',
  'boolean',
  'date',
  'dateTime',
  'number',
];

const selectionShape = (resource: AnyResource) => ({
  ids: z.array(idSchema).min(1).max(BULK_MAX).optional(),
  matching: z
    .strictObject({
      query: z
        .string()
        .max(4000)
        .transform((query): unknown => Object.fromEntries(new URLSearchParams(query)))
        .pipe(listQuerySchema(resource)),
      count: z.int().min(1).max(BULK_MAX),
    })
    .optional(),
});
