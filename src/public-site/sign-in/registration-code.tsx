import { useTranslation } from 'react-i18next';
import type { SchemaForm } from '#providers/forms/use-schema-form.ts';
import { NewPasswordField } from '#ui/fields/new-password-field.tsx';
import { isolateLtr } from '#ui/text/isolate.ts';
import { MailedCodeForm } from './mailed-code-form.tsx';
import type { Registration } from './registration.ts';

interface RegistrationCodeProps {
  form: SchemaForm<Registration & { code: string }>;
  sentAt: number;
  send: () => Promise<void>;
  onOtherEmail: () => void;
  /** The page was loaded anew since it was typed: it is kept nowhere. */
  isPasswordGone: boolean;
}

/** The second step of a registration: that whoever registers reads the mails of the address. */
export function RegistrationCode({ isPasswordGone, ...props }: RegistrationCodeProps) {
  const { t } = useTranslation(['auth']);
  const email = isolateLtr(props.form.values.email.trim());
  return (
    <MailedCodeForm
      {...props}
      submit={t('auth:registerButton')}
      submitting={t('auth:registering')}
      sentAgain={t('auth:codeSentAgain', { email })}
      beside={
        isPasswordGone && (
          <NewPasswordField {...props.form.getInputProps('password')} label={t('auth:password')} />
        )
      }
    >
      {t('auth:verifyLead', { email })}
    </MailedCodeForm>
  );
}
