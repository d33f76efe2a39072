import { type Currency, type MoneyField, moneyOf } from '#contract/kinds/money.ts';
import type { Language } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { NoValue } from '../fields/no-value.tsx';
import type { ValueProps } from './field-view.ts';

const COUNTRIES = { SAR: 'SA', EGP: 'EG' } as const;

const formatterOf = (currency: Currency, language: Language) =>
  new Intl.NumberFormat(language === 'ar' ? `ar-${COUNTRIES[currency]}-u-nu-latn` : 'en-GB-u-nu-latn', {
    style: 'currency',
    currency,
  });

export function Cell({ fieldKey, record }: ValueProps<MoneyField>) {
  const { language } = useLanguage();
  const sum = moneyOf(record[fieldKey]);
  if (!sum) return <NoValue />;
  return <bdi>{formatterOf(sum.currency, language).format(sum.amount / 100)}</bdi>;
}

export const Show = Cell;

export const Filter = null;
