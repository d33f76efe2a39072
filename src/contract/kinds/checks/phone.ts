import type { FieldCheck } from '../../field-check.ts';
import type { PhoneField } from '../phone.ts';

export const phone: FieldCheck<PhoneField> = function* ({ sameAs }, { key, resource }) {
  if (sameAs === undefined) return;
  if (sameAs === key || resource.fields[sameAs]?.type !== 'phone')
    yield ['same-number', `it follows ${sameAs}, which is no other phone number of the record`];
};
