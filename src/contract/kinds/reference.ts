import { z } from 'zod';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import type { FilterValue } from '../filter-value.ts';
import { chosenRecord } from '../query-string.ts';
import { numberOf } from '../transfer-values.ts';
import { idSchema, orNull } from '../value-schemas.ts';

/**
 * The id of a record of another resource. Its key ends in `Id`; answers carry the record's name beside it,
 * under the key without `Id`, in the reader's language.
 */
export interface ReferenceField
  extends FieldOptions, Carries<number, null, { named: true; filter: 'choices' }> {
  readonly type: 'reference';
  readonly to: string;
  /** `office`: with the shape of the office's city. `person`: with the person's initial. `staff`: empty it is told as given to nobody yet. Default: the name. */
  readonly widget?: 'office' | 'person' | 'staff';
  /** What happens when the record it points at is to be deleted. `keep`: it may go. Default: refused (R367). */
  readonly onDelete?: 'keep';
  /** The searches of whoever reaches every record find it by the words of what it points at, too. Default: they do not. */
  readonly searchThrough?: true;
  /**
   * A reference of the record it names to what everybody may read: answers carry its id too, under the key that
   * `carriedKey` says, and null where there is none that everybody reads. Default: they carry none.
   */
  readonly answersWith?: string;
  /**
   * Only records that these filters of the other resource find may be chosen, and whoever reaches all records here may
   * know their names, unless the host alone writes the field. Default: any record, for whoever may list them.
   */
  readonly among?: Readonly<Record<string, FilterValue>>;
}

export const reference: FieldKind<ReferenceField> = {
  written: (field) => orNull(idSchema, field),
  answered: (field) => orNull(z.number(), field),
  empty: null,
  keywords: null,
  isStored: true,
  filter: { kind: 'choices', choice: (_field, words) => chosenRecord(words), hasNone: true },
  order: 'native',
  transfer: { cell: Number, read: numberOf },
  inBulkEdit: true,
  // An office's name is a city's: people's names, which are longer, take the room.
  width: ({ widget }) => (widget === 'office' ? 'exact' : 'share'),
  isWide: false,
  shape: { isNamed: true },
};
