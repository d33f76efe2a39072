import type { FieldMap } from '#contract/fields.ts';
import { hasRows } from '#contract/has-rows.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { FormCapability } from '../capabilities/form-capability.ts';

/** A row while it is edited. What was removed stays until the form is saved, so that it can be taken back. */
export interface FormRow {
  /** Its own through every change of place: what is wrong with it is kept under it. */
  readonly key: string;
  readonly values: Values;
  readonly isRemoved: boolean;
}

let made = 0;
export const newRow = (values: Values): FormRow => ({ key: `new-${(made += 1)}`, values, isRemoved: false });

/** What a form holds for what is stored: rows with keys of their own, everything else as it is. */
const toForm = (fields: FieldMap, values: Values): Values =>
  mapRows(fields, values, (value) =>
    listOf(value).map((row) =>
      row['id'] === undefined ? newRow(row) : { ...newRow(row), key: `id-${String(row['id'])}` },
    ),
  );

/** What is sent for what a form holds. */
const toWire = (fields: FieldMap, values: Values): Values =>
  mapRows(fields, values, (value) => livingRows(value).map((row) => row.values));

/** Tells what is wrong by the row's own key: `services.1.nameAr` is `services.id-7.nameAr`. */
function toFormPaths<T>(
  fields: FieldMap,
  values: Values,
  found: Readonly<Record<string, T>>,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(found).map(([path, issue]) => {
      const [key = '', at, ...rest] = path.split('.');
      const row = hasRows(fields[key]) ? livingRows(values[key])[Number(at)] : undefined;
      return [row ? [key, row.key, ...rest].join('.') : path, issue];
    }),
  );
}

export const formRows = (value: unknown): FormRow[] =>
  // Only `toForm` and the editor of rows write this value.
  Array.isArray(value) ? (value as FormRow[]) : [];

const livingRows = (value: unknown): FormRow[] => formRows(value).filter(({ isRemoved }) => !isRemoved);

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : []);

const mapRows = (fields: FieldMap, values: Values, map: (value: unknown) => unknown): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, hasRows(fields[key]) ? map(value) : value]),
  );

/** Rows are edited with keys of their own, and sent without. */
export const rows: FormCapability = {
  name: 'rows',
  isDeclaredBy: ({ fields }) => Object.values(fields).some(hasRows),
  toForm,
  toWire,
  toFormPaths,
};
