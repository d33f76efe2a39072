import type { AnyResource } from '#contract/define-resource.ts';
import { emptyValue } from '#contract/field-schemas.ts';
import { type Field, type FieldMap, isWriteOnly } from '#contract/fields.ts';
import type { RowsField } from '#contract/kinds/rows.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { isObject } from '#contract/is-object.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { FieldRights } from '#providers/session/access-control-provider.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { writableRowFields } from '../rows/row-fields.ts';

/** What the form starts from: every key that may be written, from the record or empty. */
export const initialValues = (resource: AnyResource, rights: FieldRights, record: AnyRecord | null): Values =>
  Object.fromEntries(
    writableKeys(resource, rights).map(([key, field]) => [
      key,
      'of' in field
        ? rowValues(field, rights.rows?.[key] ?? [], record?.[key])
        : (record?.[key] ?? emptyValue(field)),
    ]),
  );

/** The rows of a record as they are written: its number, and what may be written of it. */
export const rowValues = (field: RowsField, writable: readonly string[], rows: unknown): Values[] =>
  (Array.isArray(rows) ? rows.filter(isObject) : []).map((row) => ({
    id: row['id'],
    ...Object.fromEntries(
      writableRowFields(field, writable).flatMap(([key, own]) =>
        wireKeys(key, own).map((wireKey) => [wireKey, row[wireKey] ?? emptyValue(own)]),
      ),
    ),
  }));

/** What the form of an action starts from: what the record has under the same names, or empty. */
export const initialInput = (fields: FieldMap, record: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      wireKeys(key, field).map((wireKey) => [wireKey, record[wireKey] ?? emptyValue(field)]),
    ),
  );

/** The wire keys of the form with their fields, in the order of the form. */
export const writableKeys = (
  resource: AnyResource,
  { fields: writable = [] }: FieldRights,
): [key: string, field: Field][] =>
  resource.form.sections
    .flatMap((section) => section.fields)
    .flatMap((key) => {
      const field = resource.fields[key];
      return field && writable.includes(key)
        ? wireKeys(key, field).map((wireKey): [string, Field] => [wireKey, field])
        : [];
    });

interface Update {
  record: AnyRecord;
  /** What is to be otherwise; what is as before may be among it. */
  values: Values;
}

/**
 * What an update carries: every field that may be written, so that a host that replaces whole records loses none (R395).
 * A password that was left blank is none (A45).
 */
export const wholeUpdate = (
  { fields }: AnyResource,
  { fields: writable = [], rows = {} }: FieldRights,
  { record, values }: Update,
): Values =>
  Object.fromEntries(
    writable.flatMap((key) => {
      const field = fields[key];
      if (!field) return [];
      return wireKeys(key, field).flatMap((wireKey): [string, unknown][] => {
        const stored = record[wireKey];
        // A list tells of no rows: what is not here cannot be carried.
        const before =
          'of' in field && stored !== undefined ? rowValues(field, rows[key] ?? [], stored) : stored;
        const value = wireKey in values ? values[wireKey] : before;
        const isLeftOut = value === undefined || (isWriteOnly(field) && value === '');
        return isLeftOut ? [] : [[wireKey, value]];
      });
    }),
  );
