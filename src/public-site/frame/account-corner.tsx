import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { useIsRestoring, useSession } from '#providers/session/use-session.ts';
import { Optional } from '#ui/loading/optional.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import styles from './account-corner.module.css';

// For whoever is signed in: visitors never load it.
const SignedInCorner = lazyWithRetry(async () => (await import('./signed-in-corner.tsx')).SignedInCorner);

/** «Login» for a visitor, the bell and a greeting with its menu for who is signed in (R46, R47). */
export function AccountCorner() {
  const session = useSession();
  const isRestoring = useIsRestoring();
  if (!session) return <LoginLink isHidden={isRestoring} />;
  return (
    <Optional placeholder={<LoginLink isHidden />}>
      <SignedInCorner user={session.user} />
    </Optional>
  );
}

/** It keeps its place while a session may still come back. */
function LoginLink({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation(['nav']);
  return (
    <div className={styles.corner}>
      <Link to={pages.login.path} className={styles.login} data-hidden={isHidden || undefined}>
        {t('nav:login')}
      </Link>
    </div>
  );
}
