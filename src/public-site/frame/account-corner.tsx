import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { useIsRestoring, useSession } from '#providers/use-session.ts';
import styles from './account-corner.module.css';
import { AccountMenu } from './account-menu.tsx';

/** «Login» for a visitor, a greeting with its menu for who is signed in (R46, R47). */
export function AccountCorner() {
  const { t } = useTranslation();
  const session = useSession();
  const isRestoring = useIsRestoring();
  if (session) return <AccountMenu name={session.user.name} role={session.user.lastRole} />;
  return (
    <Link to={pages.login.path} className={styles.login} data-hidden={isRestoring || undefined}>
      {t('nav.login')}
    </Link>
  );
}
