import { z } from 'zod';
import { bookingIssues } from './booking-issues.ts';
import { type ValidationResult, toValidationResult } from './validation-result.ts';
import type { AnyResource } from './define-resource.ts';
import { SINGLETON_ID } from './singleton-id.ts';
import type { FieldIssues } from './errors.ts';
import { kindOf, wireKeys } from './field-kinds.ts';
import { isChangeableBy, isWritableBy } from './field-rights.ts';
import { writtenSchema } from './field-schemas.ts';
import type { Field, FieldMap } from './fields.ts';
import { isObject } from './is-object.ts';
import { type PasswordPolicy, passwordIssue, passwordPolicy } from './password-policy.ts';
import type { Values } from './record-schemas.ts';
import type { CreateOf, UpdateOf } from './record-types.ts';
import type { Role } from './roles.ts';
import { schemaCache } from './schema-cache.ts';
import { idSchema, textSchema, withErrorCode } from './value-schemas.ts';

type Shape = Record<string, z.ZodType>;

export interface CheckOptions {
  role: Role | null;
  policy?: PasswordPolicy;
}

/**
 * Checks what a caller sends to create a record. Every rule of the definition, on both sides (R269). The first
 * signature is a promise: `CreateOf` and `createSchema` are two readings of the same fields.
 */
export function checkCreate<R extends AnyResource>(
  resource: R,
  input: unknown,
  options: CheckOptions,
): ValidationResult<CreateOf<R>>;
export function checkCreate(
  resource: AnyResource,
  input: unknown,
  options: CheckOptions,
): ValidationResult<Values>;
export function checkCreate(
  resource: AnyResource,
  input: unknown,
  options: CheckOptions,
): ValidationResult<Values> {
  const parsed = createSchema(resource, options.role).safeParse(input);
  const values = parsed.success ? parsed.data : isObject(input) ? input : {};
  return toValidationResult(parsed, {
    ...wholeRecordIssues(resource, values, { ...options, isNew: true }),
    ...bookingIssues(resource, values),
  });
}

/**
 * Checks the shape and single values of an update. A field that is left out stays as it is; rules that span
 * fields are held against the whole record, once the host knows it: see `checkWholeRecord`.
 */
export function checkUpdate<R extends AnyResource>(
  resource: R,
  input: unknown,
  options: CheckOptions,
): ValidationResult<UpdateOf<R>>;
export function checkUpdate(
  resource: AnyResource,
  input: unknown,
  options: CheckOptions,
): ValidationResult<Values>;
export function checkUpdate(
  resource: AnyResource,
  input: unknown,
  options: CheckOptions,
): ValidationResult<Values> {
  return toValidationResult(updateSchema(resource, options.role).safeParse(input), {});
}

/** The rules that span several fields, held against a record with its changes applied. */
export const checkWholeRecord = (resource: AnyResource, values: Values, options: CheckOptions): FieldIssues =>
  wholeRecordIssues(resource, values, { ...options, isNew: false });

/** The schema of a create body: closed, only what this role may write. */
export function createSchema(resource: AnyResource, role: Role | null): z.ZodType<Values> {
  return cachedCreate(resource, role, () =>
    z.strictObject({
      ...writableShape(resource, role, 'create'),
      ...(resource.trap === undefined
        ? {}
        : { [resource.trap]: textSchema({ optional: true, max: 500 }).optional() }),
    }),
  );
}

/** The schema of an update body: the id, and any of the fields that this role may write. */
export function updateSchema(resource: AnyResource, role: Role | null): z.ZodType<Values> {
  return cachedUpdate(resource, role, () =>
    z.strictObject({
      id: resource.singleton
        ? z.literal(SINGLETON_ID, { error: withErrorCode('invalid') }).default(SINGLETON_ID)
        : idSchema,
      ...writableShape(resource, role, 'update'),
    }),
  );
}

/** The schema of an action's input: closed, every field as its definition says. */
export function inputSchema(fields: FieldMap): z.ZodType<Values> {
  const shape: Record<string, z.ZodType> = {};
  for (const [key, field] of Object.entries(fields)) {
    for (const wireKey of wireKeys(key, field)) shape[wireKey] = forCreate(field);
  }
  return z.strictObject(shape);
}

function writableShape(
  { fields }: Pick<AnyResource, 'fields'>,
  role: Role | null,
  purpose: 'create' | 'update',
): Shape {
  const shape: Shape = {};
  const shapeOf = (of: Pick<AnyResource, 'fields'>) => writableShape(of, role, 'create');
  for (const [key, field] of Object.entries(fields)) {
    if (!(purpose === 'create' ? isWritableBy : isChangeableBy)(field, role)) continue;
    const { written } = kindOf(field).shape ?? {};
    if (written) Object.assign(shape, written(key, field, { purpose, shapeOf }));
    else
      for (const wireKey of wireKeys(key, field))
        shape[wireKey] = purpose === 'create' ? forCreate(field) : writtenSchema(field).optional();
  }
  return shape;
}

function forCreate(field: Field): z.ZodType {
  const schema = writtenSchema(field);
  const { shape, empty } = kindOf(field);
  const mayBeMissing = shape?.mayBeMissing?.(field) ?? field.optional === true;
  return mayBeMissing ? schema.default(empty) : schema;
}

function wholeRecordIssues(
  { fields }: Pick<AnyResource, 'fields'>,
  values: Readonly<Values>,
  { role, policy = passwordPolicy, isNew }: CheckOptions & { isNew: boolean },
): FieldIssues {
  const context = {
    isNew,
    identity: () => identityOf(fields, values),
    passwordIssue: (password: string, identity: readonly string[]) =>
      passwordIssue(password, identity, policy),
    issuesOf: (of: Pick<AnyResource, 'fields'>, own: Readonly<Values>) =>
      wholeRecordIssues(of, own, { role, policy, isNew: own['id'] === undefined }),
  };
  const found = Object.entries(fields).map(([key, field]) =>
    isWritableBy(field, role) ? kindOf(field).shape?.issues?.(key, field, values, context) : undefined,
  );
  return Object.assign({}, ...found);
}

/** Names and e-mail of the account: what its password may not be. */
const identityOf = (fields: FieldMap, values: Readonly<Values>): string[] =>
  Object.entries(fields)
    .filter(([, field]) => kindOf(field).shape?.isIdentity)
    .flatMap(([key, field]) => wireKeys(key, field))
    .map((key) => values[key])
    .filter((value) => typeof value === 'string');

const cachedCreate = schemaCache();
const cachedUpdate = schemaCache();
