import { useLanguage } from '#providers/i18n/use-language.ts';
import { useRelativeTime } from '#ui/text/use-relative-time.ts';
import { useOwnTime } from '../places/use-own-time.ts';

/** A moment as people say it, with the exact one on hover. */
export function Moment({ at }: { at: string }) {
  const { language } = useLanguage();
  const { timeOf } = useOwnTime();
  // It stands alone in its cell, so in English it begins as a sentence does.
  const text = useRelativeTime(at, language);
  return (
    <time dateTime={at} title={timeOf(at)}>
      {text.charAt(0).toUpperCase() + text.slice(1)}
    </time>
  );
}
