import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import styles from './sending.module.css';

interface SendProblemsProps {
  form: { panelId: string; failure: string | null; isKnown: boolean; isStaff: boolean };
}

/** Why it was not sent, or will not be; or that it had been, before it was changed. */
export function SendProblems({ form: { panelId, failure, isKnown, isStaff } }: SendProblemsProps) {
  const { t } = useTranslation(['requestForm', 'nav']);
  if (isStaff) {
    return (
      <div id={panelId} role="alert" tabIndex={-1}>
        <Notice tone="attention" title={t('requestForm:staffTitle')}>
          {t('requestForm:staffBody')}
        </Notice>
      </div>
    );
  }
  if (!isKnown) return <FormFailure id={panelId} message={failure} />;
  return (
    <div id={panelId} role="alert" tabIndex={-1}>
      <Notice tone="attention" title={t('requestForm:knownTitle')}>
        {t('requestForm:knownBody')}{' '}
        <Link to={pages.account.path} className={styles.link}>
          {t('nav:myRequests')}
        </Link>
      </Notice>
    </div>
  );
}
