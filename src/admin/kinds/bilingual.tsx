import { useTranslation } from 'react-i18next';
import type { BilingualField } from '#contract/kinds/bilingual.ts';
import { halfKey } from '#contract/field-keys.ts';
import { otherLanguage } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { UserText } from '#ui/text/user-text.tsx';
import type { ValueProps } from './field-view.ts';
import styles from '../fields/fields.module.css';
import { NoValue } from '../fields/no-value.tsx';
import { textOf } from '../fields/use-input-words.tsx';

/** The text in the reader's language; a text that is only there in the other one says so. */
export function Cell({ fieldKey, field, record }: ValueProps<BilingualField>) {
  const { t } = useTranslation(['panel']);
  const { language } = useLanguage();
  const text = textOf(record[fieldKey]);
  if (text === '') return <NoValue />;
  const isOther = textOf(record[halfKey(fieldKey, language)]).trim() === '';
  const isMissing = field.languages !== 'either' && isOther;
  return (
    <>
      <UserText lang={isOther ? otherLanguage(language) : undefined}>{text}</UserText>
      {isMissing && (
        <span className={styles.missing} data-missing>
          {t('panel:missingTranslation')}
        </span>
      )}
    </>
  );
}

export const Filter = null;
