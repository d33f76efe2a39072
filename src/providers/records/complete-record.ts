import type { AnyResource } from '#contract/define-resource.ts';
import { arabicKey, carriedKey, englishKey, halfKey, labelKey } from '#contract/field-keys.ts';
import { isLocalized, isNamed, isStored, kindOf, wireKeys } from '#contract/field-kinds.ts';
import { emptyValue } from '#contract/field-schemas.ts';
import { type Field, carriedReference } from '#contract/fields.ts';
import { isObject } from '#contract/is-object.ts';
import type { Values } from '#contract/record-schemas.ts';
import { currentLanguage } from '../i18n/language.ts';
import { NO_VERSION } from './records.ts';

/** What every record of ours has beside its fields, where a host tells none of it. */
const BESIDE_FIELDS = { version: NO_VERSION, createdAt: '', updatedAt: '' };

/**
 * A record of a host that answers no more than the specification names (R271, R273, R274): what nobody has to give, what
 * the host writes by itself and the names of what it points at are empty where it tells nothing of them. What our host
 * answers is whole, which its own schema sees to.
 * @param told the record as the host answered it
 * @returns the same, completed; what is no object is left to the schema of the record to refuse
 */
export function completeRecord({ fields }: AnyResource, told: unknown): unknown {
  if (!isObject(told)) return told;
  const hasVersion = told['version'] !== undefined;
  const record: Values = { ...BESIDE_FIELDS, ...told };
  for (const [key, field] of Object.entries(fields)) {
    if (mayBeUntold(field, hasVersion))
      for (const wireKey of wireKeys(key, field)) record[wireKey] ??= emptyValue(field);
    if (isLocalized(field)) record[key] ??= textIn(record, key);
    if (isNamed(field)) record[labelKey(key)] ??= null;
    const carried = carriedReference(field);
    if (carried !== undefined) record[carriedKey(key, carried)] ??= null;
  }
  return record;
}

/**
 * Rows that a list leaves out are not none, and what a setting withholds has no value that could be shown in its place.
 * Where records have versions, as ours do, what only some may read is missing where the answer was somebody else's, such
 * as a visitor's: with it the record would pass for whole, and a form would save it as empty.
 */
const mayBeUntold = (field: Field, hasVersion: boolean): boolean =>
  isStored(field) &&
  field.publicIn === undefined &&
  !(hasVersion && field.readBy !== undefined) &&
  (field.writeBy === 'server' || (kindOf(field).shape?.mayBeMissing?.(field) ?? field.optional === true));

/** The text in the reader's language, else in the other one (R12). */
const textIn = (record: Values, key: string): unknown =>
  record[halfKey(key, currentLanguage())] || record[arabicKey(key)] || record[englishKey(key)];
