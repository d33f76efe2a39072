import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { ChoiceFilter } from '../fields/choice-filter.tsx';

interface MissingFilterProps {
  value: Language | undefined;
  onChange: (missing: Language | undefined) => void;
}

const WORDS = { ar: 'lists:missingArabic', en: 'lists:missingEnglish' } as const;

/** Only what still has to be translated into a language. */
export function MissingFilter({ value, onChange }: MissingFilterProps) {
  const { t } = useTranslation(['lists']);
  return (
    <ChoiceFilter
      label={t('lists:translation')}
      isSingle
      options={LANGUAGES.map((language) => ({ value: language, label: t(WORDS[language]) }))}
      value={value ? [value] : []}
      onChange={([chosen]) => onChange(LANGUAGES.find((language) => language === chosen))}
    />
  );
}
