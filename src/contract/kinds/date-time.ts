import { z } from 'zod';
import type { FieldKind } from '../field-kind.ts';
import type { CalendarRule, Carries, FieldOptions } from '../field-options.ts';
import { daySchema, momentSchema, orNull, withErrorCode } from '../value-schemas.ts';

/** A moment, ISO 8601 in UTC. */
export interface DateTimeField extends FieldOptions, CalendarRule, Carries<string> {
  readonly type: 'dateTime';
  /** When it is written it must lie ahead. Default: any moment. */
  readonly future?: true;
}

const futureSchema = momentSchema.refine((value) => Date.parse(value) > Date.now(), {
  error: withErrorCode('notFuture'),
});

export const dateTime: FieldKind<DateTimeField> = {
  written: (field) => orNull(field.future ? futureSchema : momentSchema, field),
  answered: (field) => orNull(z.string(), field),
  empty: null,
  keywords: null,
  isStored: true,
  filter: { kind: 'range', end: z.union([daySchema, momentSchema]), hasDays: true, input: 'date' },
  order: 'native',
  transfer: { cell: String, read: (text) => text, sheet: 'moment' },
  isChosen: true,
  width: () => 'exact',
  isWide: false,
};
