import { z } from 'zod';
import { DAY_SPANS } from './day-spans.ts';
import type { AnyResource } from './define-resource.ts';
import { RECORD_KEYS } from './definition-keys.ts';
import { kindOf } from './field-kinds.ts';
import { isReadableBy } from './field-rights.ts';
import { filterField } from './filter-field.ts';
import type { Field } from './fields.ts';
import { type FilterValue, LATE, ME, NONE } from './filter-value.ts';
import { LANGUAGES, type Language } from './language.ts';
import { translatedKeys } from './translation.ts';
import {
  type ListQuery,
  type NearPage,
  CHOSEN_MAX,
  PAGE_SIZE_MAX,
  SEARCH_MAX,
  queryName,
} from './list-query.ts';
import { caseless, numeric } from './query-string.ts';
import type { Role } from './roles.ts';
import { idSchema, withErrorCode } from './value-schemas.ts';

/**
 * The schema of a list's query string. Names are matched in any letter case, as ASP.NET does; an empty value
 * is no value; a name that is given twice, sort key or filter that the definition does not offer is refused.
 * @param role whoever asks; `null`: a visitor. A filter by a field that it may not read is refused, as an unknown one is
 */
export function listQuerySchema(resource: AnyResource, role: Role | null): z.ZodType<ListQuery> {
  const known = schemas.get(resource) ?? new Map<Role | null, z.ZodType<ListQuery>>();
  schemas.set(resource, known);
  const schema = known.get(role) ?? makeSchema(resource, role);
  known.set(role, schema);
  return schema;
}
const schemas = new WeakMap<AnyResource, Map<Role | null, z.ZodType<ListQuery>>>();

function makeSchema(resource: AnyResource, role: Role | null): z.ZodType<ListQuery> {
  const shape: Record<string, z.ZodType> = {
    SearchTerm: z
      .string({ error: withErrorCode('invalid') })
      .max(SEARCH_MAX, { error: withErrorCode('invalid') })
      .refine((value) => !value.includes('\u0000'), { error: withErrorCode('invalid') })
      .optional(),
    PageIndex: numeric(z.int().min(1).max(PAGE_MAX)).optional(),
    PageSize: numeric(z.int().min(1).max(PAGE_SIZE_MAX)).optional(),
    Sort: z
      .string()
      .transform(splitList)
      .pipe(z.array(sortSchema(sortKeys(resource))).max(SORT_KEYS_MAX))
      .optional(),
    Near: nearSchema.optional(),
    Trash: toggle.optional(),
    ...(translatedKeys(resource).length > 0
      ? { Missing: z.enum(LANGUAGES, { error: withErrorCode('optionInvalid') }).optional() }
      : {}),
    Ids: z
      .string()
      .transform(splitList)
      .pipe(z.array(numeric(idSchema)).max(PAGE_SIZE_MAX))
      .optional(),
    ...(isJoinable(resource)
      ? { Match: z.enum(['any'], { error: withErrorCode('optionInvalid') }).optional() }
      : {}),
  };
  for (const key of resource.list.filters) {
    const field = filterField(resource, key);
    if (field && isReadableBy(field, role)) Object.assign(shape, filterShape(resource, key, field));
  }
  return caseless(shape).transform((values) => toListQuery(resource, values));
}

/** Whether a list has several filters, which can be joined. */
export const isJoinable = (resource: AnyResource): boolean =>
  resource.list.filters.length + (translatedKeys(resource).length > 0 ? 1 : 0) > 1;

const PAGE_MAX = 1e9;
/** Most keys that a list is ordered by at once. */
export const SORT_KEYS_MAX = 5;

/** The keys a list may be ordered by. */
export const sortKeys = (resource: AnyResource): string[] => [
  ...Object.entries(resource.fields).flatMap(([key, field]) => (field.sortable ? [key] : [])),
  ...RECORD_KEYS,
];

/** What a filter by records can be asked for beside numbers. */
export function wordsFor({ fields, assignee }: AnyResource, key: string): string[] {
  const field = fields[key];
  const filter = field ? kindOf(field).filter : null;
  const hasNone = filter?.kind === 'choices' && filter.hasNone && field?.optional;
  return [...(hasNone ? [NONE] : []), ...(assignee === key ? [ME] : [])];
}

function filterShape(resource: AnyResource, key: string, field: Field): Record<string, z.ZodType> {
  const name = queryName(key);
  const { filter } = kindOf(field);
  switch (filter?.kind) {
    case 'choices': {
      const choice = filter.choice(field, wordsFor(resource, key));
      return { [name]: z.string().transform(splitList).pipe(z.array(choice).max(CHOSEN_MAX)).optional() };
    }
    case 'toggle':
      return { [name]: toggle.optional() };
    case 'range':
      return {
        [`${name}From`]: filter.end.optional(),
        [`${name}To`]: filter.end.optional(),
        ...(filter.input === 'date' ? { [name]: spanSchema(spanWords(field)).optional() } : {}),
      };
    case undefined:
      return {};
  }
}

function toListQuery(resource: AnyResource, values: Record<string, unknown>): ListQuery {
  const filters: Record<string, FilterValue> = {};
  for (const key of resource.list.filters) {
    const name = queryName(key);
    const [single, from, to] = [values[name], values[`${name}From`], values[`${name}To`]];
    // The schema above has checked each of these for its field.
    if (single !== undefined) filters[key] = single as FilterValue;
    else if (from !== undefined || to !== undefined) filters[key] = { from, to } as FilterValue;
  }
  const given = values as {
    SearchTerm?: string;
    PageIndex?: number;
    PageSize?: number;
    Trash?: boolean;
    Missing?: Language;
    Match?: 'any';
    Ids?: number[];
    Near?: NearPage;
  };
  return {
    search: given.SearchTerm,
    page: given.PageIndex ?? 1,
    pageSize: given.PageSize ?? resource.list.pageSize,
    sort: (values['Sort'] as ListQuery['sort'] | undefined) ?? resource.list.sort,
    filters,
    trash: given.Trash,
    missing: given.Missing,
    match: given.Match,
    ids: given.Ids,
    near: given.Near,
  };
}

/** Can a record be late by this field? */
export const isDue = (field: Field): boolean => 'dueWhile' in field && field.dueWhile !== undefined;
/** What a filter by days can be asked for in the place of two of them. */
export const spanWords = (field: Field): string[] => [...(isDue(field) ? [LATE] : []), ...DAY_SPANS];
const spanSchema = (words: readonly string[]) =>
  z.enum(words, { error: withErrorCode('optionInvalid') }).transform((value) => [value]);

const toggle = z
  .enum(['true', 'false'], { error: withErrorCode('invalid') })
  .transform((value) => value === 'true');

/** `4.812.5b1c9d2e`: the number of a page, and the key of a row of it. */
const nearSchema = z
  .string({ error: withErrorCode('invalid') })
  .regex(/^\d+\.\d+\.[0-9a-f]{8}$/, { error: withErrorCode('invalid') })
  .transform((value) => {
    const [page, id, mark = ''] = value.split('.');
    return { page: Number(page), id: Number(id), mark };
  })
  .pipe(z.object({ page: z.int().min(1).max(PAGE_MAX), id: idSchema, mark: z.string() }));

const sortSchema = (keys: readonly string[]) =>
  z
    .string()
    .transform((value) => ({
      field: value.replace(/^-/, ''),
      direction: value.startsWith('-') ? ('desc' as const) : ('asc' as const),
    }))
    .refine(({ field }) => keys.includes(field), { error: withErrorCode('optionInvalid') });

const splitList = (value: string): string[] => value.split(',').filter(Boolean);
