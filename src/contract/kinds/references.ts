import { z } from 'zod';
import type { FieldErrorCode } from '../field-errors.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import { chosenRecord } from '../query-string.ts';
import { numberOf } from '../transfer-values.ts';
import { idSchema, withErrorCode } from '../value-schemas.ts';

/** The ids of several records of another resource. */
export interface ReferencesField extends FieldOptions, Carries<number[], never, { filter: 'choices' }> {
  readonly type: 'references';
  readonly to: string;
  /** What stands before each name in lists. Default: nothing. */
  readonly widget?: 'office';
}

const MOST = 200;

export const references: FieldKind<ReferencesField> = {
  written: ({ optional }) =>
    z
      .array(idSchema, { error: withErrorCode('invalid') })
      .max(MOST, { error: withErrorCode('invalid') })
      .overwrite((ids) => [...new Set(ids)])
      .superRefine((ids, context) => {
        if (!optional && ids.length === 0)
          context.addIssue({ code: 'custom', message: 'atLeastOne' satisfies FieldErrorCode });
      }),
  answered: () => z.array(z.number()),
  empty: [],
  keywords: null,
  isStored: true,
  filter: { kind: 'choices', choice: (_field, words) => chosenRecord(words) },
  order: null,
  transfer: {
    cell: (value) => (Array.isArray(value) ? value.join(', ') : JSON.stringify(value)),
    read: (text) =>
      text
        .split(/[,،;\s]+/)
        .filter(Boolean)
        .map(numberOf),
  },
  inBulkEdit: true,
  width: () => 'share',
  isWide: true,
};
