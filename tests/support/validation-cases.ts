import type { AnyResource } from '#contract/define-resource.ts';
import { isWritableBy } from '#contract/field-rights.ts';
import type { FieldErrorCode } from '#contract/field-errors.ts';
import type { Field } from '#contract/fields.ts';
import { wireKeys } from '#contract/field-kinds.ts';
import type { NumberField } from '#contract/kinds/number.ts';
import type { Values } from '#contract/record-schemas.ts';
import { resources } from '#resources/index.ts';
import { buildRecord } from './record-builder.ts';
import { SAMPLE_IMAGE } from './sample-image.ts';

/** One broken rule: what to lay over a valid body, and the problem that must be answered at a key. */
export interface ValidationCase {
  resource: AnyResource;
  title: string;
  change: Values;
  at: string;
  code: FieldErrorCode;
}

/** Opening hours that are in order. */
const open = { day: 'mon', opens: '09:00', closes: '12:00' };

/** Every rule of every field that an Admin may write, broken. `undefined` means left out; all of it travels as JSON. */
export const validationCasesOf = (resource: AnyResource): ValidationCase[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => isWritableBy(field, 'Admin'))
    .flatMap(([key, field]) => wireKeys(key, field).flatMap((at) => casesAt(resource, at, field)));

/** The rules of what can be created through the API: this table runs against the contract and against the host. */
export const validationCases: ValidationCase[] = resources
  .filter((resource) => resource.access.create !== false)
  .flatMap(validationCasesOf);

function casesAt(resource: AnyResource, key: string, field: Field): ValidationCase[] {
  return brokenValues(field).map(([value, code, at = key]) => ({
    resource,
    title: `${resource.name}.${key} = ${JSON.stringify(value)?.slice(0, 40) ?? 'nothing'} is ${code}`,
    change: { [key]: value },
    at: at === key ? key : `${key}${at}`,
    code,
  }));
}

type Broken = [value: unknown, code: FieldErrorCode, at?: string];

function brokenValues(field: Field): Broken[] {
  const required = field.optional !== true && field.type !== 'boolean';
  const none = ('missing' in field ? field.missing : undefined) ?? 'required';
  const missing: Broken[] = required ? all([undefined, null], none) : [];
  const blank: Broken[] = required ? [...missing, ...all(['', '  \n'], none)] : [];
  const noText: Broken[] = [
    [7, 'invalid'],
    [['a'], 'invalid'],
    [{ a: 1 }, 'invalid'],
    ['a\u0000b', 'invalid'],
  ];
  switch (field.type) {
    case 'text':
      return [
        ...blank,
        ...noText,
        ...lengths(field, 200),
        ...(field.format === 'slug'
          ? all(['two words', 'تجاري', '-start', 'end-', 'a--b', 'a/b', 'a_b'], 'slugInvalid')
          : []),
      ];
    case 'longText':
      return [...blank, ...noText, ...lengths(field, 5000)];
    case 'bilingual':
      return [
        ...((field.languages ?? 'both') === 'both' ? blank : []),
        ...noText,
        ...lengths(field, field.long ? 5000 : 200),
      ];
    case 'email':
      return [
        ...blank,
        ...noText,
        ...all(
          ['name', 'a@b', 'a b@c.example', 'a@b@c.example', '@c.example', 'a@c..example'],
          'emailInvalid',
        ),
      ];
    case 'phone':
      return [
        ...blank,
        ...noText,
        ...all(
          ['0501', '05012345678', '+12', '+966 50 abc 1234', '+0123456789', '+1234567890123456'],
          'phoneInvalid',
        ),
      ];
    case 'url':
      return [
        ...blank,
        ...noText,
        ...all(['example.com', 'http://example.com', 'javascript:alert(1)', 'https://host'], 'urlInvalid'),
      ];
    case 'number':
      return [...missing, ...all(['5', true, []], 'invalid'), ...numbers(field)];
    case 'money':
      return [
        ...missing,
        ...all(
          [
            7,
            '1250.50 SAR',
            {},
            { amount: 125050 },
            { amount: 1250.5, currency: 'SAR' },
            { amount: -1, currency: 'SAR' },
            { amount: 1e12, currency: 'EGP' },
            { amount: '125050', currency: 'SAR' },
            { amount: 125050, currency: 'USD' },
            { amount: 125050, currency: 'SAR', vat: 15 },
          ],
          'invalid',
        ),
      ];
    case 'boolean':
      return [[null, 'required'], ...all(['true', 1], 'invalid')];
    case 'date':
      return [...missing, ...all(['14/03/2026', '2026-02-30', '0000-01-01', '٢٠٢٦-٠٣-١٤', 7], 'dateInvalid')];
    case 'dateTime':
      return [
        ...missing,
        ...all(
          [
            '2026-03-14',
            '2026-03-14T25:00:00Z',
            '2026-03-14T09:30:00',
            '0000-01-01T00:00:00Z',
            '9999-12-31T23:59:59-23:00',
          ],
          'dateInvalid',
        ),
      ];
    case 'select':
      return [...missing, ...all(['Nothing', 'constructor', '__proto__', 7], 'optionInvalid')];
    case 'reference':
      return [...missing, ...all([0, -1, 1.5, '1', 2 ** 31], 'invalid')];
    case 'references':
      return [
        ...missing,
        ...(required ? all([[]], 'atLeastOne') : []),
        ...all(['1', 1], 'invalid'),
        [[1, 0], 'invalid', '.1'],
        [Array.from({ length: 201 }, (_, index) => index + 1), 'invalid'],
      ];
    case 'image':
      return [
        ...missing,
        ...all(
          [
            7,
            '/images/a.webp',
            [],
            {},
            { ...SAMPLE_IMAGE, key: '../../etc/passwd' },
            { ...SAMPLE_IMAGE, key: SAMPLE_IMAGE.key.toUpperCase() },
            { ...SAMPLE_IMAGE, width: 0 },
            { ...SAMPLE_IMAGE, height: 1.5 },
            { ...SAMPLE_IMAGE, focusX: 1.01 },
            { ...SAMPLE_IMAGE, focusY: -0.01 },
            { ...SAMPLE_IMAGE, focusY: undefined },
            { ...SAMPLE_IMAGE, url: 'https://example.com' },
          ],
          'invalid',
        ),
      ];
    case 'files':
      throw new Error('Files are in no body');
    case 'rows':
      return rowCases(field);
    case 'hours':
      return [
        ...missing,
        ...(required ? all([[]], 'required') : []),
        ...all(['mon', 7, {}], 'invalid'),
        [Array.from({ length: 29 }, () => open), 'invalid'],
        [[{ ...open, day: 'monday' }], 'optionInvalid', '.0.day'],
        [[{ day: 'mon', closes: '12:00' }], 'required', '.0.opens'],
        [[{ ...open, opens: '9:00' }], 'timeInvalid', '.0.opens'],
        [[{ ...open, closes: '24:01' }], 'timeInvalid', '.0.closes'],
        [[{ ...open, opens: '24:00' }], 'timeInvalid', '.0.opens'],
        [[{ ...open, note: 'x' }], 'unknownField', '.0.note'],
        [[open, { ...open, opens: '12:00' }], 'hoursOrder', '.1.closes'],
        [[open, { ...open, opens: '11:00', closes: '13:00' }], 'hoursOverlap', '.1.opens'],
      ];
    case 'password':
      return field.purpose === 'confirm'
        ? [
            ['another one', 'passwordMismatch'],
            ['', 'confirmRequired'],
            [undefined, 'confirmRequired'],
            [7, 'invalid'],
          ]
        : [
            ['', 'passwordRequired'],
            [undefined, 'passwordRequired'],
            ['x7!kq', 'passwordMin'],
            ['x'.repeat(129), 'passwordMax'],
            ['x'.repeat(300), 'passwordMax'],
            ['PassWord123', 'passwordCommon'],
            [7, 'invalid'],
          ];
  }
}

