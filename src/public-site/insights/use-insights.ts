import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { type ListQuery, listQueryOf } from '#contract/list-query.ts';
import type { RecordOf } from '#contract/record-types.ts';
import { loadDataProvider } from '#providers/http/preload/load-data-provider.ts';
import { recordKeys } from '#providers/records/record-keys.ts';
import type { RecordPage } from '#providers/records/records.ts';
import type { articles } from '#resources/articles.ts';
import { queryOf } from '../queries/use-call.ts';

export type Insight = RecordOf<typeof articles>;

/** How many stand on a page of the list. */
export const INSIGHTS_PER_PAGE = 10;

const calls = () => import('./insight-calls.ts');
const all = recordKeys.all('articles');

/** What is published in a language, the newest first. */
export const useInsights = (language: Language, page: number) =>
  useQuery({
    queryKey: [...all, 'published', language, page],
    queryFn: ({ signal }) => readInsights({ page, pageSize: INSIGHTS_PER_PAGE }, signal),
    placeholderData: keepPreviousData,
  });

/** Of which lawyer, or about which field of law: the number of its record. */
export type InsightsAbout = { readonly authorId: number } | { readonly categoryIds: number };

/** At most this many stand on the page of a lawyer or of a field of law. */
const RELATED_MAX = 4;

/** The newest of them that are published in a language. */
export const useRelatedInsights = (language: Language, about: InsightsAbout) =>
  useQuery({
    queryKey: [...all, 'published', language, about],
    queryFn: ({ signal }) => {
      const filters = Object.fromEntries(Object.entries(about).map(([key, id]) => [key, [id]]));
      return readInsights({ pageSize: RELATED_MAX, filters }, signal);
    },
  });

async function readInsights(given: Partial<ListQuery>, signal: AbortSignal): Promise<RecordPage<Insight>> {
  const [{ dataProvider, refineListParams, providerOptions }, { publishedArticles: definition }] =
    await Promise.all([loadDataProvider(), calls()]);
  const meta = providerOptions({ definition, signal });
  // The host's answer was checked by the schema that the record's type is derived from.
  return (await dataProvider.getList({
    resource: definition.name,
    ...refineListParams(listQueryOf(definition, given)),
    meta,
  })) as unknown as RecordPage<Insight>;
}

/** The keys under which what stands at addresses is kept. */
export const insightKeys = [...all, 'address'] as const;

/** What stands at a slug in a language; with the token of a preview its draft. */
export const useInsight = (slug: string, language: Language, preview: string | null) =>
  useQuery(
    queryOf([...insightKeys, language, slug, preview], async () => (await calls()).bySlugCall(slug, preview)),
  );
