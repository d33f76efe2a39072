import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isObject } from '#contract/is-object.ts';
import { readReturnTo } from '#providers/session/return-to.ts';
import { getSession } from '#providers/session/session-store.ts';
import { LiveRegion, Notice } from '#ui/layout/notice.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { isSendWaiting } from '../sending/send-waiting.ts';
import { PageHeading } from '../page-heading.tsx';
import styles from './form.module.css';
import { forgetSignIn, keepRegistration, readRegistration } from './kept-sign-in.ts';
import { LoginForm } from './login-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** Comes while one logs in: the other tab opens at once. */
const RegisterForm = lazyWithRetry(async () => (await import('./register-form.tsx')).RegisterForm);

/**
 * Signing in and registering on one screen (R15). The e-mail follows from one to the other, and what was typed into the
 * registration, all but the password, waits behind the other tab and outlives a reload or a look at the terms. Whoever
 * has signed in is sent on by the guard of the page.
 */
export function LoginPage() {
  const { t } = useTranslation(['auth']);
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState(readRegistration);
  const tab = search.get('tab') === 'register' ? 'register' : 'login';
  const isRegistering = tab === 'register';
  const notice = noticeFor(location.state);
  useEffect(() => RegisterForm.preload(), []);
  useEffect(() => keepRegistration(draft), [draft]);
  useEffect(() => () => void (getSession() && forgetSignIn()), []);

  return (
    <SignInLayout>
      <Tabs
        label={t('auth:signInOrRegister')}
        tabs={[
          { key: 'login', label: t('auth:loginTitle') },
          { key: 'register', label: t('auth:registerTitle') },
        ]}
        value={tab}
        // The state remembers where the person was going.
        onChange={(next) =>
          setSearch(next === 'register' ? { tab: next } : {}, { replace: true, state: location.state })
        }
      >
        <PageHeading title={t(isRegistering ? 'auth:registerTitle' : 'auth:loginTitle')}>
          {t(isRegistering ? 'auth:registerHeading' : 'auth:loginHeading')}
        </PageHeading>
        <p className={styles.lead}>{t(isRegistering ? 'auth:registerLead' : 'auth:loginLead')}</p>
        <LiveRegion>
          {notice && (!isRegistering || isSendWaiting(location.state)) && (
            <div className={styles.notice}>
              <Notice tone={notice.tone}>{t(notice.text)}</Notice>
            </div>
          )}
        </LiveRegion>
        {isRegistering ? (
          <LazyBoundary>
            <RegisterForm draft={draft} onDraft={setDraft} />
          </LazyBoundary>
        ) : (
          <LoginForm email={draft.email} onEmail={(email) => setDraft({ ...draft, email })} />
        )}
      </Tabs>
    </SignInLayout>
  );
}

/** Why the person is here instead of where they wanted to be, or what they have just done. */
function noticeFor(state: unknown) {
  if (isObject(state) && 'resetDone' in state) return { tone: 'success', text: 'auth:resetDone' } as const;
  if (isSendWaiting(state)) return { tone: 'info', text: 'auth:sendWaits' } as const;
  return readReturnTo(state) && ({ tone: 'info', text: 'auth:loginToGoOn' } as const);
}
