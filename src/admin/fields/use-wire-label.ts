import { useTranslation } from 'react-i18next';
import type { Field } from '#contract/fields.ts';
import { isLocalized } from '#contract/field-kinds.ts';
import { languageOfHalf } from '#contract/field-keys.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';

/** @returns what a value of a field is called: of a bilingual one each half has a name of its own */
export function useWireLabel(): (wireKey: string, field: Field) => string {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  return (wireKey, field) => {
    const label = field.label[language];
    if (!isLocalized(field)) return label;
    return t(languageOfHalf(wireKey) === 'ar' ? 'panel:inArabic' : 'panel:inEnglish', { label });
  };
}
