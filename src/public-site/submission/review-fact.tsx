import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#contract/fields.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Fact } from '#ui/text/fact.tsx';
import { FileName } from '#ui/text/file-name.tsx';
import { FILES } from '../sending/files-key.ts';
import { typedKindOf } from './form-kinds.tsx';
import { isOffice } from './is-office.ts';
import type { ReviewStepProps } from './review-step.tsx';
import { labelOf } from './steps.ts';
import styles from './submission.module.css';
import type { Choices } from './use-choices.ts';

/** What was typed into a field, or chosen. */
export function ReviewFact({ field: key, kind, typed, choices, files }: ReviewStepProps & { field: string }) {
  const { t } = useTranslation(['requestForm', 'common']);
  const { language } = useLanguage();
  const field = kind.fields[key];
  if (key === FILES)
    return (
      <Fact label={t('requestForm:attachments')}>
        <FileNames files={files} />
      </Fact>
    );
  if (!field) return null;
  const value = typed[key] ?? '';
  // Whoever may be anybody is not asked for.
  if (value === '' && 'to' in field && field.optional) return null;
  const chosen =
    'options' in field ? field.options[value]?.[language] : recordName(field, key, value, choices);
  const typedKind = typedKindOf(field);
  const office = choices.offices.find(({ id }) => String(id) === typed['branchId']);
  return (
    <Fact label={labelOf(kind, key)[language]}>
      {value === '' ? (
        <span className={styles.quiet}>{t('common:notProvided')}</span>
      ) : (
        (chosen ?? (typedKind && createElement(typedKind.Review, { value, office })))
      )}
    </Fact>
  );
}

/** The name of the record that was chosen; `undefined` where the field names none. */
function recordName(field: Field, key: string, value: string, choices: Choices): string | undefined {
  if (isOffice(field)) return choices.offices.find(({ id }) => String(id) === value)?.name;
  return choices.optionsOf(key).find((option) => option.value === value)?.label;
}

function FileNames({ files }: { files: readonly File[] }) {
  const { t } = useTranslation(['requestDetail']);
  if (files.length === 0) return <span className={styles.quiet}>{t('requestDetail:noAttachments')}</span>;
  return (
    <ul>
      {files.map(({ name }, at) => (
        <li key={at}>
          <FileName name={name} />
        </li>
      ))}
    </ul>
  );
}
