import { describe, expect, it } from 'vitest';
import {
  changePasswordSchema,
  checkAccountForm,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  verifyCodeSchema,
} from '#contract/account-schemas.ts';
import { accountCalls, isSessionCall } from '#contract/account-calls.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import { passwordPolicy } from '#contract/password-policy.ts';
import { GOOD_PASSWORD } from '#tests/support/record-builder.ts';

const email = 'sara@example.com';
const both = { newPassword: GOOD_PASSWORD, confirmPassword: GOOD_PASSWORD };
const registration = {
  fullNameAr: 'سارة أحمد',
  fullNameEn: 'Sara Ahmed',
  email,
  mobileNumber: '+966501234567',
  whatsAppNumber: '+201012345678',
  branchId: null,
  password: GOOD_PASSWORD,
  confirmPassword: GOOD_PASSWORD,
  consent: true,
};
const forms = {
  login: { schema: loginSchema, valid: { email, password: 'x' }, passwords: undefined },
  register: {
    schema: registerSchema,
    valid: registration,
    passwords: { key: 'password', policy: passwordPolicy },
  },
  forgot: { schema: forgotPasswordSchema, valid: { email }, passwords: undefined },
  verify: { schema: verifyCodeSchema, valid: { email, code: '123456' }, passwords: undefined },
  reset: {
    schema: resetPasswordSchema,
    valid: { email, code: '123456', ...both },
    passwords: { key: 'newPassword', policy: passwordPolicy },
  },
  change: {
    schema: changePasswordSchema,
    valid: { currentPassword: 'x', ...both },
    passwords: { key: 'newPassword', policy: passwordPolicy },
  },
} as const;

function check(form: keyof typeof forms, change: object = {}) {
  const { schema, valid, passwords } = forms[form];
  return checkAccountForm<object>(schema, { ...valid, ...change }, passwords);
}
function codesOf(form: keyof typeof forms, change: object): Record<string, string> {
  const checked = check(form, change);
  if (checked.isValid) return {};
  return Object.fromEntries(Object.entries(checked.issues).map(([key, { code }]) => [key, code]));
}

it.each(['login', 'register', 'forgot', 'verify', 'reset', 'change'] as const)(
  'the form %s accepts what is right',
  (form) => {
    expect(check(form)).toEqual({ isValid: true, value: forms[form].valid });
  },
);

it('R186 an e-mail is required and must be one', () => {
  for (const form of ['login', 'register', 'forgot', 'verify', 'reset'] as const) {
    for (const missing of ['', '  ', undefined, null]) {
      expect(codesOf(form, { email: missing })).toMatchObject({ email: 'emailRequired' });
    }
    for (const wrong of ['sara', 'sara@', 'sara@host', 'sara example@host.example', 7]) {
      expect(codesOf(form, { email: wrong })).toEqual({ email: 'emailInvalid' });
    }
  }
  expect(fieldErrors.emailRequired.en).toBe('Email is required');
  expect(check('forgot', { email: ' Sara@EXAMPLE.com\u200f' })).toMatchObject({ value: { email } });
});

it('R187 a code is required and has exactly six digits, in whichever script', () => {
  for (const form of ['verify', 'reset'] as const) {
    for (const missing of ['', ' ', undefined, null]) {
      expect(codesOf(form, { code: missing })).toEqual({ code: 'codeRequired' });
    }
    for (const wrong of ['12345', '1234567', '12345a', 'أبجدهو', '12345.', '-12345', '123٤5x', 123456]) {
      expect(codesOf(form, { code: wrong })).toEqual({ code: 'codeLength' });
    }
    for (const right of ['123456', '١٢٣٤٥٦', '۱۲۳۴۵۶', '12٣٤56', ' 123 456 ', '\u200f123456\u200e']) {
      expect(check(form, { code: right })).toMatchObject({ isValid: true, value: { code: '123456' } });
    }
  }
});

