import { z } from 'zod';
import { type Grant, reachingOthers } from './access.ts';
import { type ValidationResult, toValidationResult } from './validation-result.ts';
import type { AnyResource } from './define-resource.ts';
import { NOTE_MAX } from './field-limits.ts';
import { MATCH_REASONS } from './match-reasons.ts';
import { callPath } from './resource-paths.ts';
import { idSchema, textSchema, withErrorCode } from './value-schemas.ts';

/** On which side of a matter a party stands: of the client, against them, or with something to do with it. */
export const PARTY_SIDES = ['own', 'other', 'related'] as const;
export type PartySide = (typeof PARTY_SIDES)[number];

/** What a definition says of conflicts of interest. */
export interface Conflicts<Rows extends string = string, Move extends string = string> {
  /** Its field of kind `rows`: the parties of a record, with `name`, `number` and `side`. */
  readonly parties: Rows;
  /** The moves that wait until every hit is decided, those of clients too, who are not told why. */
  readonly before: readonly Move[];
  /** Who decides. */
  readonly access: Grant;
}

/** Where the conflicts of a record stand: some wait for a decision, somebody is walled off, or none is left. */
export const CONFLICT_STATES = ['open', 'walled', 'cleared'] as const;
export type ConflictState = (typeof CONFLICT_STATES)[number];

/** As it was compared, whatever the name is today. */
const namedSchema = z.object({
  nameAr: z.string(),
  nameEn: z.string(),
  number: z.string(),
  side: z.enum(PARTY_SIDES),
});
export type ComparedParty = z.infer<typeof namedSchema>;

/** Whether the person was erased: of a party only the side is left, of those from before not even that. */
export const isErased = (named: Pick<ComparedParty, 'nameAr' | 'nameEn'> | null): boolean =>
  named === null || (named.nameAr === '' && named.nameEn === '');

/**
 * Why a hit waits for nobody any more though it may never have been decided: the record compares these names no more, or
 * one of them was erased.
 */
export const SETTLED_AS = ['changed', 'erased'] as const;

/** What was decided, which nobody changes any more. */
const outcomeSchema = z.object({
  id: z.number(),
  decision: z.enum(['clear', 'wall']),
  sentence: z.string(),
  by: z.string(),
  at: z.string(),
  /** The names of the colleagues who are walled off. */
  walled: z.array(z.string()),
});

/** A party of the record that may be somebody whom the firm knows. */
export const conflictSchema = z.object({
  id: z.number(),
  /** See `isErased`. */
  party: namedSchema.nullable(),
  /** See `isErased`. */
  other: namedSchema
    .extend({
      /** The record whose party it is; null: a client, whatever their records. */
      record: z.object({ resource: z.string(), id: z.number(), number: z.string() }).nullable(),
      /** On whose own side it stands: the account of the client itself, or of whoever's record names it. Null: on nobody's. */
      clientId: z.number().nullable(),
      /** No: it was removed there since, or has another name. What was found waits all the same. */
      isNamedStill: z.boolean(),
    })
    .nullable(),
  score: z.number(),
  reason: z.enum(MATCH_REASONS),
  foundAt: z.string(),
  /** Null as long as it counts. A wall stands also after that, until it is decided again. */
  settled: z.object({ at: z.string(), as: z.enum(SETTLED_AS) }).nullable(),
  /** Oldest first; the last one counts. */
  outcomes: z.array(outcomeSchema),
});
export type Conflict = z.infer<typeof conflictSchema>;

/** Whether nobody has decided it, and it counts. */
export const waitsForDecision = ({ outcomes, settled }: Pick<Conflict, 'outcomes' | 'settled'>): boolean =>
  outcomes.length === 0 && settled === null;

/** What was found about the parties of a record, for one reader. */
export const foundConflictsSchema = z.object({
  hits: z.array(conflictSchema),
  /** Something else waits, about somebody of whom the reader may not know: neither who, nor how many, nor how alike. */
  isHeldElsewhere: z.boolean(),
});
export type FoundConflicts = z.infer<typeof foundConflictsSchema>;

/** How a move is refused that waits: whoever makes one that is for clients alone is not told of conflicts. */
export const blockedCode = ({ access }: { readonly access: Grant }): 'conflictOpen' | 'onlyByStaff' =>
  reachingOthers(access) === false ? 'onlyByStaff' : 'conflictOpen';

/** Who reads what was found: whoever may change every record. */
export const conflictReaders = ({
  conflicts,
  access,
}: Pick<AnyResource, 'conflicts' | 'access'>): Grant | false =>
  conflicts ? reachingOthers(access.update) : false;

export const conflictPaths = {
  read: (resource: AnyResource, id?: number): string => callPath(resource, 'GetConflicts', id),
  decide: (resource: AnyResource, id?: number): string => callPath(resource, 'DecideConflict', id),
} as const;

const WALLED_MAX = 50;

const decided = {
  conflictId: idSchema,
  sentence: textSchema({ max: NOTE_MAX }),
  /** The last outcome that whoever decides has seen; `null` where there was none. */
  after: idSchema.nullable(),
};

/** What somebody decides about a hit. */
export const conflictDecisionSchema = z.discriminatedUnion(
  'decision',
  [
    z.strictObject({ ...decided, decision: z.literal('clear') }),
    z.strictObject({
      ...decided,
      decision: z.literal('wall'),
      /** The colleagues who find nothing of the record any more. */
      walled: z
        .array(idSchema, { error: withErrorCode('required') })
        .min(1, { error: withErrorCode('required') })
        .max(WALLED_MAX, { error: withErrorCode('invalid') }),
    }),
  ],
  { error: withErrorCode('optionInvalid') },
);
export type ConflictDecision = z.infer<typeof conflictDecisionSchema>;

export const checkConflictDecision = (input: unknown): ValidationResult<ConflictDecision> =>
  toValidationResult(conflictDecisionSchema.safeParse(input));
