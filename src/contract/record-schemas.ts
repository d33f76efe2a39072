import { z } from 'zod';
import type { AnyResource } from './define-resource.ts';
import { carriedKey, labelKey } from './field-keys.ts';
import { kindOf, wireKeys } from './field-kinds.ts';
import { isReadableBy } from './field-rights.ts';
import { answeredSchema } from './field-schemas.ts';
import { type Field, carriedReference } from './fields.ts';
import { recordBase } from './record-base.ts';
import type { RecordOf } from './record-types.ts';
import type { Role } from './roles.ts';
import { schemaCache } from './schema-cache.ts';

type Shape = Record<string, z.ZodType>;
/** Any value on the wire, by its key. */
export type Values = Record<string, unknown>;

/**
 * The schema of a record in an answer to this role. Keys that are not in it do not pass: a column that the
 * reader may not see, or that no field names, cannot leave the host.
 */
export function recordSchema<R extends AnyResource>(resource: R, role: Role | null): z.ZodType<RecordOf<R>>;
export function recordSchema(resource: AnyResource, role: Role | null): z.ZodType<Values>;
export function recordSchema(resource: AnyResource, role: Role | null): z.ZodType<Values> {
  return cached(resource, role, () => recordObject(resource, role));
}

const recordObject = (resource: AnyResource, role: Role | null) => z.object(recordShape(resource, role));

function recordShape({ fields }: Pick<AnyResource, 'fields'>, role: Role | null): Shape {
  const shape: Shape = { ...recordBase.shape };
  for (const [key, field] of Object.entries(fields)) {
    if (isReadableBy(field, role)) Object.assign(shape, answeredShape(key, field, role));
  }
  return shape;
}

function answeredShape(key: string, field: Field, role: Role | null): Shape {
  const { shape } = kindOf(field);
  if (shape?.answered) return shape.answered(key, field, { role, shapeOf: recordShape });
  const schema = field.publicIn ? answeredSchema(field).optional() : answeredSchema(field);
  const carried = carriedReference(field);
  return {
    ...Object.fromEntries(wireKeys(key, field).map((wireKey) => [wireKey, schema])),
    // In the reader's language.
    ...(shape?.isLocalized ? { [key]: z.string() } : {}),
    ...(shape?.isNamed ? { [labelKey(key)]: z.string().nullable() } : {}),
    ...(carried === undefined ? {} : { [carriedKey(key, carried)]: z.number().nullable() }),
  };
}

const cached = schemaCache();
