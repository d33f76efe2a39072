import { isLocalized } from '#contract/field-kinds.ts';
import type { Field } from '#contract/fields.ts';
import type { RowsField } from '#contract/kinds/rows.ts';
import { halfKey } from '#contract/field-keys.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import type { Values } from '#contract/record-schemas.ts';

/** The fields of a row in the order of its own form, without the one that says to which record it belongs. */
export const rowFields = ({ of, by }: RowsField): [key: string, field: Field][] =>
  of.form.sections
    .flatMap((section) => section.fields)
    .flatMap((key) => {
      const field = of.fields[key];
      return field && key !== by ? [[key, field] as [string, Field]] : [];
    });

/** @param writable the keys of those that may be written */
export const writableRowFields = (
  field: RowsField,
  writable: readonly string[],
): [key: string, field: Field][] => rowFields(field).filter(([key]) => writable.includes(key));

/** What the row is called as it is typed: in the reader's language, or in the other one; empty as long as it has no name. */
export function rowTitle({ of }: RowsField, values: Values, language: Language): string {
  const named = of.fields[of.title];
  const candidates =
    named && isLocalized(named)
      ? [values[halfKey(of.title, language)], values[halfKey(of.title, otherLanguage(language))]]
      : [values[of.title]];
  return String(candidates.find((text) => typeof text === 'string' && text.trim() !== '') ?? '');
}
