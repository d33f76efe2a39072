import { pages } from '#contract/pages.ts';
import type { DescribedPage } from '../structured-data.ts';
import { wordsIn } from '../words.ts';
import { wholeAddress } from './address.ts';

/** The way to a page from the front page. */
export function breadcrumbs({ path, language, head }: DescribedPage) {
  const { t } = wordsIn(language);
  const way = [
    { name: t('nav.home'), path: pages.home.path },
    { name: head.title.replace(` | ${t('common.brand')}`, ''), path },
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
