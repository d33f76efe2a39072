import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ChoiceTiles } from '#ui/fields/choice-tiles.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import type { StepProps } from '../submission/step-looks.ts';
import { ChosenLawyer } from './chosen-lawyer.tsx';
import { chooseType } from './way-of-type.ts';
import styles from '../submission/submission.module.css';

/** All of so many are seen at once, and chosen by one tap; more are a list that opens. */
const MOST_TILES = 12;

/** The first step: what kind of advice, in which area of law. */
export function TypeStep({ form, choices }: StepProps) {
  const { t } = useTranslation(['consultations']);
  const { language } = useLanguage();
  const { isLoading, error, retry } = choices;
  const types = choices.optionsOf('consultationTypeId');
  const areas = choices.optionsOf('areaId');
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
      <ChosenLawyer form={form} choices={choices} />
      <ChoiceTiles
        name="consultationTypeId"
        label={t('consultations:type')}
        hint={t('consultations:typeHint')}
        options={types}
        value={form.values['consultationTypeId'] ?? ''}
        onChange={(value) => chooseType(form, choices, value)}
        error={form.errors['consultationTypeId']}
      />
      {areas.length <= MOST_TILES ? (
        <ChoiceTiles
          name="areaId"
          label={t('consultations:area')}
          options={areas}
          value={form.values['areaId'] ?? ''}
          onChange={(value) => form.setFieldValue('areaId', value)}
          error={form.errors['areaId']}
        />
      ) : (
        <SelectField
          {...form.getInputProps('areaId')}
          label={t('consultations:area')}
          placeholder={t('consultations:areaPlaceholder')}
          options={areas}
        />
      )}
    </>
  );
}
