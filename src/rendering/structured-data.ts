import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import type { PageHead } from '#contract/page-rendering.ts';
import { pages } from '#contract/pages.ts';
import { branches } from '#resources/branches.ts';
import { faqs } from '#resources/faqs.ts';
import { lawyers } from '#resources/lawyers.ts';
import { siteSettings } from '#resources/site-settings.ts';
import { attorney } from './structured/attorney.ts';
import { breadcrumbs } from './structured/breadcrumbs.ts';
import { faqPage } from './structured/faq-page.ts';
import { firm, office } from './structured/firm.ts';
import { cachedRecords, cachedSingleton } from './cached-records.ts';

export interface DescribedPage {
  path: string;
  language: Language;
  head: PageHead;
}

/** What a page says to crawlers, as JSON-LD: of what it shows, and nothing else. */
export function structuredData({ queryClient, ...page }: DescribedPage & { queryClient: QueryClient }) {
  if (page.head.isMissing) return { '@context': CONTEXT, '@graph': [] };
  const offices = cachedRecords(queryClient, branches);
  return {
    '@context': CONTEXT,
    '@graph': [
      firm(offices, page, cachedSingleton(queryClient, siteSettings)),
      ...offices.map((each) => office(each, page)),
      ...cachedRecords(queryClient, lawyers).map((each) => attorney(each, { ...page, offices })),
      ...(page.path === pages.faq.path ? [faqPage(cachedRecords(queryClient, faqs), page)] : []),
      ...(page.path === pages.home.path ? [] : [breadcrumbs(page)]),
    ],
  };
}

const CONTEXT = 'https://schema.org';
