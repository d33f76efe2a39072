import { z } from 'zod';
import { type Checked, merged } from './checked.ts';
import type { AnyResource } from './define-resource.ts';
import { SINGLETON_ID } from './define-singleton.ts';
import { isReadableBy, isWritableBy } from './field-rights.ts';
import type { FieldIssue, FieldIssues } from './errors.ts';
import {
  withErrorCode,
  answeredSchema,
  emptyValue,
  idSchema,
  textSchema,
  writtenSchema,
} from './field-schemas.ts';
import {
  type FieldMap,
  type RowsField,
  arabicKey,
  countKey,
  englishKey,
  labelKey,
  wireKeys,
} from './fields.ts';
import { isObject } from './is-object.ts';
import { type PasswordPolicy, confirmationIssue, passwordIssue, passwordPolicy } from './password-policy.ts';
import { recordBase } from './record-base.ts';
import type { CreateOf, RecordOf, UpdateOf } from './record-types.ts';
import { rowsIssues, writtenRowsSchema } from './rows-schemas.ts';
import type { Role } from './roles.ts';

/** Any value on the wire, by its key. */
export type Values = Record<string, unknown>;

export interface CheckOptions {
  role: Role | null;
  policy?: PasswordPolicy;
}

/**
 * The schema of a record in an answer to this role. Keys that are not in it do not pass: a column that the
 * reader may not see, or that no field names, cannot leave the host.
 */
export function recordSchema<R extends AnyResource>(resource: R, role: Role | null): z.ZodType<RecordOf<R>>;
export function recordSchema(resource: AnyResource, role: Role | null): z.ZodType<Values>;
export function recordSchema(resource: AnyResource, role: Role | null): z.ZodType<Values> {
  return cached(recordSchemas, resource, role, () => recordObject(resource, role));
}

function recordObject(resource: AnyResource, role: Role | null) {
  const shape: Record<string, z.ZodType> = { ...recordBase.shape };
  for (const [key, field] of Object.entries(resource.fields)) {
    if (!isReadableBy(field, role)) continue;
    if (field.type === 'rows') {
      // A list tells only how many there are.
      shape[key] = z.array(answeredRow(field, role)).optional();
      shape[countKey(key)] = z.number();
      continue;
    }
    for (const wireKey of wireKeys(key, field))
      shape[wireKey] = field.publicIn ? answeredSchema(field).optional() : answeredSchema(field);
    if (field.type === 'bilingual') shape[key] = z.string();
    if (field.type === 'reference') shape[labelKey(key)] = z.string().nullable();
  }
  return z.object(shape);
}

/**
 * Checks what a caller sends to create a record. Every rule of the definition, on both sides (R269). The first
 * signature is a promise: `CreateOf` and `createSchema` are two readings of the same fields.
 */
export function checkCreate<R extends AnyResource>(
  resource: R,
  input: unknown,
  options: CheckOptions,
): Checked<CreateOf<R>>;
export function checkCreate(resource: AnyResource, input: unknown, options: CheckOptions): Checked<Values>;
export function checkCreate(resource: AnyResource, input: unknown, options: CheckOptions): Checked<Values> {
  const parsed = createSchema(resource, options.role).safeParse(input);
  const values = parsed.success ? parsed.data : isObject(input) ? input : {};
  return merged(parsed, wholeRecordIssues(resource, values, { ...options, isNew: true }));
}

/**
 * Checks the shape and single values of an update. A field that is left out stays as it is; rules that span
 * fields are held against the whole record, once the host knows it: see `checkWholeRecord`.
 */
export function checkUpdate<R extends AnyResource>(
  resource: R,
  input: unknown,
  options: CheckOptions,
): Checked<UpdateOf<R>>;
export function checkUpdate(resource: AnyResource, input: unknown, options: CheckOptions): Checked<Values>;
export function checkUpdate(resource: AnyResource, input: unknown, options: CheckOptions): Checked<Values> {
  return merged(updateSchema(resource, options.role).safeParse(input), {});
}

/** The rules that span several fields, held against a record with its changes applied. */
export const checkWholeRecord = (resource: AnyResource, values: Values, options: CheckOptions): FieldIssues =>
  wholeRecordIssues(resource, values, { ...options, isNew: false });

