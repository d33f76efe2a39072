import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValidationResult } from '#contract/validation-result.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { authProvider, refused } from '#providers/session/auth-provider.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { AccountForm } from './account-form.tsx';
import { loadAccountRules } from './account-rules.ts';
import { codeRefusal } from './code-refusal.ts';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { MailedCodeForm } from './mailed-code-form.tsx';
import { sendLoginCode } from './send-login-code.ts';
import { useCodeStep } from './use-code-step.ts';

interface LoginWithCodeProps {
  email: string;
  onEmail: (email: string) => void;
  /** Back to the password. */
  onPassword: () => void;
}

/** A client's login without a password. What follows is the same for every address (R196). */
export function LoginWithCode({ email, onEmail, onPassword }: LoginWithCodeProps) {
  const { t } = useTranslation(['auth']);
  const { step, begin, leave } = useCodeStep('login');
  const send = async (to: string) => {
    await sendLoginCode(to);
    begin(to);
  };
  const form = useSchemaForm({
    initialValues: { email: step?.email ?? email, code: '' },
    validate: async (values): Promise<ValidationResult<{ email: string }>> => {
      const { checkAccountForm, loginWithCodeSchema, sendLoginCodeSchema } = await loadAccountRules();
      return step === null
        ? checkAccountForm(sendLoginCodeSchema, { email: values.email })
        : // Another address may have been typed while the code was on its way to this one.
          checkAccountForm(loginWithCodeSchema, { ...values, email: step.email });
    },
    onSubmit: async (checked, { code }) => {
      if (step === null) return send(checked.email);
      await refused(authProvider.login({ email: checked.email, code })).catch((error: unknown) => {
        throw codeRefusal(error);
      });
    },
  });
  // What was typed beside the password is what the code is for: it goes out with the press that led here. What is typed
  // from now on waits for a press of its own.
  const isBegun = useRef(step !== null);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (email.trim() !== '') void form.submit();
    // The button that led here has gone with its form.
    else form.formProps.ref.current?.querySelector('input')?.focus();
  }, [email, form]);

  if (step !== null)
    return (
      <MailedCodeForm
        form={form}
        title={<Ltr className={styles.address}>{step.email}</Ltr>}
        sentAt={step.sentAt}
        send={() => send(step.email)}
        onOtherEmail={leave}
        submit={t('auth:loginButton')}
        submitting={t('auth:loggingIn')}
      >
        {t('auth:codeSent')}
      </MailedCodeForm>
    );
  const emailField = form.getInputProps('email');
  return (
    <>
      <AccountForm form={form} submit={t('auth:sendCode')} submitting={t('auth:sendingCode')}>
        <EmailField
          {...emailField}
          onChange={(event) => {
            emailField.onChange(event);
            onEmail(event.currentTarget.value);
          }}
        />
      </AccountForm>
      <p className={styles.after}>
        <Button variant="link" onClick={onPassword}>
          {t('auth:backToLogin')}
        </Button>
      </p>
    </>
  );
}
