import { isWritableBy } from '#contract/define-resource.ts';
import type { Field, RowsField } from '#contract/fields.ts';
import type { Role } from '#contract/roles.ts';

/** The fields of a row in the order of its own form, without the one that says to which record it belongs. */
export const rowFields = ({ of, by }: RowsField): [key: string, field: Field][] =>
  of.form.sections
    .flatMap((section) => section.fields)
    .flatMap((key) => {
      const field = of.fields[key];
      return field && key !== by ? [[key, field] as [string, Field]] : [];
    });

export const writableRowFields = (field: RowsField, role: Role | null): [key: string, field: Field][] =>
  rowFields(field).filter(([, own]) => isWritableBy(own, role));
