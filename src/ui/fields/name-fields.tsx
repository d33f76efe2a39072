import { useTranslation } from 'react-i18next';
import { type Language, otherLanguage } from '#contract/language.ts';
import { TextField, type TextFieldAttributes } from './text-field.tsx';

interface NameFieldsProps {
  /** The language of the page, whose name comes first and is the one the browser may fill in. */
  first: Language;
  arabic: TextFieldAttributes;
  english: TextFieldAttributes;
}

/** A name in both languages, each typed in its own direction. */
export function NameFields({ first, arabic, english }: NameFieldsProps) {
  const { t } = useTranslation(['auth']);
  const fields = {
    ar: (
      <TextField
        key="ar"
        {...arabic}
        dir="rtl"
        lang="ar"
        autoComplete={fillIn('ar')}
        label={t('auth:fullNameAr')}
      />
    ),
    en: (
      <TextField
        key="en"
        {...english}
        dir="ltr"
        lang="en"
        autoComplete={fillIn('en')}
        label={t('auth:fullNameEn')}
      />
    ),
  };
  return [fields[first], fields[otherLanguage(first)]];

  function fillIn(language: Language) {
    return language === first ? 'name' : 'off';
  }
}
