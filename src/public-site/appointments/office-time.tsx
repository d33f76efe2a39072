import type { Language } from '#contract/language.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { formatMoment } from '#ui/text/format-moment.ts';
import { type Office, useOffices } from '../use-offices.ts';

interface OfficeTimeProps {
  at: string;
  office: Office | undefined;
  /** How its day is told. Default: with its weekday. */
  day?: keyof typeof STYLES;
}

const STYLES = { weekday: 'weekdayTime', date: 'dateTime' } as const;

/** An hour on the clock of its office or, where that cannot be known, on the reader's own, whose zone is named. */
export function OfficeTime({ at, office, day = 'weekday' }: OfficeTimeProps) {
  const { language } = useLanguage();
  const { isLoading } = useOffices();
  if (!office && isLoading) return <Skeleton width={200} />;
  return <time dateTime={at}>{officeTime(at, office, language, day)}</time>;
}

/** The same in words alone. */
export const officeTime = (
  at: string,
  office: Office | undefined,
  language: Language,
  day: keyof typeof STYLES,
): string =>
  office
    ? formatDate({ at, language, style: STYLES[day], timeZone: office.timeZone })
    : formatMoment(at, language, day);
