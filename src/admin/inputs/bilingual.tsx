import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textMaxOf } from '#contract/field-limits.ts';
import { type BilingualField, halfKey } from '#contract/fields.ts';
import { LANGUAGES, type Language, directionOf } from '#contract/language.ts';
import { useLanguage } from '#providers/use-language.ts';
import { Counted } from '../fields/counted.tsx';
import { FieldLabel } from '../fields/field-label.tsx';
import type { InputProps } from '../fields/field-view.ts';
import styles from '../fields/fields.module.css';
import { INPUT_ORDER, textOf } from '../fields/use-input-words.tsx';

const HALF_WORDS = { ar: 'panel.inArabic', en: 'panel.inEnglish' } as const;

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
          isMissing={isFilled[at] === false && isFilled[1 - at] === true}
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
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const label = t(HALF_WORDS[half], { label: field.label[language] });
  const isOptional = field.optional === true;
  const shared = {
    id: control.id,
    label: (
      <>
        <FieldLabel text={label} isOptional={isOptional} />
        {isMissing && <span className={styles.missing}>{t('panel.missingTranslation')}</span>}
      </>
    ),
    description: field.long ? (
      <Counted help={field.help?.[language]} text={textOf(control.value)} max={textMaxOf(field)} />
    ) : (
      field.help?.[language]
    ),
    inputWrapperOrder: INPUT_ORDER,
    error: control.error,
    // Where one language is enough, neither half alone is required.
    'aria-required': !isOptional && field.languages !== 'any',
    lang: half,
    dir: directionOf(half),
    classNames: { input: styles.natural },
    autoComplete: 'off',
    value: textOf(control.value),
  };
  if (field.long) {
    return (
      <Textarea
        {...shared}
        autosize
        minRows={5}
        onChange={(event) => control.onChange(event.currentTarget.value)}
      />
    );
  }
  return <TextInput {...shared} onChange={(event) => control.onChange(event.currentTarget.value)} />;
}
