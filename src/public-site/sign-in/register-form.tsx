import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Register } from '#contract/account-schemas.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { useOffices } from '../use-offices.ts';
import { AccountForm } from './account-form.tsx';
import { checkRegistration } from './check-registration.ts';
import { EmailField } from './email-field.tsx';
import { RegistrationCode } from './lazy-mailed-code.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { Registration } from './registration.ts';
import { sendRegistration } from './send-registration.ts';

interface RegisterFormProps {
  /** What was typed before the other tab was shown. */
  draft: Registration;
  /** Takes what is typed, all but the password. */
  onDraft: (draft: Registration) => void;
}

/** A new client's account (R182). The host has its address proved by a code, then it signs its owner in. */
export function RegisterForm({ draft, onDraft }: RegisterFormProps) {
  const { t } = useTranslation(['auth']);
  const { data: offices } = useOffices();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const sent = useRef<Register | null>(null);
  useEffect(() => RegistrationCode.preload(), []);
  const send = async (registration: Register) => {
    sent.current = registration;
    if ((await sendRegistration(registration)) === 'codeNeeded') setSentAt(Date.now());
  };
  const form = useSchemaForm({
    initialValues: { ...draft, code: '' },
    validate: (values) => checkRegistration(values, { hasCode: sentAt !== null }),
    onSubmit: (registration) =>
      send(registration).catch((error: unknown) => {
        // Whatever is wrong beside the code has its field in the form.
        if (error instanceof AppFailure && Object.keys(error.fields).some((name) => name !== 'code'))
          setSentAt(null);
        throw error;
      }),
  });
  const { values } = form;
  useEffect(() => {
    const { code: _code, ...typed } = values;
    onDraft({ ...typed, password: '' });
  }, [values, onDraft]);

  if (sentAt !== null)
    return (
      <LazyBoundary>
        <RegistrationCode
          form={form}
          sentAt={sentAt}
          send={async () => {
            if (sent.current) await send({ ...sent.current, code: undefined });
          }}
          onOtherEmail={() => setSentAt(null)}
        />
      </LazyBoundary>
    );
  return (
    <AccountForm form={form} submit={t('auth:registerButton')} submitting={t('auth:registering')}>
      <TextField {...form.getInputProps('fullName')} autoComplete="name" label={t('auth:fullName')} />
      <EmailField {...form.getInputProps('email')} />
      <PhoneField {...form.getInputProps('mobileNumber')} autoComplete="tel" label={t('auth:mobile')} />
      <div>
        {!values.isWhatsAppMobile && (
          <PhoneField
            {...form.getInputProps('whatsAppNumber')}
            autoComplete="off"
            label={t('auth:whatsapp')}
          />
        )}
        <CheckboxField
          label={t('auth:sameAsMobile')}
          checked={values.isWhatsAppMobile}
          onChange={({ currentTarget }) => form.setFieldValue('isWhatsAppMobile', currentTarget.checked)}
        />
      </div>
      <SelectField
        {...form.getInputProps('branchId')}
        label={t('auth:branch')}
        isOptional
        placeholder={t('auth:branchNone')}
        options={(offices?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <NewPasswordField {...form.getInputProps('password')} label={t('auth:password')} />
      <CheckboxField
        name="consent"
        label={t('auth:agree')}
        checked={values.consent}
        onChange={({ currentTarget }) => form.setFieldValue('consent', currentTarget.checked)}
        error={form.errors['consent']}
      />
    </AccountForm>
  );
}
