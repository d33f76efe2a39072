import type { AnyResource } from '#contract/define-resource.ts';
import { emptyValue } from '#contract/field-schemas.ts';
import { type Field, type FieldMap, isWriteOnly, takenCodeOf } from '#contract/fields.ts';
import type { RowsField } from '#contract/kinds/rows.ts';
import { kindOf, wireKeys } from '#contract/field-kinds.ts';
import { hasRows } from '#contract/has-rows.ts';
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
      hasRows(field)
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

/**
 * What a copy begins with: what may be written of a new record, without what is uploaded, what nobody reads, and what no
 * two records may share.
 */
export const copiedValues = (resource: AnyResource, rights: FieldRights, record: AnyRecord): Values =>
  Object.fromEntries(
    writableKeys(resource, rights).flatMap(([key, field]) => {
      if (!isCopied(field) || record[key] === undefined) return [];
      return [[key, hasRows(field) ? copiedRows(field, rights.rows?.[key] ?? [], record[key]) : record[key]]];
    }),
  );

/** Rows of their own, with what may be copied of each. */
const copiedRows = (field: RowsField, writable: readonly string[], rows: unknown): Values[] =>
  rowValues(field, writable, rows).map((row) =>
    Object.fromEntries(
      writableRowFields(field, writable).flatMap(([key, own]) =>
        wireKeys(key, own).map((wireKey) => [wireKey, isCopied(own) ? row[wireKey] : emptyValue(own)]),
      ),
    ),
  );

const isCopied = (field: Field): boolean =>
  kindOf(field).isUploaded !== true && !isWriteOnly(field) && takenCodeOf(field) === undefined;

/** What one new record after the other has in common: what each belongs to. */
export const sharedValues = (resource: AnyResource, saved: Values): Values =>
  Object.fromEntries(
    Object.entries(resource.fields).flatMap(([key, field]) =>
      'to' in field && !field.optional && saved[key] !== undefined ? [[key, saved[key]]] : [],
    ),
  );

interface Update {
  record: AnyRecord;
  /** What is to be otherwise; what is as before may be among it. */
  values: Values;
}

/** A list tells of no rows: what is not in the record cannot be carried by an update of it. */
export const lacksRows = (
  { fields }: AnyResource,
  { fields: writable = [] }: FieldRights,
  record: AnyRecord,
): boolean => writable.some((key) => hasRows(fields[key]) && record[key] === undefined);

/**
 * What an update carries: every field that may be written, so that a host that replaces whole records loses none (R395).
 * A password that was left blank is not sent (A45).
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
        const before =
          hasRows(field) && stored !== undefined ? rowValues(field, rows[key] ?? [], stored) : stored;
        const value = wireKey in values ? values[wireKey] : before;
        const isLeftOut = value === undefined || (isWriteOnly(field) && value === '');
        return isLeftOut ? [] : [[wireKey, value]];
      });
    }),
  );
