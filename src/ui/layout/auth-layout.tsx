import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '#contract/language.ts';
import styles from './auth-layout.module.css';
import { GirihPattern } from '../girih/girih-pattern.tsx';
import { GirihScene } from '../girih/girih-scene.tsx';
import { LanguageToggle } from '../buttons/language-toggle.tsx';
import { Lockup } from '../brand/lockup.tsx';

interface AuthLayoutProps {
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** The form, 432 wide. */
  children: ReactNode;
  /** Links under the form: privacy, terms. */
  footer?: ReactNode;
}

/** The split screen of signing in: the form on white, the full window on ink. Small screens keep a strip of ink. */
export function AuthLayout({ language, onLanguageChange, children, footer }: AuthLayoutProps) {
  const { t } = useTranslation(['common']);
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <header className={styles.head}>
          <Link to="/" className={styles.brand} aria-label={t('common:brand')}>
            <Lockup language={language} />
          </Link>
          <LanguageToggle language={language} onChange={onLanguageChange} />
        </header>
        <main id="main" className={styles.form}>
          {children}
        </main>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
      <div className={styles.panel}>
        <GirihScene scene="panel" language={language} className={styles.scene} />
        <GirihPattern angle="lattice" className={styles.strip} />
      </div>
    </div>
  );
}
