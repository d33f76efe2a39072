import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ChoiceTiles } from '#ui/fields/choice-tiles.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import type { ConsultationForm } from './consultation-form-of.ts';
import styles from './consultation-page.module.css';
import type { ConsultationChoices } from './use-consultation-choices.ts';

interface TypeStepProps {
  form: ConsultationForm;
  choices: ConsultationChoices;
}

/** The first step: what kind of advice, in which area of law. */
export function TypeStep({ form, choices }: TypeStepProps) {
  const { t } = useTranslation(['consultations']);
  const { language } = useLanguage();
  const { types, areas, isLoading, error, retry } = choices;
  if (error !== null)
    return (
      <ErrorPanel title={t('consultations:typesError')} onRetry={retry}>
        {describeFailure(error, language)}
      </ErrorPanel>
    );
  if (isLoading)
    return (
      <SkeletonRegion>
        <div className={styles.skeleton}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
            <Skeleton key={tile} height={56} />
          ))}
        </div>
      </SkeletonRegion>
    );
  if (types.length === 0) return <Notice tone="attention">{t('consultations:typesEmpty')}</Notice>;
  return (
    <>
      <ChoiceTiles
        name="consultationTypeId"
        label={t('consultations:type')}
        hint={t('consultations:typeHint')}
        options={types}
        value={form.values.consultationTypeId}
        onChange={(value) => form.setFieldValue('consultationTypeId', value)}
        error={form.errors['consultationTypeId']}
      />
      <SelectField
        {...form.getInputProps('areaId')}
        label={t('consultations:area')}
        placeholder={t('consultations:areaPlaceholder')}
        options={areas}
      />
    </>
  );
}
