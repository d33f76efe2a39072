import type { AnyResource } from '#contract/define-resource.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import { isWriteOnly } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { FieldRights } from '#providers/session/access-control-provider.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { rowValues } from './initial-values.ts';

interface Update {
  record: AnyRecord;
  /** What is to be otherwise; what is as before may be among it. */
  values: Values;
}

/**
 * What an update carries: every field that may be written, so that a host that replaces whole records loses none (R395).
 * A password that was left blank is none (A45).
 */
export const wholeUpdate = (
  { fields }: AnyResource,
  { fields: writable = [], rows = {} }: FieldRights,
  { record, values }: Update,
): Values =>
  Object.fromEntries(
    writable.flatMap((key) => {
      const field = fields[key];
      if (!field) return [];
      return wireKeys(key, field).flatMap((wireKey): [string, unknown][] => {
        const stored = record[wireKey];
        // A list tells of no rows: what is not here cannot be carried.
        const before =
          'of' in field && stored !== undefined ? rowValues(field, rows[key] ?? [], stored) : stored;
        const value = wireKey in values ? values[wireKey] : before;
        const isLeftOut = value === undefined || (isWriteOnly(field) && value === '');
        return isLeftOut ? [] : [[wireKey, value]];
      });
    }),
  );
