import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Field } from '#contract/fields.ts';
import { isChoices } from '#contract/list-query.ts';
import { useLanguage } from '#providers/use-language.ts';
import { formatDate } from '#ui/format-date.ts';
import type { FilterProps } from './field-view.ts';
import { FilterButton } from './filter-button.tsx';
import styles from './filters.module.css';

interface RangeFilterProps extends FilterProps<Field> {
  kind: 'date' | 'number';
}
type End = 'from' | 'to';

/** A filter by a span of days or numbers; either end may stay open. */
export function RangeFilter({ field, value, onChange, kind }: RangeFilterProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const label = field.label[language];
  const range: Partial<Record<End, string | number>> =
    typeof value === 'object' && !isChoices(value) ? value : {};
  const change = (end: End, typed: string) => {
    const next = { ...range, [end]: typed === '' ? undefined : kind === 'number' ? Number(typed) : typed };
    // Both ends are days here, or both are numbers.
    onChange(next.from === undefined && next.to === undefined ? undefined : (next as { from?: string }));
  };
  const words = (end: End) => {
    const given = range[end];
    if (given === undefined) return [];
    const shown = kind === 'date' ? formatDate({ at: String(given), language }) : String(given);
    return [`${t(end === 'from' ? 'panel.from' : 'panel.to')} ${shown}`];
  };
  const chosen = [...words('from'), ...words('to')].join(' ');
  return (
    <FilterButton label={label} chosen={chosen || null} onClear={() => onChange(undefined)}>
      <div className={styles.range}>
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type={kind}
            dir="ltr"
            label={t(end === 'from' ? 'panel.rangeFrom' : 'panel.rangeTo', { label })}
            value={String(range[end] ?? '')}
            onChange={(event) => change(end, event.currentTarget.value)}
          />
        ))}
      </div>
    </FilterButton>
  );
}
