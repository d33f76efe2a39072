import { describe, expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { SINGLETON_ID } from '#contract/singleton-id.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import { writtenSchema } from '#contract/field-schemas.ts';
import { checkCreate, checkUpdate, checkWholeRecord } from '#contract/body-schemas.ts';
import { recordSchema } from '#contract/record-schemas.ts';
import { type Role, ROLES } from '#contract/roles.ts';
import { number } from '#contract/fields.ts';
import { faqCategories } from '#resources/faq-categories.ts';
import { faqs } from '#resources/faqs.ts';
import { resources } from '#resources/index.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { answeredRecord } from '#tests/support/answered-record.ts';
import { everyField } from '#tests/support/every-field.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { validationCasesOf } from '#tests/support/validation-cases.ts';

const admin = { role: 'Admin' } as const;
const definitions: AnyResource[] = [...resources, everyField];
const issuesOf = (checked: ReturnType<typeof checkCreate>) => (checked.isValid ? {} : checked.issues);
const codeAt = (resource: AnyResource, change: object, key: string, role: Role = 'Admin') =>
  issuesOf(checkCreate(resource, { ...buildRecord(resource, { role }), ...change }, { role }))[key]?.code;

it('a title of invisible characters is none, and control characters are not kept', () => {
  const titled = (title: string) => ({ ...buildRecord(requests, { role: 'User' }), title });
  for (const title of ['\u200b\u200b\u200b\u200b', '\u0007\u001b\u0001', '\u202e \u2066']) {
    expect(issuesOf(checkCreate(requests, titled(title), { role: 'User' }))).toMatchObject({
      title: { code: 'required' },
    });
  }
  const kept = checkCreate(requests, titled('bell\u0007 \u001b[31m\uFFFE\tline\nend'), { role: 'User' });
  expect(kept).toMatchObject({ value: { title: 'bell [31m\tline\nend' } });
});

describe.each(definitions.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  const id = resource.singleton ? SINGLETON_ID : 7;

  it.each(ROLES)('accepts what a %s may write, unchanged', (role) => {
    const body = buildRecord(resource, { role });
    // What is chosen once stays as nobody chose it.
    const unchosen = Object.fromEntries(
      Object.entries(resource.fields).flatMap(([key, field]) => (field.onlyNew ? [[key, false]] : [])),
    );
    expect(checkCreate(resource, body, { role })).toEqual({ isValid: true, value: { ...unchosen, ...body } });
    expect(checkUpdate(resource, { id, ...body }, { role })).toEqual({
      isValid: true,
      value: { id, ...body },
    });
    expect(checkWholeRecord(resource, body, { role })).toEqual({});
  });

  it.each(validationCasesOf(resource))('R269 $title', ({ change, at, code }) => {
    const body = JSON.parse(JSON.stringify({ ...buildRecord(resource), ...change })) as unknown;
    expect(issuesOf(checkCreate(resource, body, admin))[at]?.code).toBe(code);
  });

  it('refuses keys that no field names, by name', () => {
    for (const key of ['version', 'deletedAt', 'nothing', 'constructor', 'toString', '__proto__']) {
      const body: unknown = JSON.parse(`{"id": 7, "${key}": 1}`);
      for (const checked of [checkCreate(resource, body, admin), checkUpdate(resource, body, admin)]) {
        expect(Object.entries(issuesOf(checked))).toContainEqual([key, { code: 'unknownField' }]);
      }
    }
  });

  it('refuses what is no object, with no exception', () => {
    for (const input of [null, undefined, 7, 'text', [], true]) {
      expect(checkCreate(resource, input, admin).isValid).toBe(false);
      expect(checkUpdate(resource, input, admin).isValid).toBe(false);
    }
  });

  it('takes an update of one field and needs its id, where there is more than one record', () => {
    const body = buildRecord(resource);
    expect(checkUpdate(resource, { id }, admin)).toEqual({ isValid: true, value: { id } });
    for (const [key, value] of Object.entries(body)) {
      expect(checkUpdate(resource, { id, [key]: value }, admin).isValid).toBe(true);
      const nameless = issuesOf(checkUpdate(resource, { [key]: value }, admin))['id']?.code;
      expect(nameless).toBe(resource.singleton ? undefined : 'required');
    }
  });

  it('answers nothing that the definition does not let the reader see', () => {
    const record = {
      ...answeredRecord(resource),
      id: 1,
      version: 2,
      createdAt: 'now',
      updatedAt: 'now',
      deletedAt: null,
    };
    for (const role of [null, ...ROLES]) {
      const answer = recordSchema(resource, role).parse({
        ...record,
        passwordHash: 'x',
        password: 'y',
        search: 'z',
      });
      for (const key of ['passwordHash', 'password', 'confirmPassword', 'search'])
        expect(answer).not.toHaveProperty(key);
    }
  });
});

