import { z } from 'zod';
import type { Action } from './actions.ts';
import type { AnyResource } from './define-resource.ts';
import { fieldProblemSchema } from './envelope.ts';
import { kindOf } from './field-kinds.ts';
import { isChangeableBy } from './field-rights.ts';
import { type Field, takenCodeOf } from './fields.ts';
import type { ListQuery } from './list-query.ts';
import type { Role } from './roles.ts';

/** Most records that one call changes. */
export const BULK_MAX = 1000;

/**
 * The records that a bulk call means: named one by one, or all that a list's query string finds. `count` is how
 * many the person was shown: when others match by now, nothing is done.
 */
export type Selection = (
  | { readonly ids: readonly number[] }
  | { readonly matching: { readonly query: string; readonly count: number } }
) &
  Seen;

/** The same with the query string read. */
export type ReadSelection = (
  | { readonly ids: readonly number[] }
  | { readonly matching: { readonly query: ListQuery; readonly count: number } }
) &
  Seen;

interface Seen {
  /** What the person was shown of them: one that was saved since is refused. Default: each is taken as it is. */
  readonly versions?: readonly Shown[] | undefined;
}

/** A record, and the version of it that somebody was shown. */
export interface Shown {
  readonly id: number;
  readonly version: number;
}

/** What a bulk call did: the records that it changed. */
export const bulkDoneSchema = z.object({ ids: z.array(z.number()) });

/** One record that stopped a bulk call, and why, in the reader's language. */
export const refusalSchema = z.object({
  id: z.number(),
  /** What it is called; empty when it is not there, not the reader's to see, or one of very many. */
  title: z.string(),
  code: z.string(),
  description: z.string(),
  fields: z.record(z.string(), fieldProblemSchema).optional(),
});
export type Refusal = z.infer<typeof refusalSchema>;
/** What a refused bulk call carries as `data`. */
export const refusalsSchema = z.object({ refusals: z.array(refusalSchema) });

/** The actions that run on many records at once. */
export const bulkActions = ({ actions }: AnyResource): [name: string, action: Action][] =>
  Object.entries(actions).filter(([, { alone }]) => !alone);

/**
 * The fields that many records may get at once: those whose value is chosen, not typed. What must differ from
 * record to record, or is a text of its own, is edited one by one.
 */
export const chosenFields = (resource: AnyResource): [key: string, field: Field][] =>
  resource.form.sections
    .flatMap((section) => section.fields)
    .flatMap((key) => {
      const field = resource.fields[key];
      const isOffered = field && !resource.singleton && kindOf(field).inBulkEdit && !takenCodeOf(field);
      return isOffered ? [[key, field] as [string, Field]] : [];
    });

/** Those of them that this role may write. */
export const bulkFields = (resource: AnyResource, role: Role | null): [key: string, field: Field][] =>
  chosenFields(resource).filter(([, field]) => isChangeableBy(field, role));
