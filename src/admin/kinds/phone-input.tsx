import type { PhoneField } from '#contract/kinds/phone.ts';
import type { InputProps } from './field-view.ts';
import { useTranslation } from 'react-i18next';
import { LineInput } from '../fields/line-input.tsx';

export function Input(props: InputProps<PhoneField>) {
  const { t } = useTranslation(['contact']);
  return <LineInput {...props} type="tel" direction="ltr" hint={t('contact:phoneHint')} />;
}