it('R146 R147 a category has its name and a question its question, answer and category, in both languages', () => {
  expect(Object.keys(buildRecord(faqCategories)).toSorted()).toEqual(['nameAr', 'nameEn']);
  const keys = ['answerAr', 'answerEn', 'categoryId', 'questionAr', 'questionEn'];
  // Beside what is specified, the service that it is asked about.
  expect(Object.keys(buildRecord(faqs)).toSorted()).toEqual([...keys, 'serviceId'].toSorted());
  expect(codeAt(faqs, { questionAr: '' }, 'questionAr')).toBeUndefined();
  for (const text of ['question', 'answer'])
    for (const half of [`${text}Ar`, `${text}En`])
      expect(codeAt(faqs, { [`${text}Ar`]: ' ', [`${text}En`]: '' }, half)).toBe('oneLanguage');
  expect(codeAt(faqs, { categoryId: null }, 'categoryId')).toBe('required');
});

it('R267 a number that must be positive says so', () => {
  expect(codeAt(everyField, { years: 0 }, 'years')).toBe('positive');
  expect(codeAt(everyField, { years: Number.NaN }, 'years')).toBe('invalid');
  expect(fieldErrors.positive.en).toBe('Must be a positive number');
});

it('a whole number without bounds of its own is one that the database holds', () => {
  const years = number({ label: everyField.fields.years.label });
  const unbound: AnyResource = { ...everyField, fields: { ...everyField.fields, years } };
  const codes = [-99_999_999_999, -2_147_483_648, -2_147_483_647, 2_147_483_647, 2_147_483_648].map((value) =>
    codeAt(unbound, { years: value }, 'years'),
  );
  expect(codes).toEqual(['numberMin', 'numberMin', undefined, undefined, 'numberMax']);
  expect(writtenSchema(years).meta()).toMatchObject({ minimum: -2_147_483_647, maximum: 2_147_483_647 });
});

it('R206 R207 R208 R209 a request needs a title, a description and a service, and says when a text is too short', () => {
  expect(codeAt(requests, { title: '' }, 'title', 'User')).toBe('required');
  expect(codeAt(requests, { description: ' ' }, 'description', 'User')).toBe('required');
  expect(codeAt(requests, { title: 'ab' }, 'title', 'User')).toBe('tooShort');
  expect(codeAt(requests, { description: 'too short' }, 'description', 'User')).toBe('tooShort');
  expect(fieldErrors.tooShort.en).toBe('Too short');
  expect(codeAt(requests, { serviceId: undefined }, 'serviceId', 'User')).toBe('required');
});

it('counts characters as the reader sees them, and accepts exactly as many as are allowed', () => {
  expect(codeAt(everyField, { note: '😀'.repeat(50) }, 'note')).toBeUndefined();
  expect(codeAt(everyField, { note: '😀'.repeat(51) }, 'note')).toBe('maxLength');
  expect(codeAt(everyField, { code: '😀😀😀' }, 'code')).toBeUndefined();
  expect(codeAt(everyField, { code: '😀😀' }, 'code')).toBe('tooShort');
  expect([1, 90].map((years) => codeAt(everyField, { years }, 'years'))).toEqual([undefined, undefined]);
});

it('blames nobody for a field that they may not write', () => {
  const body = buildRecord(everyField, { role: 'CustomerService' });
  expect(checkCreate(everyField, body, { role: 'CustomerService' }).isValid).toBe(true);
  const issues = issuesOf(checkCreate(everyField, { ...body, secretNote: 'x' }, { role: 'CustomerService' }));
  expect(issues).toEqual({ secretNote: { code: 'unknownField' } });
});

it('keeps what people type in the form in which it is found again', () => {
  const typed = {
    email: ' \u200eSara@Example.COM\u200f ',
    mobileNumber: '\u202a+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧\u202c',
    fullNameAr: '  سا\u0627\u0653رة ',
  };
  const checked = checkCreate(users, { ...buildRecord(users), ...typed }, admin);
  expect(checked.isValid && checked.value).toMatchObject({
    email: 'sara@example.com',
    mobileNumber: '+966501234567',
    fullNameAr: 'ساآرة',
  });
  const moment = { ...buildRecord(everyField), moment: '2026-03-14T00:30:00+23:59', note: 'a\r\nb\r' };
  const mended = checkCreate(everyField, { ...moment, branchIds: [3, 3, 1] }, admin);
  expect(mended.isValid && mended.value).toMatchObject({
    moment: '2026-03-13T00:31:00.000Z',
    note: 'a\nb',
    branchIds: [3, 1],
  });
});
