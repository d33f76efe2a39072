import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { listQueryOf } from '#contract/list-query.ts';
import type { RecordOf } from '#contract/record-types.ts';
import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import type { RecordPage } from '#providers/records/records.ts';
import type { articles } from '#resources/articles.ts';
import { queryOf } from '../queries/use-call.ts';

export type Insight = RecordOf<typeof articles>;

/** So many stand on a page of the list. */
export const INSIGHTS_PER_PAGE = 10;

const calls = () => import('./insight-calls.ts');
const all = recordKeys.all('articles');

/** What is published in a language, the newest first. */
export const useInsights = (language: Language, page: number) =>
  useQuery({
    queryKey: [...all, 'published', language, page],
    queryFn: async ({ signal }) => {
      const [{ dataProvider, refineListParams, providerOptions }, { publishedArticles: definition }] =
        await Promise.all([loadDataProvider(), calls()]);
      const query = listQueryOf(definition, { page, pageSize: INSIGHTS_PER_PAGE });
      const meta = providerOptions({ definition, signal });
      // The host's answer was checked by the schema that the record's type is derived from.
      return (await dataProvider.getList({
        resource: definition.name,
        ...refineListParams(query),
        meta,
      })) as unknown as RecordPage<Insight>;
    },
    placeholderData: keepPreviousData,
  });

/** The keys under which what stands at addresses is kept. */
export const insightKeys = [...all, 'address'] as const;

/** What stands at a slug in a language; with the token of a preview its draft. */
export const useInsight = (slug: string, language: Language, preview: string | null) =>
  useQuery(
    queryOf([...insightKeys, language, slug, preview], async () =>
      (await calls()).atAddressCall(slug, preview),
    ),
  );
