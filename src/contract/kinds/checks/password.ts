import type { FieldCheck } from '../../field-check.ts';
import type { PasswordField } from '../password.ts';

export const password: FieldCheck<PasswordField> = function* ({ purpose, equals = '' }, { resource }) {
  if (purpose === 'confirm' && resource.fields[equals]?.type !== 'password')
    yield ['equals-unknown', 'a confirmation names the password it must equal'];
};
