import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ValidationResult } from '#contract/validation-result.ts';
import {
  changePasswordSchema,
  checkAccountForm,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
} from '#contract/account-schemas.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import { queryName } from '#contract/list-query.ts';
import { describeFields } from '#contract/issues.ts';
import { LANGUAGES, parseLanguage } from '#contract/language.ts';
import { isKnownPath } from '#contract/pages.ts';
import { checkCreate, checkUpdate, checkWholeRecord } from '#contract/body-schemas.ts';
import { passwordPolicy } from '#contract/password-policy.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { ROLES } from '#contract/roles.ts';
import { sessionSchema, tokenOf } from '#contract/session.ts';
import { resources } from '#resources/index.ts';
import { everyField } from '#tests/support/every-field.ts';
import { buildRecord } from '#tests/support/record-builder.ts';

const definitions: AnyResource[] = [...resources, everyField];
const anyRole = fc.constantFrom(null, ...ROLES);
const trap = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'id');

/** Anything that a body can hold once it is read as JSON, traps among its keys. */
const anyJson = fc
  .oneof(
    fc.anything({ key: fc.oneof(trap, fc.string()), withNullPrototype: false }),
    fc.jsonValue(),
    fc.json().map((text) => `{"__proto__": ${text}, "constructor": {"prototype": ${text}}}`),
  )
  .map((value): unknown => {
    try {
      return JSON.parse(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null'));
    } catch {
      return null; // a big integer, a plain text: not JSON
    }
  });

/** A valid body in which some values are anything. */
const almostValid = (resource: AnyResource) => {
  const body = buildRecord(resource);
  const changes = fc.dictionary(
    fc.oneof(trap, fc.constantFrom(...Object.keys({ ...resource.fields, ...body }))),
    anyJson,
    {
      maxKeys: 4,
    },
  );
  return changes.map((change): unknown => ({ id: 7, ...body, ...change }));
};

const prototypeNames = () =>
  [Object.prototype, Array.prototype, Function.prototype].map((each) => Reflect.ownKeys(each).map(String));
const namesBefore = prototypeNames();

/** What a property fails with, counterexample included; nothing when it holds. */
function failureOf<T>(property: fc.IProperty<T>): string | undefined {
  return fc.defaultReportMessage(fc.check(property, { numRuns: 400 }));
}

/** An answer is a plain value, or problems that each have words. */
function isSound(checked: ValidationResult<unknown>): boolean {
  if (checked.isValid) return Object.getPrototypeOf(checked.value) === Object.prototype;
  const problems = Object.values(describeFields(checked.issues, 'ar'));
  return problems.length > 0 && problems.every(({ message }) => /\p{Script=Arabic}/u.test(message));
}

describe.each(definitions.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  it('answers any body with a value or with problems, and throws nothing', () => {
    const property = fc.property(fc.oneof(anyJson, almostValid(resource)), anyRole, (input, role) => {
      const values = typeof input === 'object' && input !== null ? { ...input } : {};
      checkWholeRecord(resource, values, { role });
      recordSchema(resource, role).safeParse(input);
      return (
        isSound(checkCreate(resource, input, { role })) && isSound(checkUpdate(resource, input, { role }))
      );
    });
    expect(failureOf(property)).toBeUndefined();
  });

  it('answers any query, and throws nothing', () => {
    const fixed = ['SearchTerm', 'PageIndex', 'PageSize', 'Sort', 'Trash', 'Ids'];
    const names = fc.constantFrom(...fixed, ...resource.list.filters.map(queryName));
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string()), anyJson);
    const query = fc.dictionary(fc.oneof(trap, names, fc.string()), value);
    const property = fc.property(fc.oneof(anyJson, query), (input) => {
      const { data } = listQuerySchema(resource, 'Admin').safeParse(input);
      if (!data) return true;
      const isOffered = (key: string) => resource.list.filters.includes(key);
      const isOnePage = data.page >= 1 && data.pageSize >= 1 && data.pageSize <= 100;
      return isOnePage && Object.keys(data.filters).every(isOffered) && !data.search?.includes('\u0000');
    });
    expect(failureOf(property)).toBeUndefined();
  });
});

it('the account forms answer anything, and throw nothing', () => {
  const names = fc.constantFrom('email', 'code', 'password', 'newPassword', 'confirmPassword', 'consent');
  const form = fc.dictionary(fc.oneof(trap, names), fc.oneof(anyJson, fc.string({ unit: 'binary' })));
  const property = fc.property(fc.oneof(anyJson, form), (input) =>
    [
      checkAccountForm<object>(loginSchema, input),
      checkAccountForm<object>(registerSchema, input, { key: 'password', policy: passwordPolicy }),
      checkAccountForm<object>(resetPasswordSchema, input, { key: 'newPassword', policy: passwordPolicy }),
      checkAccountForm<object>(changePasswordSchema, input, { key: 'newPassword', policy: passwordPolicy }),
    ].every(isSound),
  );
  expect(failureOf(property)).toBeUndefined();
});

it('what comes from storage, headers and the address bar is read without an exception', () => {
  const property = fc.property(anyJson, fc.string({ unit: 'binary' }), (value, text) => {
    const token = tokenOf(value);
    const session = sessionSchema.safeParse(value);
    isKnownPath(text, ['/admin/users']);
    const isRead = token === null || token.length > 0;
    return isRead && !session.success && LANGUAGES.includes(parseLanguage(text));
  });
  expect(failureOf(property)).toBeUndefined();
});

it('nothing of all this has touched a prototype', () => {
  expect(prototypeNames()).toEqual(namesBefore);
});
