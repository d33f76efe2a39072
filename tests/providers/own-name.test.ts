import { expect, it } from 'vitest';
import type { UserInfo } from '#contract/session.ts';
import { isNameIn, ownNameIn } from '#providers/session/own-name.ts';
import { sessionOf } from '#tests/support/session-of.ts';

const account: UserInfo = {
  ...sessionOf('t1').user,
  fullNameAr: 'سارة القحطاني',
  fullNameEn: 'Sara Al-Qahtani',
  mobileNumber: '+966501112223',
  whatsAppNumber: '+966501112223',
  profileImage: null,
  memberSince: '2026-01-01T00:00:00.000Z',
  version: 1,
};

it.each([
  ['ar', 'سارة', true],
  ['ar', 'Sara', false],
  ['en', 'سارة', false],
  ['en', 'Sara', true],
] as const)('A33 a page in %s greets by the name %s as it is: %s', (language, name, isSo) => {
  expect(isNameIn(language, name)).toBe(isSo);
});

it.each([
  ['ar', 'سارة القحطاني'],
  ['en', 'Sara Al-Qahtani'],
] as const)("A33 a page in %s greets by the account's name in it: %s", (language, name) => {
  expect(ownNameIn(language, 'Sara', account)).toBe(name);
});

it('A33 whoever has no name in the language of the page, or no account yet, is greeted by the one there is', () => {
  expect(ownNameIn('en', 'سارة', { ...account, fullNameEn: '' })).toBe('سارة');
  expect(ownNameIn('en', 'سارة', undefined)).toBe('سارة');
  expect(ownNameIn('ar', 'Sara', undefined)).toBe('Sara');
});
