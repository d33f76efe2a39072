import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { useRecords } from '#providers/use-records.ts';
import { faqs } from '#resources/faqs.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx';
import { FaqList } from '../faq/faq-list.tsx';
import styles from './faq-excerpt.module.css';

/** The first questions of the FAQ page. Without any, or when they cannot be loaded, there is no section (R59). */
export function FaqExcerpt() {
  const { t } = useTranslation();
  const { data, isError } = useRecords(faqs, { pageSize: 4 });
  if (isError || data?.data.length === 0) return null;

  return (
    <section className={styles.section} aria-labelledby="faq">
      <div className={styles.columns}>
        <div>
          <h2 id="faq" className={styles.title}>
            {t('home.faqTitle')}
          </h2>
          <ButtonLink variant="secondary" size="large" to={pages.faq.path} className={styles.all}>
            {t('home.faqAll')} <DirectionalIcon icon={IconArrowRight} size={20} />
          </ButtonLink>
        </div>
        {data ? (
          <FaqList faqs={data.data} />
        ) : (
          <SkeletonRegion>
            {['70%', '52%', '64%', '58%'].map((width) => (
              <div key={width} className={styles.waiting}>
                <Skeleton width={width} height={20} />
              </div>
            ))}
          </SkeletonRegion>
        )}
      </div>
    </section>
  );
}
