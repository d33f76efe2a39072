import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { authProvider, refused } from '#providers/session/auth-provider.ts';
import { hostPasswordPolicy } from '#providers/session/host-password-policy.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageHeading } from '../page-heading.tsx';
import { AccountForm } from './account-form.tsx';
import { loadAccountRules } from './account-rules.ts';
import { codeRefusal } from './code-refusal.ts';
import styles from './form.module.css';
import { NeedsResetEmail } from './needs-reset-email.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ResetSteps } from './reset-steps.tsx';
import { readResetState, withResetState, withoutResetState } from './reset-state.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { verifyCode } from './verify-code.ts';

/** The third step of a reset: the new password (R20). */
export const ResetPasswordPage = () => (
  <SignInLayout>
    <NeedsResetEmail>{(email) => <ResetPassword email={email} />}</NeedsResetEmail>
  </SignInLayout>
);

function ResetPassword({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const { state } = useLocation();
  // Who comes here by an address instead of the step before still has the code in the mail, and types it here.
  const { code: confirmed } = readResetState(state);
  const form = useSchemaForm({
    initialValues: { code: confirmed ?? '', newPassword: '', confirmPassword: '' },
    validate: async (values) => {
      const { checkAccountForm, resetPasswordSchema } = await loadAccountRules();
      return checkAccountForm(
        resetPasswordSchema,
        { email, ...values },
        { key: 'newPassword', policy: hostPasswordPolicy() },
      );
    },
    onSubmit: async (sent) => {
      try {
        if (sent.code !== confirmed) await verifyCode({ email, code: sent.code });
        await refused(authProvider.updatePassword(sent));
      } catch (error) {
        throw codeRefusal(error);
      }
      await navigate(pages.login.path, {
        replace: true,
        state: withResetState(withoutResetState(state), { resetDone: true }),
      });
    },
  });
  const isConfirmed = form.values.code === confirmed && !form.errors['code'];

  return (
    <>
      <ResetSteps step={3} />
      <PageHeading title={t('auth:resetTitle')} className={styles.alone} />
      <AccountForm form={form} submit={t('auth:resetButton')} submitting={t('common:saving')}>
        {isConfirmed ? (
          <Notice tone="success">{t('auth:codeConfirmed')}</Notice>
        ) : (
          <CodeField
            label={t('auth:code')}
            value={form.values.code}
            onChange={(code) => form.retypeField('code', code)}
            error={form.errors['code']}
          />
        )}
        <NewPasswordFields
          label={t('auth:newPassword')}
          password={form.getInputProps('newPassword')}
          confirmation={form.getInputProps('confirmPassword')}
        />
      </AccountForm>
    </>
  );
}
