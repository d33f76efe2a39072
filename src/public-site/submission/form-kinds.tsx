import type { ComponentType } from 'react';
import type { Field, FieldType } from '#contract/fields.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import {
  DayInput,
  FilesInput,
  type InputProps,
  LongTextInput,
  LtrInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from './form-inputs.tsx';
import styles from './submission.module.css';

/** What the form of clients knows of a kind of field. It holds every value as it is typed or as a select writes it. */
interface FormKind {
  readonly Input: ComponentType<InputProps>;
  /** What is made of the text for sending. */
  readonly read: (typed: string) => unknown;
  /** How the text is read before it is sent; what is chosen is told by its name. */
  readonly Typed: ComponentType<{ value: string }>;
}

const Words: FormKind['Typed'] = ({ value }) => <UserText>{value}</UserText>;
const Paragraph: FormKind['Typed'] = ({ value }) => (
  <UserText as="p" className={styles.long}>
    {value}
  </UserText>
);
const Code: FormKind['Typed'] = ({ value }) => <Ltr>{value}</Ltr>;

const asTyped = (typed: string): string => typed;
const orNull = (typed: string): string | null => typed || null;
const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));
const idOrNull = (typed: string): number | null => Number(typed) || null;

const words: FormKind = { Input: TextInput, read: asTyped, Typed: Words };
const paragraph: FormKind = { Input: LongTextInput, read: asTyped, Typed: Paragraph };
const code: FormKind = { Input: LtrInput, read: asTyped, Typed: Code };
const figure: FormKind = { Input: NumberInput, read: numberOrNull, Typed: Code };
const day: FormKind = { Input: DayInput, read: orNull, Typed: Code };
const option: FormKind = { Input: SelectInput, read: orNull, Typed: Words };
const record: FormKind = { Input: ReferenceInput, read: idOrNull, Typed: Words };
const papers: FormKind = { Input: FilesInput, read: asTyped, Typed: Words };

/**
 * Every kind of field: one that is missing does not compile. `null`: clients are not asked for it, and `checkPortal`
 * refuses a definition that does; a test holds its list equal to this one.
 */
export const formKinds: { readonly [T in FieldType]: FormKind | null } = {
  text: words,
  longText: paragraph,
  bilingual: null,
  email: code,
  phone: code,
  url: code,
  number: figure,
  money: null,
  boolean: null,
  date: day,
  dateTime: null,
  hours: null,
  select: option,
  reference: record,
  references: null,
  image: null,
  files: papers,
  rows: null,
  password: null,
};

export const formKindOf = ({ type }: Field): FormKind | null => formKinds[type];
