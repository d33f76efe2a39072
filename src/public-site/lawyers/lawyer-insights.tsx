import { useTranslation } from 'react-i18next';
import { RelatedInsights } from '../insights/related-insights.tsx';
import styles from './lawyer-profile.module.css';
import type { Lawyer } from './use-lawyers.ts';

/** What a lawyer wrote, as far as it is published in the reader's language. */
export function LawyerInsights({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyers']);
  return (
    <RelatedInsights about={{ authorId: lawyer.id }}>
      {(list) => (
        <section aria-labelledby="insights">
          <h2 id="insights" className={styles.title}>
            {t('lawyers:insights')}
          </h2>
          {list}
        </section>
      )}
    </RelatedInsights>
  );
}
