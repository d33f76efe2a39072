import { z } from 'zod';
import { type Grant, named, reachingOthers } from './access.ts';
import type { AnyResource } from './define-resource.ts';
import { isReadableBy } from './field-rights.ts';
import { answeredSchema } from './field-schemas.ts';
import { labelKey } from './field-keys.ts';
import { isNamed, isStored, wireKeys } from './field-kinds.ts';
import { PAGE_SIZE_MAX } from './list-query.ts';
import { caseless, numeric } from './query-string.ts';
import type { Values } from './record-schemas.ts';
import type { Role } from './roles.ts';

/** Some of a record's values, by the keys of the wire. */
export type PartialValues = Readonly<Values>;

/** One change of a record, as its history tells it. */
export interface HistoryEntry {
  id: number;
  /** When, ISO 8601 in UTC. */
  at: string;
  /** One of `auditOperations`, or the name of a declared action. */
  operation: string;
  /** `null`: the host itself, or somebody whose name is not the reader's business. */
  who: { id: number; name: string } | null;
  /** What the changed fields were before; empty for what did not exist. */
  before: PartialValues;
  /** What they are since; empty for what does not exist any more. */
  after: PartialValues;
}

/**
 * Who may read the history of a resource's records: whoever the read grant names. What is public today may have
 * been said otherwise before, and by whom it was changed is nobody's business outside: visitors have no history.
 * Nor has an owner where there is a thread: that one tells them what is for them, the history also what is inside.
 * @returns `false` where that is nobody
 */
export const historyGrant = ({ access, thread }: Pick<AnyResource, 'access' | 'thread'>): Grant | false =>
  thread ? reachingOthers(access.read) : named(access.read);

/**
 * The schema of an entry in an answer to this role. Like that of a record it is closed: a field that the reader
 * may not see, a password or a key that no field has any more does not pass.
 */
export function historyEntrySchema(resource: AnyResource, role: Role | null): z.ZodType<HistoryEntry> {
  const values = partialValuesSchema(resource, role);
  return z.object({
    id: z.number(),
    at: z.string(),
    operation: z.string(),
    who: z.object({ id: z.number(), name: z.string() }).nullable(),
    before: values,
    after: values,
  });
}

/** The schema of some of a record's stored values, with the names of references: those that this role may read. */
export function partialValuesSchema(resource: AnyResource, role: Role | null): z.ZodType<PartialValues> {
  const shape: Record<string, z.ZodType> = {};
  for (const [key, field] of Object.entries(resource.fields)) {
    if (!isStored(field) || !isReadableBy(field, role)) continue;
    // What an older definition allowed and today's does not is told as nothing.
    for (const wireKey of wireKeys(key, field))
      shape[wireKey] = answeredSchema(field).nullable().catch(null).optional();
    if (isNamed(field)) shape[labelKey(key)] = z.string().nullable().optional();
  }
  return z.object(shape);
}

/** Which page of a history is asked for. */
export interface HistoryQuery {
  page: number;
  pageSize: number;
}
const PAGE_SIZE = 20;

export const historyQuerySchema: z.ZodType<HistoryQuery> = caseless({
  PageIndex: numeric(z.int().min(1).max(1e6)).default(1),
  PageSize: numeric(z.int().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE),
}).transform(({ PageIndex, PageSize }) => ({ page: PageIndex, pageSize: PageSize }));

/**
 * The values that a record had right after one of its changes: today's, with every newer change undone.
 * @param today the record as it is, or what is known of it
 * @param entries its history, newest first, from the newest one on
 * @param at the place of the change in it
 */
export function valuesAtRevision(today: PartialValues, entries: readonly HistoryEntry[], at: number): Values {
  // Undone from the newest to the oldest, so that the oldest has the last word.
  return entries.slice(0, at).reduce<Values>((values, { before }) => ({ ...values, ...before }), {
    ...today,
  });
}
