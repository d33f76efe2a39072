import type { HoursField } from '#contract/kinds/hours.ts';
import { hoursOf } from '#contract/opening-hours.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { hoursLines } from '#ui/text/opening-hours.ts';
import type { ValueProps } from './field-view.ts';
import { NoValue } from '../fields/no-value.tsx';

/** The first line; the rest is on the record's own screen. */
export function Cell({ fieldKey, record }: ValueProps<HoursField>) {
  const { language } = useLanguage();
  const intervals = hoursOf(record[fieldKey]);
  const first = hoursLines(intervals, language).find(({ times }) => times.length > 0);
  if (!first) return <NoValue />;
  return <>{`${first.days}: ${first.times[0] ?? ''}`}</>;
}

export const Filter = null;
export const wraps = true;
