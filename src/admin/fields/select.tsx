import type { SelectField } from '#contract/fields.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import type { FilterProps, ValueProps } from './field-view.ts';
import { NoValue } from './no-value.tsx';
import { StatusChip } from '#ui/records/status-chip.tsx';
import { isChoices } from '#contract/list-query.ts';

export function Cell({ fieldKey, field, record }: ValueProps<SelectField>) {
  const { language } = useLanguage();
  const value = record[fieldKey];
  if (typeof value !== 'string') return <NoValue />;
  const words = field.options[value]?.[language];
  if (!field.tones) return <>{words ?? value}</>;
  return <StatusChip tone={field.tones[value] ?? 'unknown'}>{words}</StatusChip>;
}

export const Show = Cell;

export function Filter({ field, value, onChange }: FilterProps<SelectField>) {
  const { language } = useLanguage();
  return (
    <ChoiceFilter
      label={field.label[language]}
      options={optionsOf(field, language)}
      value={value !== undefined && isChoices(value) ? value.map(String) : []}
      onChange={(chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
    />
  );
}

const optionsOf = (field: SelectField, language: 'ar' | 'en') =>
  Object.entries(field.options).map(([value, words]) => ({ value, label: words[language] }));
