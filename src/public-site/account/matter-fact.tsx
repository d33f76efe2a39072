import type { ReactNode } from 'react';
import { labelKey } from '#contract/field-keys.ts';
import type { Field, FieldType } from '#contract/fields.ts';
import { isObject } from '#contract/is-object.ts';
import type { Language } from '#contract/language.ts';
import { isInBothCalendars } from '#contract/in-both-calendars.ts';
import type { Matter } from '#contract/matter.ts';
import type { Fact as PortalFact } from '#contract/portal.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { Fact } from '#ui/text/fact.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { HijriDay } from '#ui/text/hijri-day.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { type Office, shapeOf } from '../use-offices.ts';
import styles from './matter-page.module.css';
import type { MatterRecord } from './matters.ts';

interface MatterFactProps {
  kind: Matter;
  fact: PortalFact<string>;
  matter: MatterRecord;
  office: Office | undefined;
}

/** One fact about a matter by its label, as the kind of its field is read. */
export function MatterFact({ kind, fact, matter, office }: MatterFactProps) {
  const { language } = useLanguage();
  const field = kind.fields[fact.field];
  const label = fact.label ?? field?.label ?? { ar: '', en: '' };
  const shown = shownValue({ fact, field, matter, office, language }) ?? fact.none?.[language];
  return shown === undefined ? null : <Fact label={label[language]}>{shown}</Fact>;
}

interface Shown extends Omit<MatterFactProps, 'kind'> {
  field: Field | undefined;
  language: Language;
}

/** The value, ready to be drawn; `null` where there is none. */
function shownValue(given: Shown): ReactNode {
  const { fact, field, matter } = given;
  const value = matter.values[field && 'to' in field ? labelKey(fact.field) : fact.field];
  if (value === null || value === undefined || value === '') return null;
  // Only the host's own times have no field.
  const show = SHOWN[field?.type ?? 'dateTime'];
  return show ? show(value, given) : <UserText>{String(value)}</UserText>;
}

/** How a value is shown, by the kind of its field. Default: as a person's words. */
const SHOWN: Readonly<Partial<Record<FieldType, (value: unknown, given: Shown) => ReactNode>>> = {
  dateTime: (value, { field, language, office }) => (
    <>
      <time dateTime={String(value)}>
        {formatDate({ at: String(value), language, timeZone: office?.timeZone })}
      </time>
      {isInBothCalendars(field) && (
        <>
          {' · '}
          <HijriDay at={String(value)} timeZone={office?.timeZone} />
        </>
      )}
    </>
  ),
  date: (value, { field, language }) => (
    <>
      <time dateTime={String(value)}>{formatDate({ at: String(value), language })}</time>
      {isInBothCalendars(field) && (
        <>
          {' · '}
          <HijriDay at={String(value)} />
        </>
      )}
    </>
  ),
  number: (value) => <Ltr>{new Intl.NumberFormat('en-US').format(Number(value))}</Ltr>,
  money: (value, { language }) => <Ltr>{moneyWords(value, language)}</Ltr>,
  select: (value, { field, language }) =>
    field && 'options' in field ? field.options[String(value)]?.[language] : null,
  reference(value, { field, office }) {
    if (!field || !('widget' in field) || field.widget !== 'office')
      return <UserText>{String(value)}</UserText>;
    return (
      <span className={styles.branch}>
        {office && <BranchGlyph branch={shapeOf(office)} />}
        {String(value)}
      </span>
    );
  },
};

/** A sum with its currency, in Western digits. */
function moneyWords(value: unknown, language: Language): string {
  if (!isObject(value)) return '';
  const { amount, currency } = value;
  const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: String(currency) }).format(
    Number(amount) / 100,
  );
}
