import { describe, expect, it } from 'vitest';
import { commonPasswords } from '#contract/common-passwords.ts';
import { passwordIssue, passwordPolicy, passwordStrength } from '#contract/password-policy.ts';
import { foldText } from '#contract/text-folding.ts';

const identity = ['sara@example.com', 'سارة أحمد', 'Sara Ahmed', ''];

describe('what is wrong with a password', () => {
  it.each([
    ['', { code: 'passwordRequired' }],
    ['k7!qz', { code: 'passwordMin', params: { min: 6 } }],
    // Five characters for the reader, ten for the machine.
    ['😀😁😂😃😄', { code: 'passwordMin', params: { min: 6 } }],
    ['😀😁😂😃😄😅', null],
    ['k7!qzx', null],
    ['      ', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), { code: 'passwordMax', params: { max: 128 } }],
    ['😀'.repeat(128), null],
    ['PASSWORD', { code: 'passwordCommon' }],
    ['Ｐassword', { code: 'passwordCommon' }],
    ['١٢٣٤٥٦', { code: 'passwordCommon' }],
    ['P@ssw0rd', { code: 'passwordCommon' }],
    ['SARA@EXAMPLE.COM', { code: 'passwordIsIdentity' }],
    ['ساره احمد', { code: 'passwordIsIdentity' }],
    ['sara ahmed', { code: 'passwordIsIdentity' }],
    ['sara ahmed 7', null],
  ])('%j: %j', (password, issue) => {
    expect(passwordIssue(password, identity)).toEqual(issue);
  });

  it('is measured by the policy of the deployment where that is stricter', () => {
    const policy = { ...passwordPolicy, min: 12 };
    expect(passwordIssue('k7!qzxk7!qz', [], policy)).toEqual({ code: 'passwordMin', params: { min: 12 } });
    expect(passwordIssue('k7!qzxk7!qzx', [], policy)).toBeNull();
  });
});

it.each([
  ['', 'weak'],
  ['k7!qz', 'weak'],
  ['password', 'weak'],
  ['abcxyz', 'weak'],
  ['abcxyzkl', 'fair'],
  ['Abcxyz', 'fair'],
  ['Abcxyzk7', 'strong'],
  ['Abcxy7', 'fair'],
  ['سر طويل من كلمات عربية', 'strong'],
] as const)('the strength of %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('every common password is written as it is looked up, and long enough to be asked for', () => {
  for (const password of commonPasswords) {
    expect(foldText(password)).toBe(password);
    expect(password.length).toBeGreaterThanOrEqual(passwordPolicy.min);
  }
  expect(commonPasswords.size).toBeGreaterThan(100);
});
