import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { authProvider, refused } from '#providers/session/auth-provider.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { SecondFactorField } from '#ui/fields/second-factor-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { loadAccountRules } from './account-rules.ts';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { readCodeStep } from './kept-sign-in.ts';
import { LoginWithCode } from './lazy-mailed-code.ts';
import { withResetState } from './reset-state.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
}

export function LoginForm({ email, onEmail }: LoginFormProps) {
  const { t } = useTranslation(['auth']);
  const { state } = useLocation();
  const [isByCode, setIsByCode] = useState(() => readCodeStep('login') !== null);
  const [needsCode, setNeedsCode] = useState(false);
  const form = useSchemaForm({
    initialValues: { email, password: '', code: '' },
    validate: async (values) => {
      const { checkAccountForm, loginSchema } = await loadAccountRules();
      const { code, ...login } = values;
      return checkAccountForm(loginSchema, needsCode ? { ...login, code } : login);
    },
    onSubmit: async (login) => {
      try {
        await refused(authProvider.login(login));
      } catch (error) {
        if (!(error instanceof AppFailure) || error.code !== 'secondFactorNeeded') throw error;
        setNeedsCode(true);
      }
    },
    focusOnFailure: needsCode ? 'code' : 'password',
  });
  const { ref } = form.formProps;
  const wasByCode = useRef(isByCode);
  useEffect(() => {
    // The button that led back has gone with the other form.
    if (wasByCode.current && !isByCode) ref.current?.querySelector('input')?.focus();
    wasByCode.current = isByCode;
  }, [isByCode, ref]);
  const emailField = form.getInputProps('email');

  if (isByCode)
    return (
      <LazyBoundary>
        <LoginWithCode
          email={form.values.email}
          onEmail={(typed) => {
            form.setFieldValue('email', typed);
            onEmail(typed);
          }}
          onPassword={() => setIsByCode(false)}
        />
      </LazyBoundary>
    );
  return (
    <>
      <AccountForm form={form} submit={t('auth:loginButton')} submitting={t('auth:loggingIn')}>
        <EmailField
          {...emailField}
          onChange={(event) => {
            emailField.onChange(event);
            // Another account may not be asked for a code.
            setNeedsCode(false);
            onEmail(event.currentTarget.value);
          }}
        />
        <PasswordField
          {...form.getInputProps('password')}
          autoComplete="current-password"
          label={t('auth:password')}
          aside={
            <Link
              to={pages.forgotPassword.path}
              state={withResetState(state, { email: form.values.email.trim() || null })}
            >
              {t('auth:forgot')}
            </Link>
          }
        />
        {needsCode && <SecondFactorField {...form.getInputProps('code')} />}
      </AccountForm>
      <p className={styles.after}>
        <Button variant="link" onClick={() => setIsByCode(true)}>
          {t('auth:codeInstead')}
        </Button>
      </p>
    </>
  );
}
