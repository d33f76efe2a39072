import type { MoneyField } from '#contract/kinds/money.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatMoney } from '#contract/format-money.ts';
import { NoValue } from '../fields/no-value.tsx';
import type { ValueProps } from './field-view.ts';

export function Cell({ fieldKey, record }: ValueProps<MoneyField>) {
  const { language } = useLanguage();
  const words = formatMoney(record[fieldKey], language);
  return words === null ? <NoValue /> : <bdi>{words}</bdi>;
}

export const Filter = null;