describe.each(['reset', 'change'] as const)('the new password of the form %s', (form) => {
  it.each([
    ['', 'passwordRequired'],
    [undefined, 'passwordRequired'],
    ['x7!kq', 'passwordMin'],
    ['سرّي٧', 'passwordMin'],
    ['x'.repeat(129), 'passwordMax'],
    ['x'.repeat(9999), 'passwordMax'],
    ['123456', 'passwordCommon'],
    ['١٢٣٤٥٦', 'passwordCommon'],
    [7, 'invalid'],
  ])('R188 R261 is required and has at least six characters: %j', (newPassword, code) => {
    expect(codesOf(form, { newPassword, confirmPassword: newPassword })['newPassword']).toBe(code);
  });

  it('R189 R262 must be confirmed by the same', () => {
    for (const missing of ['', undefined]) {
      expect(codesOf(form, { confirmPassword: missing })).toEqual({ confirmPassword: 'confirmRequired' });
    }
    for (const other of [`${GOOD_PASSWORD} `, GOOD_PASSWORD.toUpperCase(), 'x']) {
      expect(codesOf(form, { confirmPassword: other })).toEqual({ confirmPassword: 'passwordMismatch' });
    }
  });
});

it('R260 a change of password needs the current one', () => {
  for (const missing of ['', undefined]) {
    expect(codesOf('change', { currentPassword: missing })).toEqual({
      currentPassword: 'currentPasswordRequired',
    });
  }
});

it('a password of six characters is enough, unless the deployment asks for more', () => {
  const six = { newPassword: 'k7!qzx', confirmPassword: 'k7!qzx' };
  expect(check('change', six).isValid).toBe(true);
  const strict = { key: 'newPassword', policy: { min: 10, max: 128, recommendedMin: 10 } } as const;
  const checked = checkAccountForm(changePasswordSchema, { currentPassword: 'x', ...six }, strict);
  expect(checked).toEqual({
    isValid: false,
    issues: { newPassword: { code: 'passwordMin', params: { min: 10 } } },
  });
});

it('registration drops a role and whatever else is sent along', () => {
  const checked = check('register', { role: 'Admin', lastRole: 'Admin', isSuspended: false, id: 1 });
  expect(checked).toEqual({ isValid: true, value: registration });
});

it.each([
  [{ consent: false }, { consent: 'consentRequired' }],
  [{ consent: undefined }, { consent: 'consentRequired' }],
  [{ consent: 'true' }, { consent: 'consentRequired' }],
  [{ fullNameAr: '' }, {}],
  [{ fullNameEn: undefined }, {}],
  [
    { fullNameAr: '', fullNameEn: ' ' },
    { fullNameAr: 'oneLanguage', fullNameEn: 'oneLanguage' },
  ],
  [{ fullNameAr: 7 }, { fullNameAr: 'invalid' }],
  [{ code: '12' }, { code: 'codeLength' }],
  [{ fullNameEn: 'x'.repeat(101) }, { fullNameEn: 'maxLength' }],
  [{ mobileNumber: '0501' }, { mobileNumber: 'phoneInvalid' }],
  [{ whatsAppNumber: undefined }, { whatsAppNumber: 'phoneRequired' }],
  [{ branchId: '1' }, { branchId: 'invalid' }],
  [{ password: 'Sara Ahmed', confirmPassword: 'Sara Ahmed' }, { password: 'passwordIsIdentity' }],
  [{ password: 'SARA@example.com', confirmPassword: 'SARA@example.com' }, { password: 'passwordIsIdentity' }],
])('registration with %j is answered %j', (change, codes) => {
  expect(codesOf('register', change)).toEqual(codes);
});

it('the closed forms refuse a key that they do not know', () => {
  for (const form of ['login', 'forgot', 'verify', 'reset', 'change'] as const) {
    expect(codesOf(form, { role: 'Admin' })).toEqual({ role: 'unknownField' });
  }
});

it('a 401 of a session call is never answered with a refresh, any other is', () => {
  const plain = Object.values(accountCalls).filter(
    (call) => !isSessionCall(`https://api.example.com${call}`),
  );
  expect(plain).toEqual([accountCalls.userInfo, accountCalls.updateUserInfo, accountCalls.changePassword]);
  expect(isSessionCall('/API/auth/refreshtoken')).toBe(true);
  expect(isSessionCall('/api/Faqs/GetAll')).toBe(false);
});
