import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failure, failureSchema, listSchema, success, successSchema, totalsOf } from '#contract/envelope.ts';
import { AppError, isErrorCode } from '#contract/errors.ts';
import { hostErrors } from '#contract/host-errors.ts';
import { fieldErrors, isFieldErrorCode } from '#contract/field-errors.ts';
import { describeError } from '#contract/describe-error.ts';
import { describeField, describeFields, issuesOf } from '#contract/issues.ts';
import type { LocalizedText } from '#contract/language.ts';
import { roleLabels } from '#contract/roles.ts';
import { resources } from '#resources/index.ts';
import { users } from '#resources/users.ts';

const places = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** Every pair of words in a definition, with the way to it. */
function wordsIn(value: unknown, path: string): [string, LocalizedText][] {
  if (typeof value !== 'object' || value === null) return [];
  // The names of two fields are no words.
  if ('ar' in value && 'en' in value && !path.endsWith('.publishing.states'))
    return [[path, { ar: String(value.ar), en: String(value.en) }]];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${path}.${key}`));
}
const catalogue = [
  ...wordsIn(hostErrors, 'errors'),
  ...wordsIn(fieldErrors, 'fieldErrors'),
  ...wordsIn(roleLabels, 'roleLabels'),
  ...resources.flatMap((resource) => wordsIn(resource, resource.name)),
];

describe('R270 R346 every text of the contract and the definitions is in both languages', () => {
  it.each(catalogue)('R270 R346 %s', (_path, { ar, en }) => {
    expect(ar).toMatch(/\p{Script=Arabic}/u);
    expect(en).toMatch(/[a-z]/i);
    expect(en).not.toMatch(/\p{Script=Arabic}|[،؛؟]/u);
    expect(ar.trim()).toBe(ar);
    expect(en.trim()).toBe(en);
    expect(places(ar)).toEqual(places(en));
    // Latin commas, semicolons and question marks point the wrong way; only examples may be Latin.
    expect(ar).not.toMatch(/[,;?]|\.\.\.|\u0640/);
    // The full stop ends both sentences or neither; «No.» is not one.
    expect(en.includes(' ') && en.endsWith('.')).toBe(ar.endsWith('.'));
  });
});

it('every code has a status that fits it', () => {
  for (const { status } of Object.values(hostErrors)) {
    expect([0, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503]).toContain(status);
  }
  for (const name of ['constructor', 'toString', '__proto__', 'nothing', '']) {
    expect(isErrorCode(name)).toBe(false);
    expect(isFieldErrorCode(name)).toBe(false);
  }
});

it('the words of an error are the resource’s own before the general ones, with the numbers put in', () => {
  expect(describeError('notFound', { language: 'en', messages: users.messages })).toBe('User not found');
  expect(describeError('notFound', { language: 'ar' })).toBe('السجل غير موجود');
  expect(describeError('inUse', { language: 'ar', params: { count: 3 } })).toContain('عدد السجلات: 3');
  expect(describeField({ code: 'maxLength', params: { max: 300 } }, 'ar')).toBe('الحد الأقصى للأحرف: 300');
  expect(describeFields({ email: { code: 'emailTaken' } }, 'en')).toEqual({
    email: { code: 'emailTaken', message: 'Email is already registered' },
  });
  expect(new AppError('conflict', { data: { id: 1 } })).toMatchObject({
    code: 'conflict',
    message: 'conflict',
  });
});

it('names what is wrong by its key, the first problem of each, whatever the key is called', () => {
  const schema = z.strictObject({
    a: z.string().min(2, { error: 'tooShort' }).regex(/x/),
    b: z.strictObject({}),
  });
  const input: unknown = JSON.parse('{"a": "", "b": {"toString": 1}, "constructor": 1, "__proto__": 2}');
  const found = issuesOf(schema.safeParse(input).error ?? new z.ZodError([]));
  expect(Object.entries(found).toSorted()).toEqual([
    ['__proto__', { code: 'unknownField' }],
    ['a', { code: 'tooShort' }],
    ['b.toString', { code: 'unknownField' }],
    ['constructor', { code: 'unknownField' }],
  ]);
  const foreign = issuesOf(z.object({ a: z.int() }).safeParse({ a: 'x' }).error ?? new z.ZodError([]));
  expect(foreign).toEqual({ a: { code: 'invalid' } });
});

describe('the envelope', () => {
  const row = z.object({ id: z.number() });

  it('is told apart by isSuccess, and carries no error beside data', () => {
    expect(successSchema(row).safeParse(success({ id: 1 })).success).toBe(true);
    expect(successSchema(row).safeParse({ ...success({ id: 1 }), error: { code: 'x' } }).success).toBe(false);
    const failed = failure({ code: 'conflict', description: 'words' }, { id: 1 });
    expect(failureSchema.safeParse(failed).success).toBe(true);
    expect(successSchema(row).safeParse(failed).success).toBe(false);
    expect(failureSchema.safeParse(success({ id: 1 })).success).toBe(false);
    expect(failureSchema.safeParse({ ...failed, error: { code: 'conflict' } }).success).toBe(false);
  });

  it.each([
    [0, 1, 20, 1],
    [1, 1, 20, 1],
    [20, 1, 20, 1],
    [21, 2, 20, 2],
    [100_001, 1, 1, 100_001],
  ])('%i records on page %i of %i make %i pages', (totalCount, pageIndex, pageSize, totalPages) => {
    const totals = totalsOf(totalCount, pageIndex, pageSize);
    expect(totals).toEqual({ totalCount, pageIndex, pageSize, totalPages });
    expect(listSchema(row).safeParse({ ...success([]), ...totals }).success).toBe(true);
  });
});
