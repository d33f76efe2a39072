import { describe, expect, it } from 'vitest';
import { changedValues, isSame } from '#contract/changed-values.ts';

const sum = { amount: 50_000, currency: 'SAR' };

describe('what a form has changed', () => {
  it('was a sum that nobody had touched: the database gives its currency and its amount in another order', () => {
    const kept = { currency: 'SAR', amount: 50_000 };
    expect(changedValues({ fee: sum, name: 'New' }, { fee: kept, name: 'Old' })).toEqual({ name: 'New' });
  });

  it.each([
    [[{ id: 1, fee: sum }], [{ fee: { currency: 'SAR', amount: 50_000 }, id: 1 }]],
    [{ note: undefined, ...sum }, sum],
    [Number.NaN, Number.NaN],
    [[], []],
  ])('is not %j where it was %j', (is, was) => {
    expect(isSame(is, was)).toBe(true);
  });

  it.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[], {}],
    [['a'], { 0: 'a' }],
    [null, undefined],
    [null, {}],
    ['', null],
    [1, '1'],
    [sum, { ...sum, amount: 1 }],
    [sum, { ...sum, vat: 15 }],
  ])('is %j where it was %j, in either direction', (is, was) => {
    expect([isSame(is, was), isSame(was, is)]).toEqual([false, false]);
  });
});
