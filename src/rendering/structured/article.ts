import { imagePath, widthsOf } from '#contract/image-paths.ts';
import { insightPath } from '#contract/pages.ts';
import { ORIGIN_PLACE } from '#contract/page-rendering.ts';
import type { Insight } from '#public-site/insights/use-insights.ts';
import { personId } from './attorney.ts';
import type { DescribedPage } from '../structured-data.ts';
import { firmId, wholeAddress } from './address.ts';

/** An article, by a lawyer of the firm. */
export const article = (insight: Insight, { language }: DescribedPage) => ({
  '@type': 'Article',
  '@id': `${wholeAddress(insightPath(insight.slug), language)}#article`,
  headline: insight.title,
  description: insight.summary,
  inLanguage: language,
  datePublished: insight.createdAt,
  dateModified: insight.updatedAt,
  mainEntityOfPage: wholeAddress(insightPath(insight.slug), language),
  author: { '@id': personId(insight.authorId), '@type': 'Person', name: insight.author },
  publisher: { '@id': firmId },
  ...(insight.picture
    ? {
        image: `${ORIGIN_PLACE}${imagePath(insight.picture.key, widthsOf(insight.picture.width).at(-1) ?? insight.picture.width, 'webp')}`,
      }
    : {}),
});
