import { z } from 'zod';
import { attachmentSchema } from './attachments.ts';
import type { FieldErrorCode } from './field-errors.ts';
import { keywordsOf } from './field-keywords.ts';
import { DEFAULT_TEXT_MAX, LARGEST_INTEGER, SLUG, textMaxOf } from './field-limits.ts';
import type { Field, ShortCode } from './fields.ts';
import { imageSchema } from './images.ts';
import { answeredHoursSchema, hoursSchema } from './opening-hours.ts';
import { asciiDigits, withoutInvisible } from './text-folding.ts';
import { textLength } from './text-length.ts';

/** A zod message that is one of our codes: the words are chosen where it is shown. Nothing given is `required`. */
export const withErrorCode =
  (code: FieldErrorCode, missing: FieldErrorCode = 'required') =>
  (issue: { input?: unknown }): FieldErrorCode =>
    issue.input === undefined || issue.input === null || issue.input === '' ? missing : code;

interface TextRules {
  optional?: boolean;
  min?: number;
  short?: ShortCode;
  max: number;
  /** Mends what was typed before it is measured. Default: as typed. */
  mend?: (value: string) => string;
}

/** What no keyboard writes and no screen shows: control characters but tab and line end, and what is no character. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/** A text of invisible characters alone is none. */
const seen = (text: string): string => (withoutInvisible(text).trim() === '' ? '' : text);

/**
 * Text as people type it: trimmed, NFC, without control characters, never with NUL (PostgreSQL cannot hold it). Line
 * ends are `\n`.
 */
export function textSchema({
  optional = false,
  min,
  short = 'tooShort',
  max,
  mend = (value) => value,
}: TextRules) {
  return z
    .string({ error: withErrorCode('invalid') })
    .refine((value) => !value.includes('\u0000'), { error: withErrorCode('invalid') })
    .overwrite((value) =>
      seen(mend(value.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROLS, '')).trim()),
    )
    .superRefine((value, context) => {
      const length = textLength(value);
      const report = (code: FieldErrorCode, params?: Record<string, number>) =>
        context.addIssue({ code: 'custom', message: code, params });
      if (length === 0) return optional ? undefined : report('required');
      if (min !== undefined && textLength(withoutInvisible(value)) < min) return report(short, { min });
      if (length > max) return report('maxLength', { max });
    });
}

export const emailSchema = (optional = false) =>
  textSchema({ optional, max: 254, mend: (value) => withoutInvisible(value).toLowerCase() }).superRefine(
    (value, context) => {
      if (value !== '' && !EMAIL.test(value))
        context.addIssue({ code: 'custom', message: 'emailInvalid' satisfies FieldErrorCode });
    },
  );

/** With country code, `+` or `00` first, 8 to 15 digits (E.164); kept as typed but with ASCII digits. */
export const phoneSchema = (optional = false) =>
  textSchema({ optional, max: 30, mend: (value) => asciiDigits(withoutInvisible(value)) }).superRefine(
    (value, context) => {
      if (value !== '' && !isPhone(value))
        context.addIssue({ code: 'custom', message: 'phoneInvalid' satisfies FieldErrorCode });
    },
  );

export const urlSchema = (optional = false) =>
  textSchema({ optional, max: 500 }).superRefine((value, context) => {
    if (value !== '' && !isWebUrl(value))
      context.addIssue({ code: 'custom', message: 'urlInvalid' satisfies FieldErrorCode });
  });

const textRules = ({ optional, min, short, max = DEFAULT_TEXT_MAX }: Extract<Field, { type: 'text' }>) => ({
  optional,
  min,
  short,
  max,
});

const slugSchema = (field: Extract<Field, { type: 'text' }>) =>
  textSchema({
    ...textRules(field),
    mend: (value) => asciiDigits(withoutInvisible(value)).toLowerCase(),
  }).superRefine((value, context) => {
    if (value !== '' && !SLUG.test(value))
      context.addIssue({ code: 'custom', message: 'slugInvalid' satisfies FieldErrorCode });
  });

export const idSchema = z
  .int({ error: withErrorCode('invalid') })
  .min(1, { error: withErrorCode('invalid') })
  .max(LARGEST_INTEGER, {
    error: withErrorCode('invalid'),
  });
/** A calendar day. ISO 8601 knows a year 0000, PostgreSQL does not. */
export const daySchema = z.iso
  .date({ error: withErrorCode('dateInvalid') })
  .refine((value) => !value.startsWith('0000'), { error: withErrorCode('dateInvalid') });
/** A moment, turned to UTC: PostgreSQL refuses offsets from 16 hours up, which ISO 8601 allows. */
export const momentSchema = z.iso
  .datetime({ error: withErrorCode('dateInvalid'), offset: true })
  .overwrite(inUtc)
  .refine((value) => /^(?!0000)\d{4}-/.test(value), { error: withErrorCode('dateInvalid') });

const futureSchema = momentSchema.refine((value) => Date.parse(value) > Date.now(), {
  error: withErrorCode('notFuture'),
});

/** Which schema another one asks, for whoever describes what it lets through: the browser never does. */
export const asking = z.registry<{ asks: keyof typeof askedSchemas }>();
export const askedSchemas = { image: imageSchema };

/** A picture is one value: whatever is wrong inside it is a problem of its field. */
const writtenImageSchema = z
  .custom<z.output<typeof imageSchema>>((value) => imageSchema.safeParse(value).success, {
    error: withErrorCode('invalid'),
  })
  .register(asking, { asks: 'image' });

