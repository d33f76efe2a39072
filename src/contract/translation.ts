import { type AnyResource } from './define-resource.ts';
import { halfKey } from './fields.ts';
import { type Language, otherLanguage } from './language.ts';
import type { Values } from './record-schemas.ts';

/** The texts that may be there in one language only, so that the other half can be missing. */
export const translatedKeys = (resource: Pick<AnyResource, 'fields'>): string[] =>
  Object.entries(resource.fields).flatMap(([key, field]) =>
    field.type === 'bilingual' && field.languages === 'any' ? [key] : [],
  );

/** The texts of a record that are there in the other language and not in this one. */
export const missingIn = (
  resource: Pick<AnyResource, 'fields'>,
  values: Values,
  language: Language,
): string[] =>
  translatedKeys(resource).filter(
    (key) =>
      isBlank(values[halfKey(key, language)]) && !isBlank(values[halfKey(key, otherLanguage(language))]),
  );

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';
