import type { ComponentType } from 'react';
import type { Field, FieldType } from '#contract/fields.ts';
import { isInBothCalendars } from '#contract/in-both-calendars.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { formatPrice } from '#contract/format-money.ts';
import { HijriDay } from '#ui/text/hijri-day.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { PhoneText } from '#ui/text/phone-text.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { ClockWords } from '../appointments/clock-words.tsx';
import { LawyerName } from '../lawyers/lawyer-name.tsx';
import { type Office, shapeOf } from '../use-offices.ts';
import { OfficeTime } from '../appointments/office-time.tsx';
import styles from './matter-page.module.css';

interface FactValueProps {
  /** A value that is there. */
  value: unknown;
  /** Missing for the host's own times. */
  field: Field | undefined;
  office: Office | undefined;
  /** Of the lawyer whom the value names; null where it names nobody who has a page. */
  lawyerId: number | null;
}
type FactValue = ComponentType<FactValueProps>;

const PlainText: FactValue = ({ value }) => <UserText>{String(value)}</UserText>;

const Telephone: FactValue = ({ value }) => <PhoneText>{String(value)}</PhoneText>;

/** The day alone, on the clock of the office. */
function Moment({ value, field, office }: FactValueProps) {
  const { language } = useLanguage();
  const at = String(value);
  return (
    <>
      <time dateTime={at}>{formatDate({ at, language, timeZone: office?.timeZone })}</time>
      <InBoth at={at} field={field} office={office} />
    </>
  );
}

/** What a definition keeps to the minute. */
function Time({ value, field, office }: FactValueProps) {
  const at = String(value);
  return (
    <>
      <OfficeTime at={at} office={office} day="date" />
      {office && (
        <>
          {' '}
          <ClockWords at={at} office={office} />
          <InBoth at={at} field={field} office={office} />
        </>
      )}
    </>
  );
}

function InBoth({ at, field, office }: Pick<FactValueProps, 'field' | 'office'> & { at: string }) {
  if (!isInBothCalendars(field)) return null;
  return (
    <>
      {/* A column of facts is too narrow for both on one line. */}
      <br />
      <span className={styles.quiet}>
        <HijriDay at={at} timeZone={office?.timeZone} />
      </span>
    </>
  );
}

/** A day is the same everywhere. */
const Day: FactValue = (props) => <Moment {...props} office={undefined} />;

const Figure: FactValue = ({ value }) => <Ltr>{new Intl.NumberFormat('en-US').format(Number(value))}</Ltr>;

function Sum({ value }: FactValueProps) {
  const { language } = useLanguage();
  return <bdi>{formatPrice(value, language)}</bdi>;
}

function Option({ value, field }: FactValueProps) {
  const { language } = useLanguage();
  return field && 'options' in field ? field.options[String(value)]?.[language] : null;
}

function Name({ value, field, office, lawyerId }: FactValueProps) {
  const widget = field !== undefined && 'widget' in field ? field.widget : undefined;
  if (widget !== 'office') return <LawyerName name={String(value)} id={lawyerId} />;
  return (
    <span className={styles.branch}>
      {office && <BranchGlyph branch={shapeOf(office)} />}
      {String(value)}
    </span>
  );
}

/**
 * How a client is shown a value, by the kind of its field: a kind that is missing does not compile. `null`: it is no
 * fact, and `checkPortal` refuses a definition that makes it one; a test holds its list equal to this one.
 */
export const factValues: { readonly [T in FieldType]: FactValue | null } = {
  text: PlainText,
  longText: PlainText,
  bilingual: PlainText,
  email: PlainText,
  phone: Telephone,
  url: PlainText,
  number: Figure,
  money: Sum,
  boolean: null,
  date: Day,
  dateTime: Time,
  hours: null,
  select: Option,
  reference: Name,
  references: null,
  image: null,
  files: null,
  rows: null,
  password: null,
};

/** How a client is shown the values of a field, or the day of a time that the host keeps; `null`: not at all. */
export const factValueOf = (field: Field | undefined): FactValue | null =>
  field ? factValues[field.type] : Moment;
