import { z } from 'zod';
import type { FieldErrorCode } from './field-errors.ts';
import { LARGEST_INTEGER } from './field-limits.ts';
import type { ShortCode } from './field-options.ts';
import { placeholdersIn } from './placeholders.ts';
import { withoutInvisible } from './text-folding.ts';
import { textLength } from './text-length.ts';

/** A zod message that is one of our codes: the words are chosen where it is shown. Nothing given is `required`. */
export const withErrorCode =
  (code: FieldErrorCode, missing: FieldErrorCode = 'required') =>
  (issue: { input?: unknown }): FieldErrorCode =>
    issue.input === undefined || issue.input === null || issue.input === '' ? missing : code;

interface TextRules {
  optional?: boolean | undefined;
  /** The error of none where one is needed. Default: `required`. */
  missing?: FieldErrorCode | undefined;
  min?: number;
  short?: ShortCode;
  max: number;
  /** The names that may stand between double braces. Default: any, they are text. */
  placeholders?: readonly string[] | undefined;
  /** Mends what was typed before it is measured. Default: as typed. */
  mend?: (value: string) => string;
}

/** What no keyboard writes and no screen shows: control characters but tab and line end, and what is no character. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/** A text of invisible characters alone is empty. */
const seen = (text: string): string => (withoutInvisible(text).trim() === '' ? '' : text);

/**
 * Text as people type it: trimmed, NFC, without control characters, never with NUL (PostgreSQL cannot hold it). Line
 * ends are `\n`.
 */
export function textSchema({
  optional = false,
  missing = 'required',
  min,
  short = 'tooShort',
  max,
  placeholders,
  mend = (value) => value,
}: TextRules) {
  return z
    .string({ error: withErrorCode('invalid', missing) })
    .refine((value) => !value.includes('\u0000'), { error: withErrorCode('invalid') })
    .overwrite((value) =>
      seen(mend(value.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROLS, '')).trim()),
    )
    .superRefine((value, context) => {
      const length = textLength(value);
      const report = (code: FieldErrorCode, params?: Record<string, number | string>) =>
        context.addIssue({ code: 'custom', message: code, params });
      if (length === 0) return optional ? undefined : report(missing);
      if (min !== undefined && textLength(withoutInvisible(value)) < min) return report(short, { min });
      if (length > max) return report('maxLength', { max });
      const unknown = placeholders && placeholdersIn(value).find((name) => !placeholders.includes(name));
      if (unknown !== undefined) return report('placeholderUnknown', { name: unknown });
    });
}

export const idSchema = z
  .int({ error: withErrorCode('invalid') })
  .min(1, { error: withErrorCode('invalid') })
  .max(LARGEST_INTEGER, {
    error: withErrorCode('invalid'),
  });
/** A random id: from one nobody learns another, nor how many there are. */
export const publicIdSchema = z.uuid();
/** A calendar day. ISO 8601 knows a year 0000, PostgreSQL does not. */
export const daySchema = z.iso
  .date({ error: withErrorCode('dateInvalid') })
  .refine((value) => !value.startsWith('0000'), { error: withErrorCode('dateInvalid') });
/** A moment, turned to UTC: PostgreSQL refuses offsets from 16 hours up, which ISO 8601 allows. */
export const momentSchema = z.iso
  .datetime({ error: withErrorCode('dateInvalid'), offset: true })
  .overwrite(inUtc)
  .refine((value) => /^(?!0000)\d{4}-/.test(value), { error: withErrorCode('dateInvalid') });

function inUtc(value: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

/** The schema, or `null` too where the field is optional. */
export const orNull = (schema: z.ZodType, { optional }: { readonly optional?: true }): z.ZodType =>
  optional ? schema.nullable() : schema;

/** Schemas that check by a function, each with the one that the API's document describes in its place. */
export const describedBy = new WeakMap<object, z.ZodType>();