/** The schema of one written value. A bilingual field has it for each half. */
export function writtenSchema(field: Field): z.ZodType {
  const keywords = keywordsOf(field);
  const schema = checkedSchema(field);
  return Object.keys(keywords).length > 0 ? schema.meta(keywords) : schema;
}

function checkedSchema(field: Field): z.ZodType {
  const empty = field.optional === true;
  switch (field.type) {
    case 'text':
      return field.format === 'slug' ? slugSchema(field) : textSchema(textRules(field));
    case 'longText':
      return textSchema({ ...lengthsOf(field), optional: empty, max: textMaxOf(field) });
    case 'bilingual':
      return textSchema({
        ...lengthsOf(field),
        optional: empty || field.languages === 'any',
        max: textMaxOf(field),
      });
    case 'email':
      return emailSchema(empty);
    case 'phone':
      return phoneSchema(empty);
    case 'url':
      return urlSchema(empty);
    case 'number':
      return orNull(numberSchema(field), empty);
    case 'boolean':
      return z.boolean({ error: withErrorCode('invalid') });
    case 'date':
      return orNull(daySchema, empty);
    case 'dateTime':
      return orNull(field.future ? futureSchema : momentSchema, empty);
    case 'select':
      return orNull(z.enum(Object.keys(field.options), { error: withErrorCode('optionInvalid') }), empty);
    case 'reference':
      return orNull(idSchema, empty);
    case 'references':
      return z
        .array(idSchema, { error: withErrorCode('invalid') })
        .max(200, { error: withErrorCode('invalid') })
        .overwrite((ids) => [...new Set(ids)])
        .superRefine((ids, context) => {
          if (!empty && ids.length === 0)
            context.addIssue({ code: 'custom', message: 'atLeastOne' satisfies FieldErrorCode });
        });
    case 'image':
      return orNull(writtenImageSchema, empty);
    case 'hours':
      return hoursSchema(empty);
    case 'files':
      throw new Error('Files are in no body: see `isWritableBy`');
    case 'rows':
      throw new Error('The schema of rows depends on the role: see `rows-schemas.ts`');
    case 'password':
      // The policy is held against the whole record, in `record-schemas.ts`: it knows name and e-mail.
      return z.string({ error: withErrorCode('invalid') }).max(256, { error: withErrorCode('invalid') });
  }
}

/** The schema of one value in an answer. It holds the type, not the rule: an old record stays readable. */
export function answeredSchema(field: Field): z.ZodType {
  const empty = field.optional === true;
  switch (field.type) {
    case 'number':
    case 'reference':
      return orNull(z.number(), empty);
    case 'boolean':
      return z.boolean();
    case 'references':
      return z.array(z.number());
    case 'image':
      return orNull(imageSchema, empty);
    case 'files':
      return z.array(attachmentSchema);
    case 'hours':
      return answeredHoursSchema;
    case 'rows':
      throw new Error('The schema of rows depends on the role: see `rows-schemas.ts`');
    case 'date':
    case 'dateTime':
    case 'select':
      return orNull(z.string(), empty);
    case 'text':
    case 'longText':
    case 'bilingual':
    case 'email':
    case 'phone':
    case 'url':
    case 'password':
      return z.string();
  }
}

/** What an optional value is when nobody gave one. */
export function emptyValue(field: Field): string | null | false | never[] {
  switch (field.type) {
    case 'boolean':
      return false;
    case 'references':
    case 'hours':
    case 'files':
    case 'rows':
      return [];
    case 'number':
    case 'reference':
    case 'date':
    case 'dateTime':
    case 'select':
    case 'image':
      return null;
    case 'text':
    case 'longText':
    case 'bilingual':
    case 'email':
    case 'phone':
    case 'url':
    case 'password':
      return '';
  }
}

const lengthsOf = ({ min, short }: { min?: number; short?: ShortCode }) => ({ min, short });

const orNull = (schema: z.ZodType, empty: boolean): z.ZodType => (empty ? schema.nullable() : schema);

function numberSchema(field: Extract<Field, { type: 'number' }>) {
  const { min, max = LARGEST_INTEGER, decimals } = field;
  return z.number({ error: withErrorCode('invalid') }).superRefine((value, context) => {
    const report = (code: FieldErrorCode, params?: Record<string, number>) =>
      context.addIssue({ code: 'custom', message: code, params });
    if (!decimals && !Number.isSafeInteger(value)) return report('wholeNumber');
    if (min !== undefined && value < min)
      return min > 0 && min <= 1 ? report('positive') : report('numberMin', { min });
    if (value > max) return report('numberMax', { max });
  });
}

function inUtc(value: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

// One @, a dot in the domain, no spaces, quotes or brackets: what mail servers of real people accept.
const EMAIL = /^[^\s@"<>()[\],;:\\]+@[^\s@"<>()[\],;:\\.]+(\.[^\s@"<>()[\],;:\\.]+)+$/u;

function isPhone(value: string): boolean {
  if (!/^(\+|00)[\d\s().-]+$/.test(value)) return false;
  const digits = value.replace(/^00/, '').replace(/\D/g, '');
  return digits.length >= 8 && digits.length <= 15 && !digits.startsWith('0');
}

function isWebUrl(value: string): boolean {
  if (!/^https:\/\/[^\s]+$/i.test(value)) return false;
  if (!URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  // A name before the host reads as if it were the host: https://yamama.example@elsewhere.example
  return hostname.includes('.') && username === '' && password === '';
}
