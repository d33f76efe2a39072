import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isObject } from '#contract/is-object.ts';
import { pages } from '#contract/pages.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { PageHeading } from '../page-heading.tsx';
import styles from './form.module.css';
import { InvitationForm } from './invitation-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** Where a mailed invitation leads: the first password of an account. */
export function InvitationPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { language } = useLanguage();
  const token = useToken();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await import('#providers/session/account-requests.ts')).readInvitation(token),
    // What has been shown is not asked for again: it is spent by then.
    staleTime: Infinity,
  });
  if (error && !isOver(error))
    return (
      <SignInLayout>
        <PageHeading title={t('auth:invitationTitle')} className={styles.alone} />
        <ErrorPanel title={describeFailure(error, language)} onRetry={() => void refetch()} />
      </SignInLayout>
    );
  if (error)
    return (
      <SignInLayout>
        <PageHeading title={t('auth:invitationOver')} />
        <p className={styles.lead}>{t('auth:invitationOverLead')}</p>
        <Link to={pages.login.path} className={styles.link}>
          {t('auth:loginButton')}
        </Link>
      </SignInLayout>
    );
  return (
    <SignInLayout>
      <PageHeading title={t('auth:invitationTitle')} />
      {data ? <InvitationForm token={token} invited={data} /> : <LoadingIndicator />}
    </SignInLayout>
  );
}

const isOver = (error: unknown): boolean =>
  error instanceof AppFailure && ['invitationInvalid', 'validation'].includes(error.code);

/** It goes from the address into the entry of the history: nobody reads it over a shoulder, and a reload keeps it. */
function useToken(): string {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const written = hash.slice(1);
  const kept = isObject(state) && typeof state['invitation'] === 'string' ? state['invitation'] : '';
  const [first] = useState(written || kept);
  useEffect(() => {
    if (written) void navigate({ hash: '' }, { replace: true, state: { invitation: written } });
  }, [written, navigate]);
  return written || kept || first;
}