/** Every rule of the rows' own resource, broken in the second of two. */
function rowCases(field: Extract<Field, { type: 'rows' }>): Broken[] {
  const { of, by } = field;
  const { [by]: _itself, ...good } = buildRecord(of);
  const own = validationCasesOf(of)
    .filter(({ at }) => at.split('.')[0] !== by)
    .map(({ change, at, code }): Broken => [[good, { ...good, ...change }], code, `.1.${at}`]);
  return [
    ['text', 'invalid'],
    [{}, 'invalid'],
    [[7], 'invalid', '.0'],
    [[{ ...good, id: 0 }], 'invalid', '.0.id'],
    [
      [
        { ...good, id: 1 },
        { ...good, id: 1 },
      ],
      'duplicate',
      '.1.id',
    ],
    [[{ ...good, [by]: 1 }], 'unknownField', `.0.${by}`],
    [Array.from({ length: (field.max ?? 200) + 1 }, () => good), 'rowsMax'],
    ...own,
  ];
}

function lengths(
  { min, max, short = 'tooShort' }: { min?: number; max?: number; short?: FieldErrorCode },
  defaultMax: number,
): Broken[] {
  // Counted as the reader sees them: an emoji is one character.
  const broken: Broken[] = [['😀'.repeat((max ?? defaultMax) + 1), 'maxLength']];
  return min !== undefined && min > 1 ? [...broken, ['م'.repeat(min - 1), short]] : broken;
}

/** Of a number, and of every kind that begins as a copy of it. */
function numbers({ min, decimals, ...field }: Omit<NumberField, 'type'>): Broken[] {
  const max = field.maxNow?.() ?? field.max;
  const broken: Broken[] = [];
  if (min !== undefined) broken.push([min - 1, min > 0 && min <= 1 ? 'positive' : 'numberMin']);
  if (max !== undefined) broken.push([max + 1, 'numberMax']);
  if (!decimals) broken.push([(min ?? 0) + 0.5, 'wholeNumber']);
  return broken;
}

function all(values: readonly unknown[], code: FieldErrorCode): Broken[] {
  return values.map((value) => [value, code]);
}
