import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serviceCategoryPath } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Lockup } from '#ui/brand/lockup.tsx';
import { useServiceCategories } from '../services/use-services.ts';
import { OfficeBand } from './office-band.tsx';
import { PaperLine } from '#ui/text/paper-line.tsx';
import styles from './site-footer.module.css';
import { legalLinks, quickLinks, serviceLinks } from './site-links.ts';
import { SocialLinks } from './social-links.tsx';

/** Offices, ways on, and what the firm must say everywhere (R49-R55). */
export function SiteFooter({ isBrief }: { isBrief: boolean | undefined }) {
  const { t } = useTranslation(['footer', 'nav', 'common', 'a11y', 'home']);
  const { language } = useLanguage();
  const { data } = useServiceCategories();
  const [year] = useState(() => new Date().getUTCFullYear());
  const services = data
    ? data.data.map(({ slug, name }) => ({ slug, name }))
    : serviceLinks.map(({ slug, label }) => ({ slug, name: t(label) }));

  return (
    <footer className={styles.footer} data-far>
      <OfficeBand isBrief={isBrief} />
      <div className={styles.columns}>
        <div>
          <Link to="/" className={styles.brand} aria-label={t('common:brand')}>
            <Lockup language={language} tone="ink" />
          </Link>
          <p className={styles.disclaimer}>{t('footer:disclaimer')}</p>
        </div>
        <nav aria-label={t('a11y:footerNav')} className={styles.links}>
          <div>
            <h2>{t('footer:quickLinks')}</h2>
            <ul>
              {quickLinks.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t('footer:services')}</h2>
            <ul>
              {services.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={serviceCategoryPath(slug)}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
          <SocialLinks />
        </nav>
      </div>
      <div className={styles.bottom}>
        <div className={styles.line}>
          <p>{t('footer:rights', { year, brand: t('common:brand') })}</p>
          <PaperLine />
          <ul className={styles.legal}>
            {legalLinks.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
