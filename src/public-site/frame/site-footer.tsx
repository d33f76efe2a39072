import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useSession } from '#providers/use-session.ts';
import { Lockup } from '#ui/lockup.tsx';
import { accountLinks } from './account-links.ts';
import { OfficeBand } from './office-band.tsx';
import { siteLinks } from './site-links.ts';
import styles from './site-footer.module.css';

/** Offices, ways on, and what the firm must say everywhere. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const session = useSession();
  const [year] = useState(() => new Date().getFullYear());
  const ownLinks = session
    ? accountLinks(session.user.lastRole)
    : ([{ path: pages.login.path, label: 'nav.login' }] as const);

  return (
    <footer className={styles.footer}>
      <OfficeBand />
      <div className={styles.columns}>
        <div>
          <Link to="/" className={styles.brand} aria-label={t('common.brand')}>
            <Lockup language={language} tone="ink" />
          </Link>
          <p className={styles.disclaimer}>{t('footer.disclaimer')}</p>
        </div>
        <nav aria-label={t('a11y.footerNav')} className={styles.links}>
          <div>
            <h2>{t('footer.quickLinks')}</h2>
            <ul>
              {siteLinks.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </div>
          {ownLinks.length > 0 && (
            <div>
              <h2>{t('footer.account')}</h2>
              <ul>
                {ownLinks.map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path}>{t(label)}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </nav>
      </div>
      <div className={styles.bottom}>
        <p>{t('footer.rights', { year, brand: t('common.brand') })}</p>
      </div>
    </footer>
  );
}
