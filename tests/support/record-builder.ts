import type { AnyResource } from '#contract/define-resource.ts';
import { isWritableBy } from '#contract/field-rights.ts';
import type { Field, FieldMap } from '#contract/fields.ts';
import { arabicKey, englishKey } from '#contract/field-keys.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Role } from '#contract/roles.ts';
import { SAMPLE_IMAGE } from './sample-image.ts';

interface BuildOptions {
  /** Whose body it is: only fields that this role may write are in it. Default: Admin. */
  role?: Role | null;
  /** Makes this record differ from others. Default: 1. */
  number?: number;
  /** The records that references point at, by the name of their resource. Default: 1. */
  ids?: Readonly<Record<string, number>>;
}

export const GOOD_PASSWORD = 'Scales-of-1001-nights';

/**
 * A body that creates a valid record of any definition, every field that the role may write filled in, but for the time
 * of an appointment and whom it is with: what is free depends on the hours of others.
 */
export const buildRecord = (resource: AnyResource, options: BuildOptions = {}): Values => ({
  ...buildFields(resource.fields, options),
  ...Object.fromEntries(bookingKeys(resource, options.role).map((key) => [key, null])),
});

/** The same of fields alone, such as what a move asks for. */
export function buildFields(fields: FieldMap, options: BuildOptions = {}): Values {
  const { role = 'Admin', number = 1, ids = {} } = options;
  const values: Values = {};
  for (const [key, field] of Object.entries(fields)) {
    // A choice that is made once, such as being invited, may leave others out.
    if (field.onlyNew || !isWritableBy(field, role)) continue;
    if (field.type === 'bilingual') {
      values[arabicKey(key)] = sized(`نص عربي ${number}`, field);
      values[englishKey(key)] = sized(`English text ${number}`, field);
    } else {
      values[key] = buildValue(field, number, ids);
    }
  }
  return values;
}

function buildValue(field: Field, number: number, ids: Readonly<Record<string, number>>): unknown {
  switch (field.type) {
    case 'text':
      return field.format === 'slug' ? `text-${number}` : sized(`نص Text ${number}`, field);
    case 'longText':
    case 'bilingual':
      return sized(`نص Text ${number}`, field);
    case 'email':
      return `person-${number}@example.com`;
    case 'phone':
      return `+96650${String(1_000_000 + number)}`;
    case 'url':
      return `https://example.com/${number}`;
    case 'number':
      return field.min ?? field.max ?? number;
    case 'money':
      return { amount: 125_050 + number, currency: 'SAR' };
    case 'boolean':
      return true;
    case 'date':
      return '2026-03-14';
    case 'dateTime':
      return '2026-03-14T09:30:00.000Z';
    case 'select':
      return Object.keys(field.options)[0];
    case 'reference':
      return ids[field.to] ?? 1;
    case 'references':
      return [ids[field.to] ?? 1];
    case 'image':
      return SAMPLE_IMAGE;
    case 'files':
      throw new Error('Files are in no body');
    case 'rows':
      return [1, 2].map((row) =>
        withoutKey(buildRecord(field.of, { number: number * 10 + row, ids }), field.by),
      );
    case 'hours':
      return [{ day: 'mon', opens: '08:30', closes: '16:00' }];
    case 'password':
      return GOOD_PASSWORD;
    default:
      return field satisfies never;
  }
}

const sized = (text: string, { min = 1, max = Infinity }: { min?: number; max?: number }): string =>
  text.padEnd(min, 'م').slice(0, Math.max(max, 1)).trim();

const bookingKeys = ({ portal, fields }: AnyResource, role: Role | null = 'Admin'): string[] => {
  const booking = portal?.calendar?.booking;
  return [booking?.wish, booking?.second, portal?.calendar?.with].filter((key) => {
    const field = key === undefined ? undefined : fields[key];
    return field !== undefined && isWritableBy(field, role);
  }) as string[]; // what is not there names no field
};

function withoutKey(values: Values, key: string): Values {
  const { [key]: _left, ...rest } = values;
  return rest;
}
