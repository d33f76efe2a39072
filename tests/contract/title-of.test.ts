import { expect, it } from 'vitest';
import { titleOf } from '#contract/title-of.ts';
import { consultantHours } from '#resources/consultant-hours.ts';
import { faqs } from '#resources/faqs.ts';

it('the hours of a consultant were titled #10: a record is named by what its title points at', () => {
  const record = { id: 10, consultantId: 5, consultant: 'Karim Fadel' };
  expect(titleOf(consultantHours, record)).toBe('Karim Fadel');
  expect(titleOf(consultantHours, { ...record, consultant: null })).toBe('#10');
  expect(titleOf(faqs, { id: 3, question: 'Do I need an account?' })).toBe('Do I need an account?');
});
