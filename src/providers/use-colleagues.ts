import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { type Choice, choiceSchema } from '#contract/choices.ts';
import { colleagueCalls } from '#contract/colleagues.ts';
import { call, dataAnswer } from './http.ts';
import { useLanguage } from './use-language.ts';

const namesAnswer = dataAnswer(z.array(choiceSchema));
/** Names hardly ever change. Milliseconds. */
const FRESH = 10 * 60_000;

/** The names of members of staff, as far as they have come. */
export function useColleagues(ids: readonly number[]): readonly Choice[] {
  const { language } = useLanguage();
  const Ids = ids.toSorted((one, two) => one - two).join(',');
  const { data = [] } = useQuery({
    queryKey: ['colleagues', Ids, language],
    queryFn: async ({ signal }) =>
      (
        await call({
          method: 'GET',
          path: colleagueCalls.names,
          params: { Ids },
          answer: namesAnswer,
          signal,
        })
      ).data,
    enabled: ids.length > 0,
    staleTime: FRESH,
    placeholderData: keepPreviousData,
  });
  return data.filter(({ id }) => ids.includes(id));
}
