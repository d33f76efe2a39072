import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { useSession } from '#providers/session/use-session.ts';
import { Optional } from '#ui/loading/optional.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import styles from './menu-sheet.module.css';
import { OfficePhones } from './office-phones.tsx';
import { allLinks } from './site-links.ts';

// For whoever is signed in: visitors never load it.
const AccountEntries = lazyWithRetry(async () => (await import('./account-entries.tsx')).AccountEntries);

/**
 * The menu of narrow screens: a sheet over the whole height. The browser's own dialog keeps the focus inside, closes
 * by Escape and gives the focus back.
 */
export function MenuSheet() {
  const { t } = useTranslation(['nav', 'a11y', 'home']);
  const session = useSession();
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();

  useEffect(() => {
    const dialog = sheet.current;
    // A press on the backdrop reaches the dialog itself; presses inside it reach its content.
    const closeByBackdrop = ({ target }: MouseEvent) => target === dialog && dialog?.close();
    dialog?.addEventListener('click', closeByBackdrop);
    return () => dialog?.removeEventListener('click', closeByBackdrop);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.square}
        aria-label={t('a11y:openMenu')}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        <IconMenu2 size={24} stroke={1.6} aria-hidden="true" />
      </button>
      <dialog ref={sheet} className={styles.sheet} aria-label={t('nav:menu')}>
        <div className={styles.content}>
          <button type="button" className={styles.square} aria-label={t('a11y:closeMenu')} onClick={close}>
            <IconX size={24} stroke={1.6} aria-hidden="true" />
          </button>
          <nav aria-label={t('a11y:mainNav')} className={styles.nav}>
            {allLinks.map(({ path, label }) => (
              <NavLink key={path} to={path} end onClick={close}>
                {t(label)}
              </NavLink>
            ))}
          </nav>
          <div className={styles.account}>
            {session ? (
              <Optional>
                <AccountEntries user={session.user} onLeave={close} />
              </Optional>
            ) : (
              <Link to={pages.login.path} onClick={close}>
                {t('nav:login')}
              </Link>
            )}
          </div>
          <OfficePhones />
        </div>
      </dialog>
    </>
  );
}
