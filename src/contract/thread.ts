import { z } from 'zod';
import { reach } from './access.ts';
import { attachmentSchema } from './attachments.ts';
import { type ValidationResult, toValidationResult } from './validation-result.ts';
import { colleagueSchema } from './colleagues.ts';
import type { AnyResource } from './define-resource.ts';
import { idSchema, withErrorCode, textSchema } from './value-schemas.ts';
import type { FieldErrorCode } from './field-errors.ts';
import { NOTE_MAX } from './field-limits.ts';
import { placeholdersIn } from './placeholders.ts';
import { type Role, ROLES } from './roles.ts';
import { TASK_EVENTS } from './task-values.ts';
import { threadGrant } from './thread-grants.ts';

/** What an entry of a thread tells: the record arrived, it was moved, somebody wrote, a file came, … */
export const THREAD_KINDS = ['received', 'moved', 'note', 'file', 'assigned', 'changed', 'task'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** Who reads an entry: those who reach every record, or also whoever the record belongs to. */
export const VISIBILITIES = ['internal', 'client'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * What happened, beside the words, by the entry's kind. `moved`: the move and its states. `assigned`: the names of
 * whoever takes care of it no longer, and from now on. `changed`: fields with what they were and are, the names of a
 * reference's records under the key of its label; of nested rows a `RowsChange`. `file`: the file. `task`: what became of
 * what was asked for, and what was asked for or sent by name.
 */
export const threadDataSchema = z.object({
  move: z.string().optional(),
  from: z.string().nullable().optional(),
  to: z.string().nullable().optional(),
  /** Of a move: what was filled in for it. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).optional(),
  file: z.object({ name: z.string() }).optional(),
  /** Of a note: the colleagues whom it mentions. */
  mentions: z.array(colleagueSchema).optional(),
  /** Of a note: what came with it. */
  files: z.array(attachmentSchema).optional(),
  task: z.object({ event: z.enum(TASK_EVENTS), names: z.array(z.string()) }).optional(),
});
export type ThreadData = z.infer<typeof threadDataSchema>;

/** An entry as an answer carries it. `author` is null for the host itself. */
export const threadEntrySchema = z.object({
  id: z.number(),
  kind: z.enum(THREAD_KINDS),
  visibility: z.enum(VISIBILITIES),
  author: z.object({ id: z.number(), name: z.string(), role: z.enum(ROLES) }).nullable(),
  text: z.string().nullable(),
  data: threadDataSchema,
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
});
export type ThreadEntry = z.infer<typeof threadEntrySchema>;

/** A note as it is written. */
export interface Note {
  text: string;
  visibility: Visibility;
  /** The accounts of colleagues whom it mentions: they are told. Only a note inside may. */
  mentions?: readonly number[];
}

/** At most this many colleagues are mentioned in one note. */
const MENTIONS_MAX = 20;

/**
 * The schema of a note's body: whoever reaches only their own records does not say who reads it (A19). What the firm
 * writes to a client leaves no place of a prepared reply open.
 */
export const noteSchema = (resource: AnyResource, role: Role | null) =>
  reach(threadGrant(resource), role) === 'own'
    ? z.strictObject({ text: textSchema({ max: NOTE_MAX }) })
    : z
        .strictObject({
          text: textSchema({ max: NOTE_MAX }),
          visibility: z.enum(VISIBILITIES, { error: withErrorCode('optionInvalid') }).default('internal'),
          mentions: z
            .array(idSchema, { error: withErrorCode('invalid') })
            .max(MENTIONS_MAX, { error: withErrorCode('invalid') })
            .optional(),
        })
        .superRefine(({ text, visibility, mentions = [] }, context) => {
          if (visibility === 'client' && mentions.length > 0)
            context.addIssue({
              code: 'custom',
              path: ['mentions'],
              message: 'invalid' satisfies FieldErrorCode,
            });
          const [name] = visibility === 'client' ? placeholdersIn(text) : [];
          if (name !== undefined)
            context.addIssue({
              code: 'custom',
              path: ['text'],
              message: 'placeholderLeft' satisfies FieldErrorCode,
              params: { name },
            });
        });

/** Checks a note's body: an owner's is for both sides, any other stays inside unless it says otherwise. */
export function checkNote(resource: AnyResource, input: unknown, role: Role | null): ValidationResult<Note> {
  const checked = toValidationResult(noteSchema(resource, role).safeParse(input));
  if (!checked.isValid) return checked;
  const { text, visibility = 'client', mentions } = checked.value as Omit<Note, 'visibility'> & Partial<Note>;
  return { isValid: true, value: { text, visibility, ...(mentions && { mentions }) } };
}
