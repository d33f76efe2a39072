import type { AnyResource } from '#contract/define-resource.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import type { Field } from '#contract/fields.ts';
import { isObject } from '#contract/is-object.ts';
import { isSame } from '#contract/changed-values.ts';
import { hasRows } from '#contract/has-rows.ts';
import type { Language } from '#contract/language.ts';
import type { Conflict } from '#contract/merge-values.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { FieldRights } from '#providers/session/access-control-provider.ts';
import { rowTitle, writableRowFields } from '../rows/row-fields.ts';
import { writableKeys } from './form-values.ts';

/** A value of one side that is shown beside the other's. */
export interface ShownPart {
  wireKey: string;
  field: Field;
}

/** A place that both have changed, as it is told to the person. */
export interface ConflictPlace {
  id: string;
  conflict: Conflict;
  key: string;
  field: Field;
  /** Of a row: what it is called. */
  rowName: string | null;
  /** The values in which the sides differ. None for the order of rows. */
  parts: readonly ShownPart[];
}

/** The conflicts of a merge in the order of the form. */
export const conflictPlaces = (
  conflicts: readonly Conflict[],
  { resource, rights, language }: { resource: AnyResource; rights: FieldRights; language: Language },
): ConflictPlace[] =>
  writableKeys(resource, rights).flatMap(([key, field]) =>
    conflicts
      .filter((conflict) => conflict.key === key)
      .map((conflict) => ({
        id: `${key}-${conflict.row}`,
        conflict,
        key,
        field,
        ...partsOf(conflict, field, rights, language),
      })),
  );

function partsOf(
  { key, row, mine, theirs }: Conflict,
  field: Field,
  { rows }: FieldRights,
  language: Language,
) {
  if (!hasRows(field) || row === null) return { rowName: null, parts: [{ wireKey: key, field }] };
  if (row === 'order') return { rowName: null, parts: [] };
  const [own, other] = [valuesOf(mine), valuesOf(theirs)];
  const parts = writableRowFields(field, rows?.[key] ?? [])
    .flatMap(([name, each]) => wireKeys(name, each).map((wireKey) => ({ wireKey, field: each })))
    .filter(({ wireKey }) => !own || !other || !isSame(own[wireKey], other[wireKey]));
  return { rowName: rowTitle(field, own ?? other ?? {}, language), parts };
}

/** Of a row that was removed there are none. */
export const valuesOf = (side: unknown): Values | null => (isObject(side) ? side : null);

/** What the rows of these ids are called, in their order. */
export function rowNames(
  field: Field,
  rows: unknown,
  { ids, language }: { ids: unknown; language: Language },
): string[] {
  if (!hasRows(field) || !Array.isArray(rows) || !Array.isArray(ids)) return [];
  const all = rows.filter(isObject);
  return ids.map((id) => rowTitle(field, all.find((row) => row['id'] === id) ?? {}, language));
}
