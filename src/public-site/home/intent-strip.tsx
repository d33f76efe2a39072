import { IconBriefcase, IconBuilding, IconBuildingBank, IconFileText, IconGavel } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { useServiceCategories } from '../services/use-services.ts';
import styles from './intent-strip.module.css';

/** What brings people here, in their own words, and the field of law that answers it. */
const INTENTS = [
  { label: 'home:intentContract', slug: 'commercial', Icon: IconFileText },
  { label: 'home:intentDispute', slug: 'arbitration', Icon: IconGavel },
  { label: 'home:intentProperty', slug: 'real-estate', Icon: IconBuilding },
  { label: 'home:intentCompany', slug: 'corporate', Icon: IconBuildingBank },
  { label: 'home:intentJob', slug: 'employment', Icon: IconBriefcase },
] as const;

/** Short ways to the services, for who knows the trouble and not the name of it. */
export function IntentStrip() {
  const { t } = useTranslation(['home']);
  const { data } = useServiceCategories();
  const intents = INTENTS.filter(({ slug }) => data?.data.some((category) => category.slug === slug));
  if (data && intents.length === 0) return null;
  return (
    <nav className={styles.strip} aria-labelledby="intents">
      <div className={styles.line}>
        <p id="intents" className={styles.label}>
          {t('home:intentLabel')}
        </p>
        <ul className={styles.links}>
          {intents.map(({ label, slug, Icon }) => (
            <li key={slug}>
              <Link to={`${pages.services.path}?category=${slug}`} className={styles.link}>
                <Icon size={18} stroke={1.6} aria-hidden="true" />
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
