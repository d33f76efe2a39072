import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx';
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
