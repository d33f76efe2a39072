import { DEFAULT_LONG_TEXT_MAX, DEFAULT_TEXT_MAX, LARGEST_INTEGER, SLUG } from './field-limits.ts';
import type { Field } from './fields.ts';

/**
 * The rules of a written value in the keywords of JSON Schema, for the API's document. The schemas check them in
 * their own way, with codes and words, where the document would not see them.
 */
export function keywordsOf(field: Field): Readonly<Record<string, unknown>> {
  switch (field.type) {
    case 'text':
      return {
        ...lengths(field, DEFAULT_TEXT_MAX),
        ...(field.format === 'slug' ? { pattern: SLUG.source } : {}),
      };
    case 'longText':
      return lengths(field, DEFAULT_LONG_TEXT_MAX);
    case 'bilingual':
      return lengths(
        { ...field, optional: field.languages === 'any' ? true : field.optional },
        field.long ? DEFAULT_LONG_TEXT_MAX : DEFAULT_TEXT_MAX,
      );
    case 'email':
      return { format: 'email', maxLength: 254 };
    case 'phone':
      return { maxLength: 30 };
    case 'url':
      return { format: 'uri', maxLength: 500 };
    case 'number':
      return {
        ...(field.decimals ? {} : { multipleOf: 1 }),
        ...(field.min === undefined ? {} : { minimum: field.min }),
        maximum: field.max ?? LARGEST_INTEGER,
      };
    default:
      return {};
  }
}

const lengths = (
  { min, max, optional }: { min?: number; max?: number; optional?: boolean },
  defaultMax: number,
) => ({ ...(optional ? {} : { minLength: Math.max(min ?? 1, 1) }), maxLength: max ?? defaultMax });
