import { z } from 'zod';
import type { AnyResource } from '../define-resource.ts';
import type { FieldIssue, FieldIssues } from '../errors.ts';
import type { FieldErrorCode } from '../field-errors.ts';
import { countKey, labelKey } from '../field-keys.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import { isObject } from '../is-object.ts';
import { idSchema, withErrorCode } from '../value-schemas.ts';

/**
 * Records of another resource that belong to this one: edited in its form, in their order, and saved with it, all or
 * nothing. On the wire a list of them without the reference, `id` missing in a new one; lists carry only how many
 * there are, as `<key>Count`. Who may write the record may write its rows. The table of the rows has a `position`.
 */
export interface RowsField extends FieldOptions, Carries<never, never> {
  readonly type: 'rows';
  /** The resource of the rows. */
  readonly of: AnyResource;
  /** Its reference to the record that they belong to. */
  readonly by: string;
  /** Fewest rows. Default: none. */
  readonly min?: number;
  /** Most rows. Default: 200. */
  readonly max?: number;
  /** The list's search finds a record also by its rows, for whoever may read them. Default: no. */
  readonly searchable?: true;
}

/** Most rows of a record that says nothing else. */
const DEFAULT_MAX = 200;

export const rows: FieldKind<RowsField> = {
  written: null,
  answered: null,
  empty: [],
  keywords: null,
  isStored: false,
  filter: null,
  order: null,
  transfer: null,
  inBulkEdit: false,
  width: () => 'share',
  isWide: true,
  shape: {
    isRequired: ({ min = 0 }) => min > 0,
    answered: (key, { of, by }, { role, shapeOf }) => {
      // A row is read as its own resource lets the reader, without what every record has but its number.
      const hidden = new Set([by, labelKey(by), 'version', 'createdAt', 'updatedAt', 'deletedAt']);
      const row = Object.entries(shapeOf(of, role)).filter(([name]) => !hidden.has(name));
      // A list tells only how many there are.
      return { [key]: z.array(z.object(Object.fromEntries(row))).optional(), [countKey(key)]: z.number() };
    },
    written: (key, field, { purpose, shapeOf }) => {
      const { [field.by]: _itself, ...row } = shapeOf(field.of);
      const schema = writtenRows(field, row);
      if (purpose === 'update') return { [key]: schema.optional() };
      return { [key]: (field.min ?? 0) > 0 ? schema : schema.default([]) };
    },
    // What spans several fields of each row, told at its place: `services.0.nameAr`.
    issues: (key, { of }, values, { issuesOf }): FieldIssues => {
      const found: Record<string, FieldIssue> = {};
      const value = values[key];
      if (!Array.isArray(value)) return found;
      value.forEach((row: unknown, at) => {
        if (!isObject(row)) return;
        for (const [own, issue] of Object.entries(issuesOf(of, row))) found[`${key}.${at}.${own}`] = issue;
      });
      return found;
    },
  },
};

/** The schema of written rows: every one is whole, none is there twice. */
function writtenRows({ min = 0, max = DEFAULT_MAX }: RowsField, row: Record<string, z.ZodType>) {
  return z
    .array(z.strictObject({ id: idSchema.optional(), ...row }), { error: withErrorCode('invalid') })
    .superRefine((written, context) => {
      const report = (
        code: FieldErrorCode,
        params?: Record<string, number>,
        path: (string | number)[] = [],
      ) => context.addIssue({ code: 'custom', message: code, params, path });
      if (written.length < min) report('rowsMin', { min });
      if (written.length > max) report('rowsMax', { max });
      written.forEach(({ id }, at) => {
        if (id !== undefined && written.slice(0, at).some((other) => other.id === id))
          report('duplicate', undefined, [at, 'id']);
      });
    });
}