/** The schema of a create body: closed, only what this role may write. */
export function createSchema(resource: AnyResource, role: Role | null): z.ZodType<Values> {
  return cached(createSchemas, resource, role, () =>
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
  return cached(updateSchemas, resource, role, () =>
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

/** A row is read as its own resource lets the reader, without what every record has but its number. */
function answeredRow({ of, by }: RowsField, role: Role | null): z.ZodType {
  const hidden = new Set([by, labelKey(by), 'version', 'createdAt', 'updatedAt', 'deletedAt']);
  const { shape } = recordObject(of, role);
  return z.object(Object.fromEntries(Object.entries(shape).filter(([key]) => !hidden.has(key))));
}

function writableShape(resource: AnyResource, role: Role | null, purpose: 'create' | 'update') {
  const shape: Record<string, z.ZodType> = {};
  for (const [key, field] of Object.entries(resource.fields)) {
    if (!isWritableBy(field, role)) continue;
    if (field.type === 'rows') {
      const { [field.by]: _itself, ...row } = writableShape(field.of, role, 'create');
      const schema = writtenRowsSchema(field, row);
      const isNeeded = purpose === 'create' && (field.min ?? 0) > 0;
      shape[key] = isNeeded ? schema : purpose === 'create' ? schema.default([]) : schema.optional();
      continue;
    }
    for (const wireKey of wireKeys(key, field)) {
      shape[wireKey] = purpose === 'create' ? forCreate(field) : writtenSchema(field).optional();
    }
  }
  return shape;
}

function forCreate(field: FieldMap[string]): z.ZodType {
  const schema = writtenSchema(field);
  const mayBeMissing =
    field.optional === true ||
    (field.type === 'bilingual' && field.languages === 'any') ||
    field.type === 'boolean';
  return mayBeMissing ? schema.default(emptyValue(field)) : schema;
}

function wholeRecordIssues(
  resource: AnyResource,
  values: Values,
  { role, policy = passwordPolicy, isNew }: CheckOptions & { isNew: boolean },
): FieldIssues {
  const found: Record<string, FieldIssue> = {};
  for (const [key, field] of Object.entries(resource.fields)) {
    if (!isWritableBy(field, role)) continue;
    if (field.type === 'bilingual' && field.languages === 'any' && field.optional !== true) {
      const halves = [arabicKey(key), englishKey(key)];
      if (halves.every((half) => isBlank(values[half]))) {
        for (const half of halves) found[half] = { code: 'oneLanguage' };
      }
    }
    if (field.type === 'rows') {
      const issuesOf = (row: Values) =>
        wholeRecordIssues(field.of, row, { role, policy, isNew: row['id'] === undefined });
      Object.assign(found, rowsIssues(key, values[key], issuesOf));
    }
    if (field.type !== 'password') continue;
    const password = values[key] ?? '';
    // What is no text is the schema's business.
    if (typeof password !== 'string') continue;
    if (field.purpose === 'new') {
      if (!isNew && password === '') continue;
      const issue = passwordIssue(password, identityOf(resource, values), policy);
      if (issue) found[key] = issue;
    } else {
      const issue = confirmationIssue(password, values[field.equals ?? ''] ?? '');
      if (issue) found[key] = issue;
    }
  }
  return found;
}

/** Names and e-mail of the account: what its password may not be. */
const identityOf = (resource: AnyResource, values: Values): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => field.type === 'email' || field.type === 'bilingual')
    .flatMap(([key, field]) => wireKeys(key, field))
    .map((key) => values[key])
    .filter((value) => typeof value === 'string');

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

type Cache = WeakMap<AnyResource, Map<Role | null, z.ZodType<Values>>>;
const recordSchemas: Cache = new WeakMap();
const createSchemas: Cache = new WeakMap();
const updateSchemas: Cache = new WeakMap();

function cached(cache: Cache, resource: AnyResource, role: Role | null, make: () => z.ZodType<Values>) {
  const byRole = cache.get(resource) ?? new Map<Role | null, z.ZodType<Values>>();
  cache.set(resource, byRole);
  const known = byRole.get(role) ?? make();
  byRole.set(role, known);
  return known;
}
