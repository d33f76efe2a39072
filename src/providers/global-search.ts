import { z } from 'zod';
import { type Hit, SEARCH_PATH, hitSchema } from '#contract/global-search.ts';
import { call, dataAnswer } from './http.ts';

/** GET `Search/GetAll`: records of every resource that have these words. */
export async function searchRecords(term: string, signal?: AbortSignal): Promise<Hit[]> {
  const { data } = await call({
    method: 'GET',
    path: SEARCH_PATH,
    params: { SearchTerm: term },
    answer: dataAnswer(z.array(hitSchema)),
    words: { fallback: 'listFailed' },
    signal,
  });
  return data;
}
