import { useTranslation } from 'react-i18next';
import { OFFICE_ZONES, isOfficeZone } from '#contract/office-zones.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { formatMoment } from '#ui/text/format-moment.ts';
import { relativeTime } from '#ui/text/relative-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Moments on the reader's own clock, which is named as the offices' are where it is one of theirs. */
export function useOwnTime() {
  const { t } = useTranslation(['lists']);
  const { language } = useLanguage();
  /** @param day `none`: the time alone */
  const timeOf = (at: string, day: 'date' | 'none' = 'date'): string => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (!isOfficeZone(timeZone)) return formatMoment(at, language, day);
    const time = formatDate({ at, language, style: day === 'date' ? 'dateTime' : 'time', timeZone });
    return time && `${time} ${t('lists:clockOf', { office: OFFICE_ZONES[timeZone][language] })}`;
  };
  /** When something was left unsaved: how long ago while that is fresh, and no less than a minute. */
  const draftTimeOf = (at: string, now = Date.now()): string =>
    now - Date.parse(at) < HOUR_MS
      ? relativeTime({ at: Math.min(Date.parse(at), now - MINUTE_MS), language, now })
      : timeOf(at);
  return { timeOf, draftTimeOf };
}
