import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { Button } from '#ui/buttons/button.tsx';
import styles from './account-details.module.css';
import { ChangePasswordForm } from './lazy-change-password-form.ts';

/** The client's own password: its form opens when it is asked for (R195). */
export function ChangePasswordSection() {
  const { t } = useTranslation(['profile', 'auth']);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="password">
      <h2 id="password" className={styles.title}>
        {t('auth:password')}
      </h2>
      {isOpen ? (
        <LazyBoundary>
          <ChangePasswordForm />
        </LazyBoundary>
      ) : (
        <Button
          variant="secondary"
          className={styles.edit}
          onPointerEnter={ChangePasswordForm.preload}
          onClick={() => setOpen(true)}
        >
          {t('profile:changePassword')}
        </Button>
      )}
    </section>
  );
}
