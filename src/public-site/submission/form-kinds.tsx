import type { ComponentType } from 'react';
import type { Field, FieldType } from '#contract/fields.ts';
import { typedNumber } from '#contract/typed-number.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { ClockWords } from '../appointments/clock-words.tsx';
import { OfficeTime } from '../appointments/office-time.tsx';
import type { Office } from '../use-offices.ts';
import {
  DayInput,
  FilesInput,
  type InputProps,
  LongTextInput,
  LtrInput,
  MomentInput,
  NumberInput,
  PhoneInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from './form-inputs.tsx';
import styles from './submission.module.css';

interface ReviewProps {
  value: string;
  /** The one that was chosen: its clock counts. */
  office: Office | undefined;
}

/** What the form of clients knows of a kind of field. */
interface FormKind {
  readonly Input: ComponentType<InputProps>;
}
/** Of a kind whose value the form holds as it is typed, or as a select writes it. Files go beside these. */
interface TypedKind extends FormKind {
  /** What is made of the text for sending. */
  readonly parse: (typed: string) => unknown;
  /** How the text is read before it is sent; what is chosen is told by its name. */
  readonly Review: ComponentType<ReviewProps>;
}

const PlainText: TypedKind['Review'] = ({ value }) => <UserText>{value}</UserText>;
const Paragraph: TypedKind['Review'] = ({ value }) => (
  <UserText as="p" className={styles.long}>
    {value}
  </UserText>
);
const Code: TypedKind['Review'] = ({ value }) => <Ltr>{value}</Ltr>;
const Day: TypedKind['Review'] = ({ value }) => {
  const { language } = useLanguage();
  return formatDate({ at: `${value}T12:00:00Z`, language });
};

const Moment: TypedKind['Review'] = ({ value: at, office }) => (
  <>
    <OfficeTime at={at} office={office} /> {office && <ClockWords at={at} office={office} />}
  </>
);

const Telephone: TypedKind['Review'] = ({ value }) => <PhoneText>{value}</PhoneText>;

const asTyped = (typed: string): string => typed;
const orNull = (typed: string): string | null => typed || null;
const idOrNull = (typed: string): number | null => Number(typed) || null;

const words: TypedKind = { Input: TextInput, parse: asTyped, Review: PlainText };
const paragraph: TypedKind = { Input: LongTextInput, parse: asTyped, Review: Paragraph };
const code: TypedKind = { Input: LtrInput, parse: asTyped, Review: Code };
const telephone: TypedKind = { Input: PhoneInput, parse: asTyped, Review: Telephone };
const figure: TypedKind = { Input: NumberInput, parse: typedNumber, Review: Code };
const day: TypedKind = { Input: DayInput, parse: orNull, Review: Day };
const moment: TypedKind = { Input: MomentInput, parse: orNull, Review: Moment };
const option: TypedKind = { Input: SelectInput, parse: orNull, Review: PlainText };
const record: TypedKind = { Input: ReferenceInput, parse: idOrNull, Review: PlainText };
const papers: FormKind = { Input: FilesInput };

/**
 * Every kind of field: one that is missing does not compile. `null`: clients are not asked for it, and `checkPortal`
 * refuses a definition that does; a test holds its list equal to this one.
 */
export const formKinds: { readonly [T in FieldType]: FormKind | TypedKind | null } = {
  text: words,
  longText: paragraph,
  bilingual: null,
  email: code,
  phone: telephone,
  url: code,
  number: figure,
  money: null,
  boolean: null,
  date: day,
  dateTime: moment,
  hours: null,
  select: option,
  reference: record,
  references: null,
  image: null,
  files: papers,
  rows: null,
  password: null,
};

/** The input of a field; `null`: clients are not asked for it. */
export const inputOf = ({ type }: Field): FormKind['Input'] | null => formKinds[type]?.Input ?? null;

/** What becomes of the text that was typed into a field; `null`: there is none. */
export function typedKindOf({ type }: Field): TypedKind | null {
  const kind = formKinds[type];
  return kind && 'parse' in kind ? kind : null;
}
