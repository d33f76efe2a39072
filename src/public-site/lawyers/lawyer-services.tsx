import { useTranslation } from 'react-i18next';
import { PracticeIndex } from '../services/practice-index.tsx';
import { useServiceCategories } from '../services/use-services.ts';
import styles from './lawyer-profile.module.css';
import type { Lawyer } from './use-lawyers.ts';

/** The fields of law that a lawyer takes care of, each a way to its page. */
export function LawyerServices({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['lawyers']);
  const { data } = useServiceCategories();
  const own = data?.data.filter(({ id }) => lawyer.categoryIds.includes(id)) ?? [];
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="services">
      <h2 id="services" className={styles.title}>
        {t('lawyers:services')}
      </h2>
      <PracticeIndex categories={own} />
    </section>
  );
}
