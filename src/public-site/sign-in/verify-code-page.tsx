import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { authProvider, refused } from '#providers/session/auth-provider.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageHeading } from '../page-heading.tsx';
import { AccountForm } from './account-form.tsx';
import { loadAccountRules } from './account-rules.ts';
import { codeRefusal } from './code-refusal.ts';
import styles from './form.module.css';
import { NeedsResetEmail } from './needs-reset-email.tsx';
import { ResendCode } from './resend-code.tsx';
import { ResetSteps } from './reset-steps.tsx';
import { readResetState, withResetState } from './reset-state.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { verifyCode } from './verify-code.ts';

/** The second step of a reset: the code from the mail (R18). */
export const VerifyCodePage = () => (
  <SignInLayout>
    <NeedsResetEmail>{(email) => <VerifyCode email={email} />}</NeedsResetEmail>
  </SignInLayout>
);

function VerifyCode({ email }: { email: string }) {
  const { t } = useTranslation(['auth']);
  const navigate = useNavigate();
  const { state } = useLocation();
  const { sentAt } = readResetState(state);
  const leadId = useId();
  const wrong = useRef<{ code: string; failure: unknown } | null>(null);
  const form = useSchemaForm({
    initialValues: { code: '' },
    validate: async ({ code }) => {
      const { checkAccountForm, verifyCodeSchema } = await loadAccountRules();
      return checkAccountForm(verifyCodeSchema, { email, code });
    },
    onSubmit: async (sent) => {
      // Sent again it would only cost another of the few attempts.
      if (wrong.current?.code === sent.code) throw wrong.current.failure;
      await verifyCode(sent).catch((error: unknown) => {
        const failure = codeRefusal(error);
        if (failure !== error) wrong.current = { code: sent.code, failure };
        throw failure;
      });
      await navigate(pages.resetPassword.path, { state: withResetState(state, { code: sent.code }) });
    },
  });

  const [beforeEmail, afterEmail] = t('auth:resetCodeLead', { email: '\n' }).split('\n');
  return (
    <>
      <ResetSteps step={2} />
      <PageHeading title={t('auth:verifyTitle')} />
      {sentAt === null ? (
        <p id={leadId} className={styles.lead}>
          {beforeEmail}
          <Ltr className={styles.address}>{email}</Ltr>
          {afterEmail}
        </p>
      ) : (
        <div className={styles.noticeOnly}>
          <Notice id={leadId} title={<Ltr className={styles.address}>{email}</Ltr>}>
            {t('auth:codeSent')}
          </Notice>
        </div>
      )}
      <AccountForm form={form} submit={t('auth:verify')} submitting={t('auth:verifying')}>
        <CodeField
          isFocused
          label={t('auth:code')}
          aria-describedby={leadId}
          value={form.values.code}
          onChange={(code) => form.retypeField('code', code)}
          onComplete={(code) => void form.submit({ code })}
          error={form.errors['code']}
        />
      </AccountForm>
      <div className={styles.foot}>
        <ResendCode
          send={() =>
            refused(authProvider.forgotPassword({ email })).then(() => form.retypeField('code', ''))
          }
          sentAt={sentAt}
        />
        <Link to={pages.forgotPassword.path} state={state} className={styles.link}>
          {t('auth:changeEmail')}
        </Link>
      </div>
    </>
  );
}
