import { describe, expect, it } from 'vitest';
import { amountText, hundredthsOf, money } from '#contract/kinds/money.ts';
import { formatMoney } from '#contract/format-money.ts';

const field = { type: 'money', label: { ar: 'الرسوم', en: 'Fee' } } as const;

describe('a sum of money', () => {
  it.each([
    ['1250.50', 125_050],
    ['1,250.5', 125_050],
    ['١٬٢٥٠٫٥٠', 125_050],
    [' 7 ', 700],
    ['0.1', 10],
    ['1.005', null],
    ['1,25', null],
    ['-3', null],
    ['7 riyals', null],
    ['', null],
  ])('typed as «%s» is %j hundredths', (typed, hundredths) => {
    expect(hundredthsOf(typed)).toBe(hundredths);
  });

  it.each([0, 5, 10, 125_050, 100_000_000_000])(
    'of %i hundredths is written and read without a loss',
    (amount) => {
      expect(hundredthsOf(amountText(amount))).toBe(amount);
    },
  );

  it.each([
    ['1250.50 SAR', { amount: 125_050, currency: 'SAR' }],
    ['SAR 1,250.50', { amount: 125_050, currency: 'SAR' }],
    ['١٢٥٠٫٥٠ ر.س', { amount: 125_050, currency: 'SAR' }],
    ['3 ج.م', { amount: 300, currency: 'EGP' }],
    ['300 USD', '300 USD'],
    ['1250.50', '1250.50'],
  ])('in a sheet as «%s» is read as %j', (cell, value) => {
    expect(money.transfer?.read(cell, field)).toEqual(value);
  });

  it('goes into a sheet as it is read from one', () => {
    const sum = { amount: 125_050, currency: 'EGP' };
    const cell = money.transfer?.cell(sum, field, 'ar');
    expect(cell).toBe('1250.50 EGP');
    expect(money.transfer?.read(String(cell), field)).toEqual(sum);
  });

  it('is shown in Western digits with the sign of its currency, in the order of the language', () => {
    const shown = (language: 'ar' | 'en', amount = 125_050) =>
      formatMoney({ amount, currency: 'SAR' }, language)?.replaceAll(/[\s\u200E\u200F\u061C]/g, '');
    expect(shown('ar')).toBe('1,250.50ر.س.');
    expect(shown('en')).toBe('SAR1,250.50');
    expect(shown('ar', 125_000)).toBe('1,250ر.س.');
    expect(shown('en', 125_000)).toBe('SAR1,250');
    expect(formatMoney('1250.50', 'en')).toBeNull();
  });
});
