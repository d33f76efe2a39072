import type { FieldKind } from './field-kind.ts';
import { arabicKey, englishKey } from './field-keys.ts';
import type { Field, FieldMap, FieldOf, FieldType } from './fields.ts';
import { bilingual } from './kinds/bilingual.ts';
import { boolean } from './kinds/boolean.ts';
import { date } from './kinds/date.ts';
import { dateTime } from './kinds/date-time.ts';
import { email } from './kinds/email.ts';
import { files } from './kinds/files.ts';
import { hours } from './kinds/hours.ts';
import { image } from './kinds/image.ts';
import { longText } from './kinds/long-text.ts';
import { money } from './kinds/money.ts';
import { number } from './kinds/number.ts';
import { password } from './kinds/password.ts';
import { phone } from './kinds/phone.ts';
import { reference } from './kinds/reference.ts';
import { references } from './kinds/references.ts';
import { rows } from './kinds/rows.ts';
import { select } from './kinds/select.ts';
import { text } from './kinds/text.ts';
import { url } from './kinds/url.ts';

/** Every kind of field that `fields.ts` names: one that is missing, or lacks a part, does not compile. */
const fieldKinds: { readonly [T in FieldType]: FieldKind<FieldOf<T>> } = {
  text,
  longText,
  bilingual,
  email,
  phone,
  url,
  number,
  money,
  boolean,
  date,
  dateTime,
  hours,
  select,
  reference,
  references,
  image,
  files,
  rows,
  password,
};

/** What is known of a field's kind. */
export function kindOf(field: Pick<Field, 'type'>): FieldKind<Field> {
  // The map gives each type its own kind; which one this is cannot be told by the compiler.
  return fieldKinds[field.type] as unknown as FieldKind<Field>;
}

/** Has it a value in each language, under keys of their own? */
export const isLocalized = (field: Field): boolean => kindOf(field).shape?.isLocalized === true;

/** May one of its two values be empty, so that the other is read in its place (R12)? */
export const mayLackHalf = (field: Field): boolean => kindOf(field).shape?.mayLackHalf?.(field) === true;

/** The keys under which a field's value is written: two for a text in both languages, else its own. */
export const wireKeys = (key: string, field: Field): string[] =>
  isLocalized(field) ? [arabicKey(key), englishKey(key)] : [key];

/** Is it a column of the table? */
export const isStored = (field: Field): boolean => kindOf(field).isStored;

/** A field that points at records of another resource. */
export type RelationField = Extract<Field, { readonly to: string }>;

/** Does it point at one record, whose name answers carry beside its number, under `labelKey`? */
export const isNamed = (field: Field): field is RelationField =>
  'to' in field && kindOf(field).shape?.isNamed === true;

/** Is this the key of such a field? */
export function namesRecord({ fields }: { readonly fields: FieldMap }, key: string): boolean {
  const field = fields[key];
  return field !== undefined && isNamed(field);
}
