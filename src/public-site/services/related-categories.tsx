import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { PracticeIndex } from './practice-index.tsx';
import type { Practice } from './use-services.ts';

interface RelatedCategoriesProps {
  practices: readonly Practice[];
  current: Practice;
}

/** The two categories that come after this one, the first again after the last. */
export function RelatedCategories({ practices, current }: RelatedCategoriesProps) {
  const { t } = useTranslation(['services']);
  const at = practices.indexOf(current);
  const others = [...practices.slice(at + 1), ...practices.slice(0, at)].slice(0, 2);
  if (others.length === 0) return null;
  return (
    <Section id="related" title={t('services:related')} size="small" isSplit>
      <PracticeIndex categories={others.map(({ category }) => category)} />
    </Section>
  );
}
