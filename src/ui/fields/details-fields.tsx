import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { NameFields } from './name-fields.tsx';
import { PhoneField, type PhoneFieldAttributes } from './phone-field.tsx';

interface DetailsFieldsProps {
  /** The language of the page. */
  language: Language;
  getInputProps: (
    name: 'fullNameAr' | 'fullNameEn' | 'mobileNumber' | 'whatsAppNumber',
  ) => PhoneFieldAttributes;
}

/** What people may correct of themselves: their name in both languages, and where they are reached. */
export function DetailsFields({ language, getInputProps }: DetailsFieldsProps) {
  const { t } = useTranslation(['auth']);
  return (
    <>
      <NameFields
        first={language}
        arabic={getInputProps('fullNameAr')}
        english={getInputProps('fullNameEn')}
      />
      <PhoneField {...getInputProps('mobileNumber')} autoComplete="tel" label={t('auth:mobile')} />
      <PhoneField {...getInputProps('whatsAppNumber')} autoComplete="off" label={t('auth:whatsapp')} />
    </>
  );
}
