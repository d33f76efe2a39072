import { z } from 'zod';
import type { FieldKind, Keywords } from './field-kind.ts';
import type { FieldOptions } from './field-options.ts';

/** What all kinds have in common whose value is a text of its own: `''` where there is none. */
export const textKind = {
  answered: () => z.string(),
  empty: '',
  isStored: true,
  filter: null,
  transfer: { cell: String, read: (cell: string) => cell },
  inBulkEdit: false,
} as const satisfies Partial<FieldKind<FieldOptions>>;

/**
 * The length of a text in the keywords of JSON Schema, in characters.
 * @param longest where the field says nothing else
 */
export const lengthKeywords = (
  { min, max, optional }: { min?: number; max?: number; optional?: boolean },
  longest: number,
): Keywords => ({ ...(optional ? {} : { minLength: Math.max(min ?? 1, 1) }), maxLength: max ?? longest });
