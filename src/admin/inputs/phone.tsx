import { useTranslation } from 'react-i18next';
import type { PhoneField } from '#contract/fields.ts';
import type { InputProps } from '../fields/field-view.ts';
import { LineInput } from '../fields/line-input.tsx';

export function Input(props: InputProps<PhoneField>) {
  const { t } = useTranslation(['contact']);
  return <LineInput {...props} type="tel" direction="ltr" hint={t('contact:phoneHint')} />;
}
