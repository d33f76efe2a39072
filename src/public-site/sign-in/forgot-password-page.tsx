import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { authProvider, refused } from '#providers/session/auth-provider.ts';
import { resetEmail } from '#providers/session/reset-email.ts';
import { PageHeading } from '../page-heading.tsx';
import { AccountForm } from './account-form.tsx';
import { loadAccountRules } from './account-rules.ts';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { ResetSteps } from './reset-steps.tsx';
import { readResetState, withResetState, withoutResetState } from './reset-state.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';

/** The first step of a reset: which account (R17). What follows is the same for every address (R196). */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['auth']);
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useSchemaForm({
    // From the login with what was typed there; «Use another email» leads back with the one that is to be changed.
    initialValues: { email: readResetState(state).email ?? resetEmail() ?? '' },
    validate: async (values) => {
      const { checkAccountForm, forgotPasswordSchema } = await loadAccountRules();
      return checkAccountForm(forgotPasswordSchema, values);
    },
    onSubmit: async ({ email }) => {
      await refused(authProvider.forgotPassword({ email }));
      await navigate(pages.verifyCode.path, {
        state: withResetState(state, { email: null, sentAt: Date.now(), code: null }),
      });
    },
  });

  return (
    <SignInLayout>
      <ResetSteps step={1} />
      <PageHeading title={t('auth:forgotTitle')} />
      <p className={styles.lead}>{t('auth:forgotLead')}</p>
      <AccountForm form={form} submit={t('auth:sendCode')} submitting={t('auth:sendingCode')}>
        <EmailField {...form.getInputProps('email')} />
      </AccountForm>
      <p className={styles.after}>
        <Link to={pages.login.path} state={withoutResetState(state)}>
          {t('auth:backToLogin')}
        </Link>
      </p>
    </SignInLayout>
  );
}
