import { z } from 'zod';
import { type Colleague, colleagueCalls, colleagueSchema } from '#contract/colleagues.ts';
import { DASHBOARD_PATH, type Dashboard, type DashboardQuery, dashboardSchema } from '#contract/dashboard.ts';
import { type Hit, SEARCH_PATH, hitSchema } from '#contract/global-search.ts';
import type { Language } from '#contract/language.ts';
import { recordKeys } from '../records/record-keys.ts';
import type { CustomCall } from './custom-call.ts';

/** What waits, how the work comes and goes, and who has how much of it. */
export const dashboardCall = (query: DashboardQuery): CustomCall<Dashboard> => ({
  method: 'get',
  url: DASHBOARD_PATH,
  query: {
    Days: String(query.days),
    ...(query.branchId === undefined ? {} : { BranchId: String(query.branchId) }),
  },
  answer: dashboardSchema,
  words: { fallback: 'listFailed' },
  key: recordKeys.dashboard(query),
});

/** GET `Search/GetAll`: records of every resource that have these words. */
export const searchCall = (term: string): CustomCall<Hit[]> => ({
  method: 'get',
  url: SEARCH_PATH,
  query: { SearchTerm: term },
  answer: z.array(hitSchema),
  words: { fallback: 'listFailed' },
  key: ['search', term],
});

/** The names of members of staff, in a language. */
export function colleaguesCall(ids: readonly number[], language: Language): CustomCall<Colleague[]> {
  const Ids = ids.toSorted((one, two) => one - two).join(',');
  return {
    method: 'get',
    url: colleagueCalls.names,
    query: { Ids },
    answer: z.array(colleagueSchema),
    key: ['colleagues', Ids, language],
  };
}
