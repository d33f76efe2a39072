import { z } from 'zod';
import type { FieldErrorCode } from '../field-errors.ts';
import type { FieldKind } from '../field-kind.ts';
import { LARGEST_INTEGER } from '../field-limits.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import { numeric } from '../query-string.ts';
import { numberOf } from '../transfer-values.ts';
import { orNull, withErrorCode } from '../value-schemas.ts';

export interface NumberField extends FieldOptions, Carries<number> {
  readonly type: 'number';
  /** Default: of whole numbers -2,147,483,647, else none. */
  readonly min?: number;
  /** Default: 2,147,483,647, what an integer column holds. */
  readonly max?: number;
  /** A maximum that depends on the time, such as next year: asked at every check, since a host runs for years. Default: `max`. */
  readonly maxNow?: () => number;
  /** May have decimals. Default: whole numbers. */
  readonly decimals?: true;
}

export const number: FieldKind<NumberField> = {
  written: (field) => orNull(numberSchema(field), field),
  answered: (field) => orNull(z.number(), field),
  empty: null,
  keywords: (field) => {
    const min = leastOf(field);
    return {
      ...(field.decimals ? {} : { multipleOf: 1 }),
      ...(min === undefined ? {} : { minimum: min }),
      maximum: field.max ?? LARGEST_INTEGER,
    };
  },
  isStored: true,
  filter: { kind: 'range', end: numeric(z.number()), input: 'number' },
  order: 'native',
  transfer: { cell: Number, read: numberOf },
  inBulkEdit: true,
  mayBeWithheld: true,
  width: () => 'exact',
  isWide: false,
};

const leastOf = ({ min, decimals }: NumberField): number | undefined =>
  min ?? (decimals ? undefined : -LARGEST_INTEGER);

function numberSchema(field: NumberField) {
  const { decimals } = field;
  const min = leastOf(field);
  return z.number({ error: withErrorCode('invalid') }).superRefine((value, context) => {
    const report = (code: FieldErrorCode, params?: Record<string, number>) =>
      context.addIssue({ code: 'custom', message: code, params });
    if (!decimals && !Number.isSafeInteger(value)) return report('wholeNumber');
    if (min !== undefined && value < min)
      return min > 0 && min <= 1 ? report('positive') : report('numberMin', { min });
    const max = field.maxNow?.() ?? field.max ?? LARGEST_INTEGER;
    if (value > max) return report('numberMax', { max });
  });
}
