import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { DirectionalIcon } from '#ui/buttons/directional-icon.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { Section } from '../section.tsx';
import { PracticeIndex } from '../services/practice-index.tsx';
import { useServiceCategories } from '../services/use-services.ts';
import styles from './practices-section.module.css';

/** The fields of law, each a way to its page. Without any, or when they cannot be loaded, there is no section (R59). */
export function PracticesSection() {
  const { t } = useTranslation(['home']);
  const { data, isError } = useServiceCategories();
  if ((isError && !data) || data?.data.length === 0) return null;
  return (
    <Section
      id="practices"
      title={t('home:servicesTitle')}
      lead={t('home:servicesLead')}
      action={
        <ButtonLink variant="secondary" size="large" to={pages.services.path}>
          {t('home:servicesAll')} <DirectionalIcon icon={IconArrowRight} size={20} />
        </ButtonLink>
      }
      ground="surface"
      isSplit
    >
      {data ? (
        <PracticeIndex categories={data.data} isNumbered />
      ) : (
        <SkeletonRegion>
          {['38%', '30%', '34%', '46%', '36%', '42%'].map((width) => (
            <div key={width} className={styles.waiting}>
              <Skeleton width={width} height={30} />
              <Skeleton width="70%" height={18} />
            </div>
          ))}
        </SkeletonRegion>
      )}
    </Section>
  );
}
