import type { AnyResource } from '#contract/define-resource.ts';
import { isWritableBy } from '#contract/field-rights.ts';
import { emptyValue } from '#contract/field-schemas.ts';
import { type Field, type FieldMap, type RowsField, wireKeys } from '#contract/fields.ts';
import { isObject } from '#contract/is-object.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Role } from '#contract/roles.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { writableRowFields } from '../rows/row-fields.ts';

/** What the form starts from: every key that this role may write, from the record or empty. */
export const initialValues = (resource: AnyResource, role: Role | null, record: AnyRecord | null): Values =>
  Object.fromEntries(
    writableKeys(resource, role).map(([key, field]) => [
      key,
      field.type === 'rows' ? rowValues(field, role, record?.[key]) : (record?.[key] ?? emptyValue(field)),
    ]),
  );

/** The rows of a record as they are written: its number, and what this role may write. */
const rowValues = (field: RowsField, role: Role | null, rows: unknown): Values[] =>
  (Array.isArray(rows) ? rows.filter(isObject) : []).map((row) => ({
    id: row['id'],
    ...Object.fromEntries(
      writableRowFields(field, role).flatMap(([key, own]) =>
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
export const writableKeys = (resource: AnyResource, role: Role | null): [key: string, field: Field][] =>
  resource.form.sections
    .flatMap((section) => section.fields)
    .flatMap((key) => {
      const field = resource.fields[key];
      return field && isWritableBy(field, role)
        ? wireKeys(key, field).map((wireKey): [string, Field] => [wireKey, field])
        : [];
    });
