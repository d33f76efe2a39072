import type { z } from 'zod';
import type { Totals } from '#contract/envelope.ts';

/** Writes a value as JSON, without anything that its schema does not let through. */
export type WriteJson = (value: unknown) => string;

/**
 * The writer of a schema's answers, made once: what `JSON.stringify(schema.parse(value))` gives, in one walk.
 * @returns a function that throws as the schema does
 */
export function jsonWriterOf(schema: z.ZodType): WriteJson {
  const known = writers.get(schema);
  if (known) return known;
  const write = quickWriter(schema);
  const writer: WriteJson = (value) => {
    try {
      return write(value);
    } catch (error) {
      if (error !== UNEXPECTED) throw error;
      // The schema itself says what is wrong, or makes something of it.
      return stringify(schema.parse(value));
    }
  };
  writers.set(schema, writer);
  return writer;
}
const writers = new WeakMap<z.ZodType, WriteJson>();

/** The envelope around data that is JSON already; a list's totals stand beside it. */
export function successJson(data: string, totals?: Totals): string {
  const start = `{"isSuccess":true,"data":${data || 'null'},"error":null`;
  return totals ? `${start},${JSON.stringify(totals).slice(1)}` : `${start}}`;
}

/** Thrown, and caught above: a value is not as its schema says. */
const UNEXPECTED = new Error('A value is not as its schema says');
/** What is written of a value that is not there. */
const NOTHING = '';

function quickWriter(schema: z.ZodType): WriteJson {
  // Zod keeps what a schema was made of for whoever walks it: https://zod.dev/packages/core
  const def = schema.def as Definition;
  const isPlain = !def.checks?.length && !def.format && !def.coerce;
  return (isPlain ? quickWriters[def.type]?.(def) : null) ?? slowWriter(schema);
}

/** How values of plain schemas are written, by what they are made of. */
const quickWriters: Readonly<Record<string, (def: Definition) => WriteJson | null | undefined>> = {
  string: () => (value) => (typeof value === 'string' ? quoted(value) : unexpected()),
  number: () => (value) => (Number.isFinite(value) ? String(value) : unexpected()),
  boolean: () => (value) => (typeof value === 'boolean' ? String(value) : unexpected()),
  null: () => (value) => (value === null ? 'null' : unexpected()),
  nullable: ({ innerType }) => innerType && orElse(innerType, null, 'null'),
  optional: ({ innerType }) => innerType && orElse(innerType, undefined, NOTHING),
  array: ({ element }) => element && arrayWriter(quickWriter(element)),
  object: ({ shape, catchall }) => (shape && !catchall ? objectWriter(shape) : null),
};

interface Definition {
  readonly type: string;
  readonly checks?: readonly unknown[];
  readonly format?: string;
  readonly coerce?: boolean;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
}

const slowWriter =
  (schema: z.ZodType): WriteJson =>
  (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? stringify(parsed.data) : unexpected();
  };

function orElse(inner: z.ZodType, empty: null | undefined, written: string): WriteJson {
  const write = quickWriter(inner);
  return (value) => (value === empty ? written : write(value));
}

const arrayWriter =
  (write: WriteJson): WriteJson =>
  (value) =>
    Array.isArray(value) ? `[${value.map((each) => write(each) || 'null').join()}]` : unexpected();

function objectWriter(shape: Readonly<Record<string, z.ZodType>>): WriteJson {
  const parts = Object.entries(shape).map(([key, schema]) => ({
    key,
    name: `${JSON.stringify(key)}:`,
    write: quickWriter(schema),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unexpected();
    let written = '';
    for (const { key, name, write } of parts) {
      const json = write((value as Readonly<Record<string, unknown>>)[key]);
      if (json !== NOTHING) written += written === '' ? name + json : `,${name}${json}`;
    }
    return `{${written}}`;
  };
}

const unexpected = (): never => {
  throw UNEXPECTED;
};

const quoted = (text: string): string => (TO_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`);
// oxlint-disable-next-line no-control-regex -- JSON escapes them
const TO_ESCAPE = /["\\\u0000-\u001f\ud800-\udfff]/;

/** What is written of `undefined`: nothing. */
const stringify = (value: unknown): string => JSON.stringify(value) ?? NOTHING;
