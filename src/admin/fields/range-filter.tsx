import { useTranslation } from 'react-i18next';
import type { Field } from '#contract/fields.ts';
import { daysOf, spanIn } from '#contract/day-spans.ts';
import { isDue } from '#contract/list-query-schema.ts';
import { LATE, isChoices } from '#contract/filter-value.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import type { FilterProps } from '../kinds/field-view.ts';
import { FilterButton } from './filter-button.tsx';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import { useToday } from './use-today.ts';

interface RangeFilterProps extends FilterProps<Field> {
  kind: 'date' | 'number';
}
export type End = 'from' | 'to';

const RangeEnds = lazyPanelPart(async () => (await import('./range-ends.tsx')).RangeEnds);

/** A filter by a span of days or numbers; either end may stay open. Of days on which something is due also by what is late. */
export function RangeFilter({ field, value, onChange, kind }: RangeFilterProps) {
  const { t } = useTranslation(['panel', 'status']);
  const { language } = useLanguage();
  const label = field.label[language];
  const today = useToday();
  const span = spanIn(value);
  const range: Partial<Record<End, string | number>> = span
    ? daysOf(span, today)
    : typeof value === 'object' && !isChoices(value)
      ? value
      : {};
  const change = (end: End, given: string | number | undefined) => {
    const next = { ...range, [end]: given };
    // Both ends are days here, or both are numbers.
    onChange(
      next.from === undefined && next.to === undefined ? undefined : (next as { from?: string }),
      true,
    );
  };
  const words = (end: End) => {
    const given = range[end];
    if (given === undefined) return [];
    const shown = kind === 'date' ? formatDate({ at: String(given), language }) : String(given);
    return [`${t(end === 'from' ? 'panel:from' : 'panel:to')} ${shown}`];
  };
  const isLate = value !== undefined && typeof value === 'object' && isChoices(value) && !span;
  const late = t('status:overdue');
  const chosen = isLate ? late : [...words('from'), ...words('to')].join(' ');
  return (
    <FilterButton label={label} chosen={chosen || null} onClear={() => onChange(undefined)}>
      <RangeEnds
        label={label}
        kind={kind}
        range={range}
        onChange={change}
        span={span}
        onSpan={(chosen) => onChange(chosen && [chosen])}
        late={
          isDue(field)
            ? { label: late, isChosen: isLate, onChange: (isOn) => onChange(isOn ? [LATE] : undefined) }
            : null
        }
      />
    </FilterButton>
  );
}
