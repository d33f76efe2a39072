import type { ReactNode } from 'react';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { InsightList } from './insight-list.tsx';
import { type InsightsAbout, useRelatedInsights } from './use-insights.ts';

interface RelatedInsightsProps {
  about: InsightsAbout;
  /** Draws what stands around them. */
  children: (list: ReactNode) => ReactNode;
}

/** The newest articles of a lawyer, or about a field of law. Without any, or when they cannot be loaded, there is nothing. */
export function RelatedInsights({ about, children }: RelatedInsightsProps) {
  const { language } = useLanguage();
  const { data } = useRelatedInsights(language, about);
  if (!data || data.data.length === 0) return null;
  return <>{children(<InsightList insights={data.data} isNested />)}</>;
}
