import type { Colleague } from '#contract/colleagues.ts';
import { colleaguesCall } from '#providers/calls/panel-calls.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useCustomCall } from './use-custom-call.ts';

/** Names hardly ever change. Milliseconds. */
const FRESH = 10 * 60_000;

/** The names of members of staff, as far as they have come. */
export function useColleagueNames(ids: readonly number[]): readonly Colleague[] {
  const { language } = useLanguage();
  const { data = [] } = useCustomCall(colleaguesCall(ids, language), {
    enabled: ids.length > 0,
    staleTime: FRESH,
  });
  return data.filter(({ id }) => ids.includes(id));
}
