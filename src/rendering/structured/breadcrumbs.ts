import { findPage, pages } from '#contract/pages.ts';
import type { DescribedPage } from '../structured-data.ts';
import { wordsIn } from '../words.ts';
import { wholeAddress } from './address.ts';

/** The way to a page from the front page: to a field of law it leads over the services, to a lawyer or an
 * article over all of them. */
export function breadcrumbs({ path, language, head }: DescribedPage) {
  const { t } = wordsIn(language);
  const page = findPage(path)?.page.path;
  const way = [
    { name: t('nav:home'), path: pages.home.path },
    ...(page === pages.serviceCategory.path ? [{ name: t('nav:services'), path: pages.services.path }] : []),
    ...(page === pages.lawyer.path ? [{ name: t('home:teamTitle'), path: pages.lawyers.path }] : []),
    ...(page === pages.insight.path ? [{ name: t('nav:insights'), path: pages.insights.path }] : []),
    { name: head.title.replace(` | ${t('common:brand')}`, ''), path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: wholeAddress(step.path, language),
    })),
  };
}
