import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiDigits, foldText, withoutInvisible } from '#contract/text-folding.ts';
import { foldedPairs } from '#tests/support/folded-pairs.ts';

it.each(foldedPairs)('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it.each([
  ['ﻷ', 'لا'],
  ['ﻹ', 'لا'],
  ['ﻵ', 'لا'],
  ['ﻼ', 'لا'],
  ['ﺔ', 'ه'],
  ['مـُـحَـ\u200cـمَّـد', 'محمد'],
])('folds the joined or ornamented %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('folding twice changes nothing, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { numRuns: 2000 },
  );
});

it('reads Arabic-Indic and Persian digits as ASCII and leaves all else', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0-9 أ')).toBe('0123456789 0123456789 0-9 أ');
});

it('takes out what is copied along unseen, and nothing else', () => {
  expect(withoutInvisible('\u202a+966\u202c \u200b50\u2068\u2069\u061c\ufeff')).toBe('+966 50');
  expect(withoutInvisible('أ ب\n١')).toBe('أ ب\n١');
});
