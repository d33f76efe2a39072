import { useState } from 'react';
import {
  CURRENCIES,
  type Currency,
  type MoneyField,
  amountText,
  hundredthsOf,
} from '#contract/kinds/money.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { isObject } from '#contract/is-object.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { OfficeZone } from '#contract/office-zones.ts';
import { usePlaceClock } from '../places/place-clock.tsx';
import { useInputWords } from '../fields/use-input-words.tsx';
import styles from '../fields/fields.module.css';
import type { InputProps } from './field-view.ts';

const NAMES = {
  SAR: { ar: 'ريال سعودي', en: 'Saudi riyal' },
  EGP: { ar: 'جنيه مصري', en: 'Egyptian pound' },
} as const;

/** What is paid where an office stands. */
const OF_PLACE: Readonly<Record<OfficeZone, Currency>> = { 'Asia/Riyadh': 'SAR', 'Africa/Cairo': 'EGP' };

const CURRENCY = { ar: 'العملة', en: 'Currency' } as const;

/** The amount as it is typed, and beside it its currency. */
export function Input({ fieldKey, field, control }: InputProps<MoneyField>) {
  const { language } = useLanguage();
  const own = control(fieldKey);
  const [typed, setTyped] = useState('');
  const clock = usePlaceClock();
  const [chosen, setChosen] = useState<Currency | null>(null);
  const value = isObject(own.value) ? own.value : {};
  const currency =
    CURRENCIES.find((known) => known === value['currency']) ??
    chosen ??
    OF_PLACE[clock?.timeZone ?? FIRM_ZONE];
  const amount = value['amount'];
  const change = (text: string, next: Currency) => {
    setTyped(text);
    // It stays chosen while there is no amount.
    setChosen(next);
    // What is no amount yet stays as typed, so that the rule and not the input says what is wrong.
    own.onChange(text.trim() === '' ? null : { amount: hundredthsOf(text) ?? text, currency: next });
  };
  // «12.5» is not made «12.50» under the fingers.
  const text = textOfAmount(amount, typed);
  return (
    <div className={styles.joined}>
      <TextField
        {...useInputWords(field, own)}
        inputMode="decimal"
        direction="ltr"
        autoComplete="off"
        value={text}
        onChange={(event) => change(event.currentTarget.value, currency)}
      />
      <SelectField
        label={CURRENCY[language]}
        options={CURRENCIES.map((known) => ({ value: known, label: NAMES[known][language] }))}
        value={currency}
        onChange={(event) =>
          change(text, CURRENCIES.find((known) => known === event.currentTarget.value) ?? currency)
        }
      />
    </div>
  );
}

function textOfAmount(amount: unknown, typed: string): string {
  if (typeof amount === 'string') return amount;
  if (typeof amount !== 'number') return '';
  return hundredthsOf(typed) === amount ? typed : amountText(amount);
}
