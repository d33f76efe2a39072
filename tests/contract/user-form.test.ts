import { expect, it } from 'vitest';
import { fieldErrors } from '#contract/field-errors.ts';
import { checkCreate, checkUpdate, checkWholeRecord } from '#contract/body-schemas.ts';
import { users } from '#resources/users.ts';
import { GOOD_PASSWORD, buildRecord } from '#tests/support/record-builder.ts';

const admin = { role: 'Admin' } as const;

/** What is wrong at a key of an otherwise valid user. */
function codeAt(change: object, key: string) {
  const checked = checkCreate(users, { ...buildRecord(users), ...change }, admin);
  return checked.isValid ? undefined : checked.issues[key]?.code;
}

it('R136 R137 the write fields of a user are those of the specification, and the id on update', () => {
  const names = [
    'branchId',
    'confirmPassword',
    'email',
    'fullNameAr',
    'fullNameEn',
    // For whom an account stands is the firm's own addition.
    'lawyerId',
    'mobileNumber',
    'password',
    'profileImage',
    'role',
    'whatsAppNumber',
  ];
  expect(Object.keys(buildRecord(users)).toSorted()).toEqual(names);
  expect(codeAt({ isSuspended: true }, 'isSuspended')).toBe('unknownField');
  expect(codeAt({ branchId: 'Riyadh' }, 'branchId')).toBe('invalid');
  expect(checkUpdate(users, { id: 3, ...buildRecord(users) }, admin).isValid).toBe(true);
});

it('R250 R251 R252 R253 R254 R255 R266 the user form says of each required field that it is required', () => {
  const texts = ['fullNameEn', 'fullNameAr', 'email', 'mobileNumber', 'whatsAppNumber'];
  for (const key of [...texts, 'role']) expect([key, codeAt({}, key)]).toEqual([key, undefined]);
  for (const key of [...texts, 'role']) {
    expect([key, codeAt({ [key]: undefined }, key)]).toEqual([key, 'required']);
  }
  for (const key of texts) expect([key, codeAt({ [key]: '   ' }, key)]).toEqual([key, 'required']);
  expect(codeAt({ email: 'nobody' }, 'email')).toBe('emailInvalid');
  expect(fieldErrors.required.en).toBe('This field is required');
});

it('R256 a password is required and confirmed on create, and may stay blank on update', () => {
  expect(codeAt({ password: undefined }, 'password')).toBe('passwordRequired');
  expect(codeAt({ confirmPassword: '' }, 'confirmPassword')).toBe('confirmRequired');
  expect(codeAt({ confirmPassword: 'another' }, 'confirmPassword')).toBe('passwordMismatch');
  const { password: _password, confirmPassword: _confirm, ...rest } = buildRecord(users);
  expect(checkWholeRecord(users, rest, admin)).toEqual({});
  expect(checkWholeRecord(users, { ...rest, password: '', confirmPassword: '' }, admin)).toEqual({});
  const changed = { ...rest, password: GOOD_PASSWORD };
  expect(checkWholeRecord(users, changed, admin)).toEqual({ confirmPassword: { code: 'confirmRequired' } });
  const unconfirmed = checkWholeRecord(users, { ...rest, confirmPassword: 'typed alone' }, admin);
  expect(unconfirmed).toEqual({ confirmPassword: { code: 'passwordMismatch' } });
});

it('whoever is to be invited needs no password; once the account is there nobody makes it invited', () => {
  const { password: _password, confirmPassword: _confirm, ...rest } = buildRecord(users);
  expect(checkCreate(users, { ...rest, isInvited: true }, admin).isValid).toBe(true);
  expect(checkCreate(users, { ...rest, isInvited: false }, admin).isValid).toBe(false);
  const update = checkUpdate(users, { id: 3, isInvited: true }, admin);
  expect(update).toEqual({ isValid: false, issues: { isInvited: { code: 'unknownField' } } });
});

it('a password is held against the name, the e-mail and the policy of the host', () => {
  for (const own of ['PERSON-1@example.com', 'english  text 1', 'نصّ عربيّ ١']) {
    expect(codeAt({ password: own, confirmPassword: own }, 'password')).toBe('passwordIsIdentity');
  }
  const strict = { ...admin, policy: { min: 40, max: 128, recommendedMin: 40 } };
  const refused = checkCreate(users, buildRecord(users), strict);
  expect(refused).toEqual({
    isValid: false,
    issues: { password: { code: 'passwordMin', params: { min: 40 } } },
  });
});
