import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { pages } from '#contract/pages.ts';
import { signIn } from '#providers/account.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { loadAccountRules } from './account-rules.ts';
import { FormFailure } from './form-failure.tsx';
import styles from './form.module.css';
import { withResetState } from './reset-state.ts';
import { useAccountForm } from './use-account-form.ts';

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
}

export function LoginForm({ email, onEmail }: LoginFormProps) {
  const { t } = useTranslation();
  const { state } = useLocation();
  const form = useAccountForm({
    initialValues: { email, password: '' },
    check: async (values) => {
      const { checkAccountForm, loginSchema } = await loadAccountRules();
      return checkAccountForm(loginSchema, values);
    },
    send: async (login) => {
      await signIn(login);
    },
    blamed: 'password',
  });
  const emailField = form.field('email');

  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure id={form.panelId} message={form.failure} />
      <TextField
        {...emailField}
        onChange={(event) => {
          emailField.onChange(event);
          onEmail(event.currentTarget.value);
        }}
        type="email"
        direction="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('auth.email')}
      />
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        label={t('auth.password')}
        aside={
          <Link
            to={pages.forgotPassword.path}
            state={withResetState(state, { email: form.values.email.trim() || null })}
          >
            {t('auth.forgot')}
          </Link>
        }
      />
      <Button
        type="submit"
        size="large"
        isFullWidth
        className={styles.submit}
        isLoading={form.isSending}
        loadingLabel={t('auth.loggingIn')}
      >
        {t('auth.loginButton')}
      </Button>
    </form>
  );
}
