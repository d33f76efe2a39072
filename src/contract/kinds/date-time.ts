import { z } from 'zod';
import type { FieldKind } from '../field-kind.ts';
import type { CalendarRule, Carries, DueRule, FieldOptions } from '../field-options.ts';
import { FIRM_ZONE } from '../firm-zone.ts';
import { asciiDigits, withoutInvisible } from '../text-folding.ts';
import { daySchema, momentSchema, orNull, withErrorCode } from '../value-schemas.ts';
import { momentAt } from '../zoned-time.ts';

/** A moment, ISO 8601 in UTC. What is due by it is late as soon as it has passed. */
export interface DateTimeField
  extends FieldOptions, CalendarRule, DueRule, Carries<string, null, { filter: 'days' }> {
  readonly type: 'dateTime';
  /** When it is written it must lie ahead, within two years. Default: any moment. */
  readonly future?: true;
}

/** Whoever writes a year of 2206 has mistyped it. Milliseconds. */
const FUTURE_MAX = 2 * 366 * 86_400_000;

const futureSchema = momentSchema
  .refine((value) => Date.parse(value) > Date.now(), { error: withErrorCode('notFuture') })
  .refine((value) => Date.parse(value) <= Date.now() + FUTURE_MAX, { error: withErrorCode('tooFarAhead') });

export const dateTime: FieldKind<DateTimeField> = {
  written: (field) => orNull(field.future ? futureSchema : momentSchema, field),
  answered: (field) => orNull(z.string(), field),
  empty: null,
  keywords: null,
  isStored: true,
  filter: { kind: 'range', end: z.union([daySchema, momentSchema]), hasDays: true, input: 'date' },
  order: 'native',
  transfer: { cell: String, read: momentOf, sheet: 'moment' },
  inBulkEdit: true,
  width: () => 'exact',
  isWide: false,
};

/** What names no zone is a time on the firm's clock, as in the sheets of exports. */
function momentOf(cell: string): string {
  const [, minute = '', seconds = ':00'] = LOCAL.exec(asciiDigits(withoutInvisible(cell)).trim()) ?? [];
  const local = minute.replace(' ', 'T');
  if (!momentSchema.safeParse(`${local}${seconds}Z`).success) return cell;
  return `${momentAt(local, FIRM_ZONE).slice(0, 16)}${seconds}Z`;
}

const LOCAL = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d)(:\d\d)?$/;
