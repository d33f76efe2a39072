import { z } from 'zod';
import { type Grant, canManage } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import { withErrorCode, idSchema } from './value-schemas.ts';
import { isSearchable } from './fields.ts';
import { caseless } from './query-string.ts';
import { type Role, STAFF_ROLES } from './roles.ts';

/** The call that searches every resource of the panel at once. */
export const SEARCH_PATH = '/api/Search/GetAll';
/** Fewest characters that are searched for: one letter is in nearly every record. */
export const SEARCH_MIN = 2;
/** Most records of one resource in an answer. */
export const HITS_PER_RESOURCE = 5;

/** Whoever works in the panel may search; what they find is what their role may list. */
export const searchGrant: Grant = Object.fromEntries(STAFF_ROLES.map((role) => [role, 'all']));

/** A record that was found: of which resource, by what name, and what tells it apart from its namesakes. */
export const hitSchema = z.strictObject({
  resource: z.string(),
  id: idSchema,
  title: z.string(),
  details: z.array(z.string()),
});
export type Hit = z.infer<typeof hitSchema>;

export const searchQuerySchema = caseless({
  SearchTerm: z
    .string({ error: withErrorCode('required') })
    .trim()
    .min(SEARCH_MIN, { error: withErrorCode('invalid') })
    .max(200, { error: withErrorCode('invalid') })
    .refine((value) => !value.includes('\u0000'), { error: withErrorCode('invalid') }),
});

/** May this role find records of the resource? It has screens the role may open, and something to search in. */
export const isFindable = (resource: AnyResource, role: Role | null): boolean =>
  resource.findable !== false &&
  resource.menu !== false &&
  canManage(resource, 'list', role) &&
  Object.values(resource.fields).some(isSearchable);
