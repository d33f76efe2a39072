import { type AnyResource } from './define-resource.ts';
import type { Field } from './fields.ts';
import { halfKey } from './field-keys.ts';
import { type Language, otherLanguage } from './language.ts';
import type { Values } from './record-schemas.ts';

type Translated = Pick<AnyResource, 'fields' | 'access'>;

/** The texts that people write, in one language at least: the other half can be missing, and be added. */
export const translatedKeys = ({ fields, access }: Translated): string[] =>
  access.update === false
    ? []
    : Object.entries(fields).flatMap(([key, field]) =>
        mayLackHalf(field) && field.writeBy !== 'server' ? [key] : [],
      );

const mayLackHalf = (field: Field): boolean =>
  ('languages' in field && field.languages === 'any') || ('mayLack' in field && field.mayLack === true);

/** The texts of a record that are there in the other language and not in this one. */
export const missingIn = (resource: Translated, values: Values, language: Language): string[] =>
  translatedKeys(resource).filter(
    (key) =>
      isBlank(values[halfKey(key, language)]) && !isBlank(values[halfKey(key, otherLanguage(language))]),
  );

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';
