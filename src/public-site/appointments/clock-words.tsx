import { useTranslation } from 'react-i18next';
import { dateFormatter, dayLocale, unbrokenTime } from '#contract/formatters.ts';
import type { Language } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { isolate } from '#ui/text/isolate.ts';
import type { Office } from '../use-offices.ts';

// One module: each of them alone would be a small chunk, which the front page names among those of other pages.

interface ClockWordsProps {
  at: string;
  office: Office;
}

/** On whose clock a time is told, and what the reader's own says then where that is something else. */
export function ClockWords({ at, office: { name, timeZone } }: ClockWordsProps) {
  const { t } = useTranslation(['consultations']);
  const { language } = useLanguage();
  const office = isolate(name);
  const own = ownTime({ at, language, timeZone });
  return own === null
    ? t('consultations:officeClock', { office })
    : t('consultations:bothClocks', { office, own });
}

interface HeldSlotProps extends ClockWordsProps {
  /** By when the office has promised its first reply; null where it has not. */
  replyDueAt: string | null;
}

/** A time that is kept for a client until it is confirmed, on whose clock, and until when they know. */
export function HeldSlot({ at, office, replyDueAt }: HeldSlotProps) {
  const { t } = useTranslation(['requestForm']);
  const { language } = useLanguage();
  const { timeZone } = office;
  const name = isolate(office.name);
  const own = ownTime({ at, language, timeZone });
  const time = formatDate({ at, language, style: 'weekdayTime', timeZone });
  return (
    <p>
      {own === null
        ? t('requestForm:heldSlot', { time, office: name })
        : t('requestForm:heldSlotBoth', { time, office: name, own })}{' '}
      {isBeforeReply(at, replyDueAt) && t('requestForm:heldBefore')}
    </p>
  );
}

/** Whoever chose a time before the first reply is due is told by that time, and not only after it. */
export const isBeforeReply = (at: string | null, replyDueAt: string | null): boolean =>
  at !== null && replyDueAt !== null && Date.parse(at) < Date.parse(replyDueAt);

interface OwnTime {
  /** ISO 8601. */
  at: string;
  language: Language;
  /** The clock on which it was told. */
  timeZone: string;
  /** Default: the reader's. */
  own?: string;
}

/** A moment on the reader's own clock, with its day where that is another; null where both clocks say the same. */
export function ownTime({ at, language, timeZone, own = ownZone() }: OwnTime): string | null {
  const told = (zone: string, style: Intl.DateTimeFormatOptions) =>
    unbrokenTime(dateFormatter(dayLocale(language, zone), { ...style, timeZone: zone }).format(new Date(at)));
  const isSameDay = told(timeZone, NUMBERS) === told(own, NUMBERS);
  if (isSameDay && told(timeZone, HOUR) === told(own, HOUR)) return null;
  return told(own, isSameDay ? HOUR : { ...DAY, ...HOUR });
}

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const HOUR = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
/** Months are called differently in Riyadh and in Cairo. */
const NUMBERS = { day: 'numeric', month: 'numeric' } as const;
