import type { AnyResource } from './define-resource.ts';
import type { Role } from './roles.ts';
import type { Language, LocalizedText } from './language.ts';
import type { FilterValue } from './list-query.ts';

/**
 * A setting that lists the places, such as offices, where something may be shown to the public. Until somebody has
 * saved the setting nothing is.
 */
export interface PublicSwitch {
  /** The singleton that holds the setting. */
  readonly setting: string;
  /** Its `references` field: the places that allow it. */
  readonly field: string;
  /**
   * The `reference` field of the record that names its place. Default: it belongs to all places together, and every
   * one of them must allow it; so do records that name none.
   */
  readonly by?: string;
}

/** What every field may say. Write only what differs from the default. */
export interface FieldOptions {
  readonly label: LocalizedText;
  /** One sentence under the input. Default: none. */
  readonly help?: LocalizedText;
  /** May be left empty. Default: required. */
  readonly optional?: true;
  /** The list may be ordered by it. Default: no. */
  readonly sortable?: true;
  /** The list may be filtered by it. Default: no. */
  readonly filterable?: true;
  /** Which roles see it. Default: everyone who may read the record. */
  readonly readBy?: readonly Role[];
  /** A setting decides whether the public gets it; whoever a grant names always does. Default: everyone gets it. */
  readonly publicIn?: PublicSwitch;
  /** Which roles may write it; `server`: only the host does. Default: everyone who may write the record. */
  readonly writeBy?: readonly Role[] | 'server';
  /** The form shows it only while another field has this value. Default: always. */
  readonly showWhen?: { readonly field: string; readonly is: string | number | boolean };
}

/** The errors that a taken value may be answered with. Each is also the code at its field. */
export type TakenCode = 'duplicate' | 'emailTaken';
interface UniqueRule {
  /** No two living records share it, by the unique index `<table>_<column>`; names the error. Default: they may. */
  readonly unique?: TakenCode;
}
/** The errors that a text under its `min` may be answered with. */
export type ShortCode = 'tooShort' | 'messageTooShort';
interface TextRules {
  /** Fewest characters, after trimming. Default: 1 when required. */
  readonly min?: number;
  /** Names the error of fewer. Default: `tooShort`. */
  readonly short?: ShortCode;
  /** Most characters. Default: 200, long texts 5,000. */
  readonly max?: number;
  /** The list's search looks into it. Default: no. */
  readonly searchable?: true;
}
interface NumberRules {
  readonly min?: number;
  /** Default: 2,147,483,647, what an integer column holds. */
  readonly max?: number;
  /** May have decimals. Default: whole numbers. */
  readonly decimals?: true;
}

export interface TextField extends FieldOptions, TextRules, UniqueRule {
  readonly type: 'text';
  /** `slug`: a part of an address, such as `real-estate`: small Latin letters, digits, single hyphens. Default: any text. */
  readonly format?: 'slug';
}
export interface LongTextField extends FieldOptions, TextRules {
  readonly type: 'longText';
}
/**
 * A text in both languages. On the wire it is two keys (`questionAr`, `questionEn`), and in answers also the
 * key itself: the text in the reader's language, or in the other one when that half is empty (R12).
 */
export interface BilingualField extends FieldOptions, TextRules {
  readonly type: 'bilingual';
  /** Drawn as a text area. Default: one line. */
  readonly long?: true;
  /** `any`: one half is enough, the other is marked as a missing translation. Default: `both`. */
  readonly languages?: 'any' | 'both';
}
export interface EmailField extends FieldOptions, UniqueRule {
  readonly type: 'email';
  readonly searchable?: true;
}
export interface PhoneField extends FieldOptions, UniqueRule {
  readonly type: 'phone';
  readonly searchable?: true;
}
export interface UrlField extends FieldOptions {
  readonly type: 'url';
}
export interface NumberField extends FieldOptions, NumberRules {
  readonly type: 'number';
}
export interface BooleanField extends FieldOptions {
  readonly type: 'boolean';
}
/** A calendar day, `2026-03-14`. */
export interface DateField extends FieldOptions {
  readonly type: 'date';
  /**
   * Late from the day after it, on the firm's own clock, while another field has one of these values: marked so, and a
   * filter finds it. Default: never.
   */
  readonly dueWhile?: { readonly field: string; readonly in: readonly string[] };
}
/** A moment, ISO 8601 in UTC. */
export interface DateTimeField extends FieldOptions {
  readonly type: 'dateTime';
  /** When it is written it must lie ahead. Default: any moment. */
  readonly future?: true;
}
/** The opening hours of a week: a list of `{ day, opens, closes }`, several a day where they close in between. */
export interface HoursField extends FieldOptions {
  readonly type: 'hours';
}
/** The looks that states share, each with its icon and colours. */
export type StatusTone =
  'pending' | 'contacted' | 'scheduled' | 'resolved' | 'completed' | 'rejected' | 'cancelled';

export interface SelectField extends FieldOptions {
  readonly type: 'select';
  readonly options: Readonly<Record<string, LocalizedText>>;
  /** Drawn as chips, each option in its tone. Default: plain words. */
  readonly tones?: Readonly<Record<string, StatusTone>>;
}
/**
 * The id of a record of another resource. Its key ends in `Id`; answers carry the record's name beside it,
 * under the key without `Id`, in the reader's language.
 */
