import type { FieldCheck } from '../../field-check.ts';
import type { ReferenceField } from '../reference.ts';
import { labelKey } from '../../field-keys.ts';

export const reference: FieldCheck<ReferenceField> = function* (_field, { key, resource }) {
  if (!/.Id$/.test(key) || labelKey(key) in resource.fields)
    yield ['reference-key', 'a reference is named after a record: fooId, with no field foo beside it'];
};
