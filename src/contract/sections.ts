import { type FieldMap, isWriteOnly } from './fields.ts';
import type { LocalizedText } from './language.ts';

/** What stands together in a form, or on the page of a record. */
export interface Section<Key extends string> {
  readonly label?: LocalizedText;
  readonly fields: readonly Key[];
  /** Beside a thread: its fields are texts to be read before what was done. Default: they are facts at its side. */
  readonly story?: true;
}

/** Without the fields that nobody reads, such as passwords. */
export const withoutUnread = (sections: readonly Section<string>[], fields: FieldMap): Section<string>[] =>
  sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter((key) => !isWriteOnly(fields[key])),
    }))
    .filter((section) => section.fields.length > 0);
