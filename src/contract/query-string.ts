import { z } from 'zod';
import { idSchema, withErrorCode } from './value-schemas.ts';

/** The values of a query string by their names: of one that is given twice all, which every schema refuses. */
export function valuesOfQuery(search: string): Record<string, unknown> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const [first, ...others] = given.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

/**
 * A closed schema of a query string. Names are matched in any letter case, as ASP.NET does; an empty value is no
 * value; a name that is given twice is refused.
 */
export function caseless<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]));
  return z.preprocess((input) => withKnownNames(input, names), z.strictObject(shape));
}

function withKnownNames(input: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const values = new Map<string, unknown>();
  for (const [given, value] of Object.entries(input)) {
    const name = names.get(given.toLowerCase()) ?? given;
    if (isNothing(name, value)) continue;
    // Given twice in different letter case: an array, which every schema refuses, as when the case is the same.
    values.set(name, values.has(name) ? [values.get(name), value] : value);
  }
  return Object.fromEntries(values);
}

/** Of no ids there are no records, not all; and `null` is a word that one may search for. */
function isNothing(name: string, value: unknown): boolean {
  if (value === '') return name !== 'Ids';
  return (value === 'null' || value === 'undefined') && name !== 'SearchTerm';
}

/** A number as a query string writes it. */
export const numeric = <S extends z.ZodType<unknown, number>>(schema: S) =>
  z
    .string({ error: withErrorCode('invalid') })
    .regex(/^-?\d{1,15}(\.\d{1,10})?$/, { error: withErrorCode('invalid') })
    .transform(Number)
    .pipe(schema);

/**
 * The number of a record in a query string, or one of the words that stand for some.
 * @param words such as `none` and `me`
 */
export const chosenRecord = (words: readonly string[]) =>
  z.union([numeric(idSchema), z.enum(words, { error: withErrorCode('optionInvalid') })]);
