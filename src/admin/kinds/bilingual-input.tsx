import { useTranslation } from 'react-i18next';
import { halfMax } from '#contract/field-limits.ts';
import type { BilingualField } from '#contract/kinds/bilingual.ts';
import { halfKey } from '#contract/field-keys.ts';
import { LANGUAGES, type Language, directionOf } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { InputProps } from './field-view.ts';
import styles from '../fields/fields.module.css';
import { textOf, useInputWords } from '../fields/use-input-words.tsx';

const HALF_WORDS = { ar: 'panel:inArabic', en: 'panel:inEnglish' } as const;

/** Both halves side by side, the page's language first, each in its own direction. */
export function Input({ fieldKey, field, control }: InputProps<BilingualField>) {
  const { language } = useLanguage();
  const halves = language === 'ar' ? LANGUAGES : [...LANGUAGES].reverse();
  const isFilled = halves.map((half) => textOf(control(halfKey(fieldKey, half)).value).trim() !== '');
  return (
    <div className={styles.pair}>
      {halves.map((half, at) => (
        <Half
          key={half}
          half={half}
          field={field}
          control={control(halfKey(fieldKey, half))}
          isMissing={field.languages !== 'either' && isFilled[at] === false && isFilled[1 - at] === true}
        />
      ))}
    </div>
  );
}

interface HalfProps {
  half: Language;
  field: BilingualField;
  control: ReturnType<InputProps['control']>;
  isMissing: boolean;
}

function Half({ half, field, control, isMissing }: HalfProps) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const shared = {
    ...useInputWords(field, control),
    label: (
      <>
        {t(HALF_WORDS[half], { label: field.label[language] })}
        {isMissing && <span className={styles.missing}>{t('panel:missingTranslation')}</span>}
      </>
    ),
    // Where one language is enough, neither half alone is required.
    'aria-required': field.optional !== true && (field.languages ?? 'both') === 'both',
    lang: half,
    dir: directionOf(half),
    autoComplete: 'off',
    value: textOf(control.value),
  };
  if (field.long) {
    return (
      <TextAreaField
        {...shared}
        limit={halfMax(field)}
        onChange={(event) => control.onChange(event.currentTarget.value)}
      />
    );
  }
  return <TextField {...shared} onChange={(event) => control.onChange(event.currentTarget.value)} />;
}
