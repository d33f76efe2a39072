import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import type { PageHead } from '#contract/page-rendering.ts';
import { findPage, lawyerPath, pages, serviceCategoryPath } from '#contract/pages.ts';
import { branches } from '#resources/branches.ts';
import { faqs } from '#resources/faqs.ts';
import { lawyers } from '#resources/lawyers.ts';
import { officeDays } from '#resources/office-days.ts';
import { serviceCategories } from '#resources/service-categories.ts';
import { siteSettings } from '#resources/site-settings.ts';
import { type Insight, insightKeys } from '#public-site/insights/use-insights.ts';
import { article } from './structured/article.ts';
import { type Lawyer, attorney, person } from './structured/attorney.ts';
import { breadcrumbs } from './structured/breadcrumbs.ts';
import { faqPage } from './structured/faq-page.ts';
import { firm, office } from './structured/firm.ts';
import { cachedRecord, cachedRecords, cachedSingleton } from './cached-records.ts';

export interface DescribedPage {
  path: string;
  language: Language;
  head: PageHead;
}

/** What a page says to crawlers, as JSON-LD: of what it shows, and nothing else. */
export function structuredData({ queryClient, ...page }: DescribedPage & { queryClient: QueryClient }) {
  if (page.head.isMissing) return { '@context': CONTEXT, '@graph': [] };
  const offices = cachedRecords(queryClient, branches);
  const specialDays = cachedRecords(queryClient, officeDays);
  return {
    '@context': CONTEXT,
    '@graph': [
      firm(offices, page, cachedSingleton(queryClient, siteSettings)),
      ...offices.map((each) => office(each, specialDays, page)),
      ...peopleOf(page, queryClient).flatMap((each) => [
        attorney(each, { ...page, offices }),
        ...(isOwnPage(page, each) || isInsight(page) ? [person(each, page)] : []),
      ]),
      ...insightsOf(page, queryClient),
      ...(page.path === pages.faq.path ? [faqPage(cachedRecords(queryClient, faqs), page)] : []),
      ...(page.path === pages.home.path ? [] : [breadcrumbs(page)]),
    ],
  };
}

/** The article that a page shows. */
function insightsOf(page: DescribedPage, queryClient: QueryClient) {
  const shown = shownInsight(page, queryClient);
  return shown ? [article(shown, page)] : [];
}

const shownInsight = ({ path, language }: DescribedPage, queryClient: QueryClient): Insight | null =>
  isInsight({ path })
    ? (queryClient
        .getQueriesData<{ data: { record: Insight | null } }>({ queryKey: [...insightKeys, language] })
        .flatMap(([, answer]) => answer?.data.record ?? [])
        .at(0) ?? null)
    : null;

/** The lawyers whom a page shows: on their own page one, with where they are admitted; of a field of law its own; of an article its author. */
function peopleOf(page: DescribedPage, queryClient: QueryClient): Lawyer[] {
  const all = cachedRecords(queryClient, lawyers);
  const one = all.find((lawyer) => isOwnPage(page, lawyer));
  if (one) return [{ ...one, ...cachedRecord(queryClient, lawyers, one.id) }];
  const insight = shownInsight(page, queryClient);
  if (insight) return all.filter(({ id }) => id === insight.authorId);
  const category = cachedRecords(queryClient, serviceCategories).find(
    ({ slug }) => serviceCategoryPath(slug) === page.path,
  );
  return category ? all.filter(({ categoryIds }) => categoryIds.includes(category.id)) : all;
}

const isInsight = ({ path }: Pick<DescribedPage, 'path'>): boolean =>
  findPage(path)?.page.path === pages.insight.path;
const isOwnPage = ({ path }: DescribedPage, { slug }: Lawyer): boolean => lawyerPath(slug) === path;

const CONTEXT = 'https://schema.org';