export interface ReferenceField extends FieldOptions {
  readonly type: 'reference';
  readonly to: string;
  /** `office`: with the shape of the office's city. `person`: with the person's initial. Default: the name. */
  readonly widget?: 'office' | 'person';
  /** What happens when the record it points at is to be deleted. `keep`: it may go. Default: refused (R367). */
  readonly onDelete?: 'keep';
  /**
   * Only records that these filters of the other resource find may be chosen, and whoever reaches all records here may
   * know their names. Default: any record, for whoever may list them.
   */
  readonly among?: Readonly<Record<string, FilterValue>>;
}
/** The ids of several records of another resource. */
export interface ReferencesField extends FieldOptions {
  readonly type: 'references';
  readonly to: string;
}
/**
 * A picture, uploaded on its own; the record holds its key, its size and its focus (`Image`). Files of rows
 * leave it out: a sheet cannot carry one.
 */
export interface ImageField extends FieldOptions {
  readonly type: 'image';
  /** Width by height of the place it is shown in; the crop keeps to it. Default: any shape. */
  readonly aspect?: number;
  /**
   * From how many pixels on it fills its place sharply: whoever chooses a smaller one is told, and may keep it.
   * Default: any size does.
   */
  readonly leastSize?: { readonly width: number; readonly height: number };
}
/**
 * Files that came with the record or were added to it later. They travel beside a body, never in it: the host decides
 * from the content what each one is. Answers carry a list of `Attachment`; a file is fetched by its id.
 */
export interface FilesField extends FieldOptions {
  readonly type: 'files';
  /** Most files of a record. */
  readonly max: number;
}
/**
 * Records of another resource that belong to this one: edited in its form, in their order, and saved with it, all or
 * nothing. On the wire a list of them without the reference, `id` missing in a new one; lists carry only how many
 * there are, as `<key>Count`. Who may write the record may write its rows. The table of the rows has a `position`.
 */
export interface RowsField extends FieldOptions {
  readonly type: 'rows';
  /** The resource of the rows. */
  readonly of: AnyResource;
  /** Its reference to the record that they belong to. */
  readonly by: string;
  /** Fewest rows. Default: none. */
  readonly min?: number;
  /** Most rows. Default: 200. */
  readonly max?: number;
  /** The list's search finds a record also by its rows. Default: no. */
  readonly searchable?: true;
}
/**
 * Written, never read: it has no column and no place in any answer. A hook on the host turns it into something.
 * Always required on create; on update, blank means unchanged (A45, A46).
 */
export interface PasswordField extends FieldOptions {
  readonly type: 'password';
  /** `new`: the password policy holds. `confirm`: must equal the field named in `equals`. */
  readonly purpose: 'new' | 'confirm';
  readonly equals?: string;
}

export type Field =
  | TextField
  | LongTextField
  | BilingualField
  | EmailField
  | PhoneField
  | UrlField
  | NumberField
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
export const password = constructorOf('password');

/** The place of a record among the others, for lists that say `reorder`. Named `position`, written by the host. */
export const position = () =>
  number({ label: { ar: 'ترتيب العرض', en: 'Display order' }, writeBy: 'server', sortable: true });

/** The two wire keys of a bilingual field. */
export const arabicKey = <K extends string>(key: K): `${K}Ar` => `${key}Ar`;
export const englishKey = <K extends string>(key: K): `${K}En` => `${key}En`;
/** The wire key of a bilingual field's half in a language. */
export const halfKey = <K extends string>(key: K, language: Language): `${K}Ar` | `${K}En` =>
  language === 'ar' ? arabicKey(key) : englishKey(key);

/** The keys under which a field's value is written: two for a bilingual field, else its own. */
export const wireKeys = (key: string, field: Field): string[] =>
  field.type === 'bilingual' ? [arabicKey(key), englishKey(key)] : [key];

/** The key under which answers carry the name of a referenced record: `branchId` is `branch`. */
export const labelKey = (key: string): string => key.replace(/Id$/, '');

/** The key under which answers say how many rows a field has. */
export const countKey = <K extends string>(key: K): `${K}Count` => `${key}Count`;

/** Is it a column of the table? Passwords, rows and files are not. */
export const isStored = ({ type }: Field): boolean =>
  type !== 'password' && type !== 'rows' && type !== 'files';

/** Is it a column of exported and imported files? */
export const isTransferred = (field: Field): boolean => isStored(field) && field.type !== 'image';

/** The error of a value that another record has; `undefined`: they may share it. */
export const takenCodeOf = (field: Field): TakenCode | undefined =>
  'unique' in field ? field.unique : undefined;

/** The values of a select. */
export const optionsOf = <K extends string>({ options }: { options: Readonly<Record<K, LocalizedText>> }) =>
  // An object's keys are plain strings to the compiler; `checkResource` refuses a select without any.
  Object.keys(options) as [K, ...K[]];

/** Does the list's search look into it? */
export const isSearchable = (field: Field): boolean => 'searchable' in field && field.searchable === true;
