import { expect, it } from 'vitest';
import { officeByPhone } from '#public-site/sending/office-for.ts';

const offices = [
  { id: 1, phone: '+966110000100' },
  { id: 2, phone: '+20200000100' },
];

it('a client with an Egyptian number was given the office in Riyadh', () => {
  expect(officeByPhone('+201001234567', offices)).toBe(2);
  expect(officeByPhone('+966501234567', offices)).toBe(1);
});

it('a number of another country, or none, is near no office, and one of two offices in a country is not guessed', () => {
  for (const phone of ['+442071234567', '', 'unknown']) expect(officeByPhone(phone, offices)).toBeNull();
  expect(officeByPhone('+201001234567', [...offices, { id: 3, phone: '+20300000100' }])).toBeNull();
});
