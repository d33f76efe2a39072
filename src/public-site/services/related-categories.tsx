import { useTranslation } from 'react-i18next';
import { PracticeIndex } from './practice-index.tsx';
import styles from './related.module.css';
import type { Practice } from './use-services.ts';

interface RelatedCategoriesProps {
  practices: readonly Practice[];
  current: Practice;
}

/** The two categories that come after this one, the first again after the last. */
export function RelatedCategories({ practices, current }: RelatedCategoriesProps) {
  const { t } = useTranslation();
  const at = practices.indexOf(current);
  const others = [...practices.slice(at + 1), ...practices.slice(0, at)].slice(0, 2);
  if (others.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="related">
      <div className={styles.columns}>
        <h2 id="related" className={styles.title}>
          {t('services.related')}
        </h2>
        <PracticeIndex categories={others.map(({ category }) => category)} />
      </div>
    </section>
  );
}
