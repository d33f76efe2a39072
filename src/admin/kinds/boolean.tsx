import { useTranslation } from 'react-i18next';
import type { BooleanField } from '#contract/kinds/boolean.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { StatusChip } from '#ui/records/status-chip.tsx';
import { ChoiceFilter } from '../fields/choice-filter.tsx';
import type { FilterProps, ValueProps } from './field-view.ts';

export function Cell({ fieldKey, field, record }: ValueProps<BooleanField>) {
  const { t } = useTranslation(['common']);
  const { language } = useLanguage();
  if (field.mark && record[fieldKey] === true)
    return <StatusChip tone={field.mark.tone}>{(field.mark.words ?? field.label)[language]}</StatusChip>;
  return <>{t(record[fieldKey] === true ? 'common:yes' : 'common:no')}</>;
}

export function Filter({ field, value, onChange }: FilterProps<BooleanField>) {
  const { t } = useTranslation(['common']);
  const { language } = useLanguage();
  return (
    <ChoiceFilter
      label={field.label[language]}
      isSingle
      options={[
        { value: 'true', label: t('common:yes') },
        { value: 'false', label: t('common:no') },
      ]}
      value={typeof value === 'boolean' ? [String(value)] : []}
      onChange={([chosen]) => onChange(chosen === undefined ? undefined : chosen === 'true')}
    />
  );
}
export const needsLabel = true;
