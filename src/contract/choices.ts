import { z } from 'zod';
import { type Grant, reachingOthers } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import type { Field } from './fields.ts';
import type { ReferenceField } from './kinds/reference.ts';
import { idSchema, withErrorCode } from './value-schemas.ts';
import { PAGE_SIZE_MAX, SEARCH_MAX } from './list-query.ts';
import { caseless, numeric } from './query-string.ts';

/** A record that a field can point at, in the reader's language: its name, and what tells it apart from its namesakes. */
export const choiceSchema = z.object({ id: idSchema, name: z.string(), details: z.array(z.string()) });
export type Choice = z.infer<typeof choiceSchema>;

/** What is asked: the choices of a field that have these words, or those with these numbers. */
export interface ChoicesQuery {
  field: string;
  search?: string | undefined;
  ids?: readonly number[] | undefined;
}

/** The keys of what a choice shows of a record, in any language: its title, and what stands under it. */
export const choiceKeys = ({ title, list }: Pick<AnyResource, 'title' | 'list'>): string[] => [
  title,
  ...list.under,
];

/** At most this many are offered at once; typing finds the others. */
export const CHOICES_MAX = 50;

/**
 * Is the field a choice among fewer records than it could point at, whose names whoever chooses may know? What the host
 * alone writes is chosen by nobody: whom it can point at is for those who may list them.
 */
export const isNarrowed = (field: Field): field is ReferenceField =>
  'among' in field && field.among !== undefined && field.writeBy !== 'server';

/** The fields whose choices are narrower than the records they point at. */
export const choiceFields = ({ fields }: Pick<AnyResource, 'fields'>): [string, ReferenceField][] =>
  Object.entries(fields).flatMap(([key, field]): [string, ReferenceField][] =>
    isNarrowed(field) ? [[key, field]] : [],
  );

/** Whoever reaches all records may know what they can point at; `false` where there is nothing to know. */
export const choicesGrant = (resource: Pick<AnyResource, 'fields' | 'access'>): Grant | false =>
  choiceFields(resource).length > 0 && reachingOthers(resource.access.list);

/** The schema of the query string. */
export const choicesQuerySchema = (resource: AnyResource): z.ZodType<ChoicesQuery> =>
  caseless({
    Field: z.enum(
      choiceFields(resource).map(([key]) => key),
      { error: withErrorCode('optionInvalid') },
    ),
    SearchTerm: z
      .string({ error: withErrorCode('invalid') })
      .max(SEARCH_MAX, { error: withErrorCode('invalid') })
      .refine((value) => !value.includes('\u0000'), { error: withErrorCode('invalid') })
      .optional(),
    Ids: z
      .string()
      .transform((value) => value.split(',').filter(Boolean))
      .pipe(z.array(numeric(idSchema)).max(PAGE_SIZE_MAX))
      .optional(),
  }).transform(({ Field, SearchTerm, Ids }) => ({ field: Field, search: SearchTerm, ids: Ids }));

/** The query string as the call sends it. */
export const choicesParams = ({ field, search, ids }: ChoicesQuery): Record<string, string> => ({
  Field: field,
  ...(search ? { SearchTerm: search } : {}),
  ...(ids ? { Ids: ids.join(',') } : {}),
});
