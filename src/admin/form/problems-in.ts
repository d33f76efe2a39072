import type { AnyResource } from '#contract/define-resource.ts';
import type { Field } from '#contract/fields.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { hasRows } from '#contract/has-rows.ts';

/** Where something is wrong in a form. */
export interface Problem {
  /** The place as the form keeps it: `services.id-7.nameAr`. */
  path: string;
  key: string;
  wireKey: string;
  field: Field;
  /** The row that it is in, and of that the field; `null` field: the row as a whole. */
  row: { key: string; of: AnyResource; fieldKey: string; wireKey: string; field: Field | null } | null;
}

/**
 * The places in the order of the form. Of a field that shows what is wrong in its parts by itself, opening hours, the
 * first; places that the form does not show are left out.
 */
export function problemsIn(resource: AnyResource, paths: readonly string[]): Problem[] {
  return resource.form.sections
    .flatMap((section) => section.fields)
    .flatMap((key) => {
      const field = resource.fields[key];
      if (!field) return [];
      return wireKeys(key, field).flatMap((wireKey) => {
        const own = paths.filter((path) => path === wireKey || path.startsWith(`${wireKey}.`));
        const told = hasRows(field) ? own : own.slice(0, 1);
        return told.map((path) => ({ path, key, wireKey, field, row: rowOf(field, path) }));
      });
    });
}

function rowOf(field: Field, path: string): Problem['row'] {
  if (!hasRows(field)) return null;
  const [, key, wireKey = ''] = path.split('.');
  if (key === undefined) return null;
  const [fieldKey = '', own = null] =
    Object.entries(field.of.fields).find(([name, each]) => wireKeys(name, each).includes(wireKey)) ?? [];
  return { key, of: field.of, fieldKey, wireKey, field: own };
}
