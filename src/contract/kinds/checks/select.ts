import type { FieldCheck } from '../../field-check.ts';
import type { SelectField } from '../select.ts';

export const select: FieldCheck<SelectField> = function* ({ options }) {
  if (Object.keys(options).length === 0) yield ['options-empty', 'there is no option'];
};
