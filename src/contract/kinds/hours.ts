import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import { answeredHoursSchema, hoursCell, hoursOfCell, hoursSchema } from '../opening-hours.ts';
import type { OpenInterval } from '../week.ts';

/** The opening hours of a week: a list of `{ day, opens, closes }`, several a day where they close in between. */
export interface HoursField extends FieldOptions, Carries<OpenInterval[], never> {
  readonly type: 'hours';
}

export const hours: FieldKind<HoursField> = {
  written: ({ optional }) => hoursSchema(optional === true),
  answered: () => answeredHoursSchema,
  empty: [],
  keywords: null,
  isStored: true,
  filter: null,
  order: null,
  transfer: { cell: hoursCell, read: hoursOfCell },
  inBulkEdit: false,
  width: () => 'share',
  isWide: true,
};
