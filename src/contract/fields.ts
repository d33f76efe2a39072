import type { TakenCode } from './field-options.ts';
import type { BilingualField } from './kinds/bilingual.ts';
import type { BooleanField } from './kinds/boolean.ts';
import type { DateField } from './kinds/date.ts';
import type { DateTimeField } from './kinds/date-time.ts';
import type { EmailField } from './kinds/email.ts';
import type { FilesField } from './kinds/files.ts';
import type { HoursField } from './kinds/hours.ts';
import type { ImageField } from './kinds/image.ts';
import type { LongTextField } from './kinds/long-text.ts';
import type { MoneyField } from './kinds/money.ts';
import type { NumberField } from './kinds/number.ts';
import type { PasswordField } from './kinds/password.ts';
import type { PhoneField } from './kinds/phone.ts';
import type { ReferenceField } from './kinds/reference.ts';
import type { ReferencesField } from './kinds/references.ts';
import type { RowsField } from './kinds/rows.ts';
import type { SelectField } from './kinds/select.ts';
import type { TextField } from './kinds/text.ts';
import type { UrlField } from './kinds/url.ts';
import type { LocalizedText } from './language.ts';

/** Every kind of field. What each one is, says its module; `field-kinds.ts` holds what the contract knows of it. */
export type Field =
  | TextField
  | LongTextField
  | BilingualField
  | EmailField
  | PhoneField
  | UrlField
  | NumberField
  | MoneyField
  | BooleanField
  | DateField
  | DateTimeField
  | HoursField
  | SelectField
  | ReferenceField
  | ReferencesField
  | ImageField
  | FilesField
  | RowsField
  | PasswordField;

export type FieldType = Field['type'];
export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>;
export type FieldMap = Readonly<Record<string, Field>>;

/** What a constructor takes: the field without its type. */
type Options<T extends FieldType> = Omit<FieldOf<T>, 'type'>;
/** What it gives back: exactly what was written, so that keys and options stay literal types. */
type Made<T extends FieldType, O> = { readonly type: T } & O;

const constructorOf =
  <T extends FieldType>(type: T) =>
  <const O extends Options<T>>(options: O): Made<T, O> => ({ ...options, type });

export const text = constructorOf('text');
export const longText = constructorOf('longText');
export const bilingual = constructorOf('bilingual');
export const email = constructorOf('email');
export const phone = constructorOf('phone');
export const url = constructorOf('url');
export const number = constructorOf('number');
export const money = constructorOf('money');
export const boolean = constructorOf('boolean');
export const date = constructorOf('date');
export const dateTime = constructorOf('dateTime');
export const hours = constructorOf('hours');
export const select = constructorOf('select');
export const reference = constructorOf('reference');
export const references = constructorOf('references');
export const image = constructorOf('image');
export const files = constructorOf('files');
export const rows = constructorOf('rows');
export const password = <const O extends Omit<PasswordField, 'type' | 'readBy'>>(options: O) =>
  constructorOf('password')({ ...options, readBy: [] });

/** The place of a record among the others, for lists that say `reorder`. Named `position`, written by the host. */
export const position = () =>
  number({ label: { ar: 'ترتيب العرض', en: 'Display order' }, writeBy: 'server', sortable: true });

/** The error of a value that another record has; `undefined`: they may share it. */
export const takenCodeOf = (field: Field): TakenCode | undefined =>
  'unique' in field ? field.unique : undefined;

/** Is it written and read by nobody? */
export const isWriteOnly = (field: Field | undefined): boolean => field?.readBy?.length === 0;

/** The values of a select. */
export const optionsOf = <K extends string>({ options }: { options: Readonly<Record<K, LocalizedText>> }) =>
  // An object's keys are plain strings to the compiler; `checkResource` refuses a select without any.
  Object.keys(options) as [K, ...K[]];

/** Does a search go on into what the field points at? */
export const isSearchedThrough = (field: Field): field is ReferenceField =>
  'searchThrough' in field && field.searchThrough === true;

/** The reference of the record it names whose id answers carry too; `undefined` where they do not. */
export const carriedReference = (field: Field): string | undefined =>
  'answersWith' in field ? field.answersWith : undefined;

/** Does the list's search look into it? */
export const isSearchable = (field: Field): boolean => 'searchable' in field && field.searchable === true;
