import type { SelectField as Definition } from '#contract/kinds/select.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ChoiceFilter } from '../fields/choice-filter.tsx';
import type { FilterProps, ValueProps } from './field-view.ts';
import { optionsOf } from '../fields/options-of.ts';
import { NoValue } from '../fields/no-value.tsx';
import { StatusChip } from '#ui/records/status-chip.tsx';
import { isChoices } from '#contract/filter-value.ts';

export function Cell({ fieldKey, field, record }: ValueProps<Definition>) {
  const { language } = useLanguage();
  const value = record[fieldKey];
  if (typeof value !== 'string') return <NoValue />;
  const words = field.options[value]?.[language];
  if (!field.tones) return <>{words ?? value}</>;
  return <StatusChip tone={field.tones[value] ?? 'unknown'}>{words}</StatusChip>;
}

export function Filter({ field, value, onChange }: FilterProps<Definition>) {
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
