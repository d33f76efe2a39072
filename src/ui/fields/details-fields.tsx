import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { NameFields } from './name-fields.tsx';
import { TextField, type TextFieldAttributes } from './text-field.tsx';

interface DetailsFieldsProps {
  /** The language of the page. */
  language: Language;
  getInputProps: (
    name: 'fullNameAr' | 'fullNameEn' | 'mobileNumber' | 'whatsAppNumber',
  ) => TextFieldAttributes;
}

/** What people may correct of themselves: their name in both languages, and where they are reached. */
export function DetailsFields({ language, getInputProps }: DetailsFieldsProps) {
  const { t } = useTranslation(['auth', 'contact']);
  return (
    <>
      <NameFields
        first={language}
        arabic={getInputProps('fullNameAr')}
        english={getInputProps('fullNameEn')}
      />
      <TextField
        {...getInputProps('mobileNumber')}
        type="tel"
        direction="ltr"
        autoComplete="tel"
        label={t('auth:mobile')}
        hint={t('contact:phoneHint')}
      />
      <TextField
        {...getInputProps('whatsAppNumber')}
        type="tel"
        direction="ltr"
        autoComplete="off"
        label={t('auth:whatsapp')}
        hint={t('contact:phoneHint')}
      />
    </>
  );
}
