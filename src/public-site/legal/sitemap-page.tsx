import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lawyerPath, pages, serviceCategoryPath } from '#contract/pages.ts';
import { useSession } from '#providers/session/use-session.ts';
import { accountLinks } from '../frame/account-links.ts';
import { SiteLayout } from '../frame/site-layout.tsx';
import { allLinks, legalLinks } from '../frame/site-links.ts';
import { useLawyers } from '../lawyers/use-lawyers.ts';
import { Localized } from '../localized.tsx';
import { useServiceCategories } from '../services/use-services.ts';
import { TitleBand } from '../title-band.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './sitemap-page.module.css';

/** Every page of the site that is for everyone, and one's own (R56). */
export function SitemapPage() {
  const { t } = useTranslation(['legal', 'nav', 'footer', 'auth', 'home']);
  const session = useSession();
  const { data } = useServiceCategories();
  const { data: lawyers } = useLawyers();
  const own = session
    ? accountLinks(session.user.lastRole)
    : ([
        { path: pages.login.path, label: 'nav:login' },
        { path: `${pages.login.path}?tab=register`, label: 'auth:toRegister' },
      ] as const);
  return (
    <SiteLayout ground="ink">
      <TitleBand title={t('legal:sitemapTitle')} description={t('legal:sitemapDescription')} />
      <div className={styles.columns}>
        <section aria-labelledby="public-pages">
          <h2 id="public-pages" className={styles.title}>
            {t('legal:publicPages')}
          </h2>
          <ul className={styles.list}>
            {allLinks.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{t(label)}</Link>
                {path === pages.services.path && (
                  <ul className={styles.under}>
                    {data?.data.map((category) => (
                      <li key={category.id}>
                        <Link to={serviceCategoryPath(category.slug)}>
                          <Localized words={wordsOf(category, 'name')} />
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
                {path === pages.lawyers.path && (
                  <ul className={styles.under}>
                    {lawyers?.data.map((lawyer) => (
                      <li key={lawyer.id}>
                        <Link to={lawyerPath(lawyer.slug)}>
                          <Localized words={wordsOf(lawyer, 'name')} />
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="account-pages">
          <h2 id="account-pages" className={styles.title}>
            {t('legal:accountPages')}
          </h2>
          <ul className={styles.list}>
            {own.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="legal-pages">
          <h2 id="legal-pages" className={styles.title}>
            {t('legal:legalPages')}
          </h2>
          <ul className={styles.list}>
            {legalLinks.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </SiteLayout>
  );
}
