import { useTranslation } from 'react-i18next';
import { type Field, arabicKey } from '#contract/fields.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';

/** @returns what a value of a field is called: of a bilingual one each half has a name of its own */
export function useWireLabel(): (wireKey: string, key: string, field: Field) => string {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  return (wireKey, key, field) => {
    const label = field.label[language];
    if (field.type !== 'bilingual') return label;
    return t(wireKey === arabicKey(key) ? 'panel:inArabic' : 'panel:inEnglish', { label });
  };
}
