import { expect, it } from 'vitest';
import { number } from '#contract/fields.ts';
import { formKinds } from '#public-site/submission/form-kinds.tsx';

it.each([
  ['١٢', 12],
  ['12', 12],
  ['١٢٫٥', 12.5],
  ['١٬٢٠٠', 1200],
  ['0x10', '0x10'],
  ['1e3', '1e3'],
  [' ', null],
])('a number that a client types as «%s» is sent as %j', (typed, sent) => {
  const kind = formKinds[number({ label: { ar: 'عدد', en: 'Number' } }).type];
  expect(kind && 'parse' in kind && kind.parse(typed)).toBe(sent);
});
