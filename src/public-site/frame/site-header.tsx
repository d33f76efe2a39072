import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { LanguageToggle } from '#ui/buttons/language-toggle.tsx';
import { Lockup } from '#ui/brand/lockup.tsx';
import { AccountCorner } from './account-corner.tsx';
import { KeptQuery } from './kept-query.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { siteLinks } from './site-links.ts';
import styles from './site-header.module.css';
import { useIsScrolled } from './use-is-scrolled.ts';

/** Lies over an ink band without a ground of its own; once the page has moved it is a low white bar. */
export function SiteHeader({ ground }: { ground: 'ink' | 'white' }) {
  const { t } = useTranslation(['nav', 'common', 'a11y']);
  const { language, setLanguage } = useLanguage();
  const [sentinel, isScrolled] = useIsScrolled();
  const isOnInk = ground === 'ink' && !isScrolled;

  return (
    <>
      <span ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <header
        className={styles.header}
        data-ink={isOnInk || undefined}
        data-scrolled={isScrolled || undefined}
      >
        <div className={styles.bar}>
          <div className={styles.start}>
            <Link to="/" className={styles.brand} aria-label={t('common:brand')}>
              <Lockup language={language} tone={isOnInk ? 'ink' : 'ground'} />
            </Link>
          </div>
          <nav className={styles.nav} aria-label={t('a11y:mainNav')}>
            {siteLinks.map(({ path, label }) => (
              <NavLink key={path} to={path} end className={styles.link}>
                {t(label)}
              </NavLink>
            ))}
          </nav>
          <LanguageToggle
            language={language}
            onChange={(next) => void setLanguage(next)}
            className={styles.language}
            short="narrow"
          >
            <KeptQuery />
          </LanguageToggle>
          <AccountCorner />
          <ButtonLink
            variant={isOnInk ? 'secondaryOnInk' : 'secondary'}
            to={pages.consultations.path}
            className={styles.consult}
          >
            {t('nav:requestConsultation')}
          </ButtonLink>
          <div className={styles.menu}>
            <MenuSheet />
          </div>
        </div>
        <OfflineBar />
      </header>
    </>
  );
}
