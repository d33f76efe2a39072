import { z } from 'zod';
import { SAMPLE_IMAGE } from './sample-image.ts';

/** What this product's document uses of JSON Schema. */
export interface JsonSchema {
  type?: string | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  items?: JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
}
export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    // `['string', 'null']`: what it is when it is there.
    type: z.union([z.string(), z.array(z.string()).transform(([first]) => first ?? 'null')]).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
  }),
);

/** A value that a schema takes, every property filled in. References point at the first record. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return schema.anyOf[0] && sampleOf(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, sampleOf(inner)]),
      );
    case 'array':
      return schema.items
        ? Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}))
        : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1));
    case 'string':
      return stringOf(schema);
    default:
      return null;
  }
}

function stringOf({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema): string {
  if (pattern === '^[0-9a-f]{32}$') return SAMPLE_IMAGE.key;
  const byFormat = {
    email: 'sample@example.com',
    uri: 'https://example.com/sample',
    date: '2026-03-14',
    'date-time': '2027-03-14T09:30:00.000Z',
  }[format ?? ''];
  return byFormat ?? 'نص Text sample'.padEnd(minLength, 'م').slice(0, maxLength).trim();
}
