import { z } from 'zod';
import type { FieldKind } from '../field-kind.ts';
import type { Carries, FieldOptions } from '../field-options.ts';
import { asciiDigits, withoutInvisible } from '../text-folding.ts';
import { describedBy, orNull, withErrorCode } from '../value-schemas.ts';

/** The currencies of the firm's two countries; both have hundredths. */
export const CURRENCIES = ['SAR', 'EGP'] as const;
export type Currency = (typeof CURRENCIES)[number];
/** How people write them, beside their codes. */
const SIGNS = { SAR: ['ر.س', 'ريال', 'SR'], EGP: ['ج.م', 'جنيه', 'LE'] } as const;

/** Most that a field holds, in hundredths: a thousand million. */
const MAX = 100_000_000_000;
export const moneySchema = z.strictObject({ amount: z.int().min(0).max(MAX), currency: z.enum(CURRENCIES) });

/** A sum: `amount` in whole hundredths (halalas, piastres), so that nothing is ever rounded. */
export type Money = z.output<typeof moneySchema>;

/** A sum of money with its currency. Sums of two currencies have no order, so lists have none either. */
export interface MoneyField extends FieldOptions, Carries<Money> {
  readonly type: 'money';
}

/** A sum is one value: whatever is wrong inside it is a problem of its field. */
const writtenSchema = z.custom<Money>((value) => moneySchema.safeParse(value).success, {
  error: withErrorCode('invalid'),
});
describedBy.set(writtenSchema, moneySchema);

export const money: FieldKind<MoneyField> = {
  written: (field) => orNull(writtenSchema, field),
  answered: (field) => orNull(moneySchema, field),
  empty: null,
  keywords: null,
  isStored: true,
  filter: null,
  order: null,
  transfer: {
    cell: (value) => {
      const sum = moneyOf(value);
      return sum ? `${amountText(sum.amount)} ${sum.currency}` : JSON.stringify(value);
    },
    read: readMoney,
  },
  inBulkEdit: false,
  width: () => 'exact',
  isWide: false,
};

/** The sum that a value of a form or an answer is, if it is one. */
const moneyOf = (value: unknown): Money | null => moneySchema.safeParse(value).data ?? null;

/** Hundredths as people write them: 125050 is `1250.50`. */
export const amountText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/**
 * The hundredths of a written amount, in digits of either script, with thousands marked or not.
 * @returns `null` for what is no amount, such as one with a third decimal
 */
export function hundredthsOf(text: string): number | null {
  const plain = asciiDigits(withoutInvisible(text))
    .trim()
    .replaceAll('٫', '.')
    .replace(/[,٬](?=\d{3}(?:\D|$))/g, '');
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** `1,250.50 SAR`, in either order and in the signs of either language; the text as it is when it is not an amount. */
function readMoney(text: string): Money | string {
  for (const currency of CURRENCIES) {
    for (const sign of [currency, ...SIGNS[currency]]) {
      if (!text.toUpperCase().includes(sign)) continue;
      const amount = hundredthsOf(
        text
          .toUpperCase()
          .replace(sign, '')
          .replaceAll(/[\s\u200E\u200F\u061C]/g, ''),
      );
      if (amount !== null) return { amount, currency };
    }
  }
  return text;
}
