import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Register } from '#contract/account-schemas.ts';
import { describeError } from '#contract/describe-error.ts';
import { formErrorsOf } from '#providers/forms/field-errors.tsx';
import { AppFailure } from '#providers/http/app-failure.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { NewPasswordField } from '#ui/fields/new-password-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { Optional } from '#ui/loading/optional.tsx';
import { KeepFromReload } from '../sending/keep-from-reload.ts';
import { useOffices } from '../use-offices.ts';
import { AccountForm } from './account-form.tsx';
import { checkRegistration } from './check-registration.ts';
import { ConsentField } from './consent-field.tsx';
import { EmailField } from './email-field.tsx';
import { RegistrationCode } from './lazy-mailed-code.ts';
import type { Registration } from './registration.ts';
import { sendRegistration } from './send-registration.ts';
import { useCodeStep } from './use-code-step.ts';

/** Comes once a try was refused. */
const RegistrationProblems = lazyWithRetry(
  async () => (await import('./registration-problems.tsx')).RegistrationProblems,
);

interface RegisterFormProps {
  /** What was typed before the other tab was shown. */
  draft: Registration;
  /** Takes what is typed, all but the password. */
  onDraft: (draft: Registration) => void;
}

/** A new client's account (R182). The host has its address proved by a code, then it signs its owner in. */
export function RegisterForm({ draft, onDraft }: RegisterFormProps) {
  const { t } = useTranslation(['auth']);
  const { language } = useLanguage();
  const { data: offices } = useOffices();
  const { step, begin, leave } = useCodeStep('register');
  // Another address may have been typed beside the password of a login.
  const isCodeSent = step !== null && step.email === draft.email.trim();
  const [isPasswordGone, setIsPasswordGone] = useState(isCodeSent);
  useEffect(() => RegistrationCode.preload(), []);
  const send = async (registration: Register) => {
    if ((await sendRegistration(registration)) !== 'codeNeeded') return;
    begin(draft.email.trim());
    setIsPasswordGone(false);
  };
  const form = useSchemaForm({
    initialValues: { ...draft, code: '' },
    validate: (values) => checkRegistration(values, { hasCode: isCodeSent }),
    onSubmit: (registration) =>
      send(registration).catch((error: unknown) => {
        // Whatever is wrong beside the code has its field in the form.
        if (error instanceof AppFailure && Object.keys(error.fields).some((name) => name !== 'code')) leave();
        throw error;
      }),
  });
  const { values } = form;
  useEffect(() => {
    const { code: _code, ...typed } = values;
    onDraft({ ...typed, password: '' });
  }, [values, onDraft]);

  // The same form without a code has another one sent.
  const resend = async () => {
    const checked = await checkRegistration(values, { hasCode: false });
    if (checked.isValid) return send(checked.value);
    form.setErrors(formErrorsOf(checked.issues));
    const message = describeError('validation', { language });
    throw new AppFailure({ code: 'validation', status: 400, message, fields: {} });
  };

  if (isCodeSent)
    return (
      <LazyBoundary>
        <RegistrationCode
          form={form}
          sentAt={step.sentAt}
          send={resend}
          onOtherEmail={leave}
          isPasswordGone={isPasswordGone}
        />
      </LazyBoundary>
    );
  return (
    <AccountForm form={form} submit={t('auth:registerButton')} submitting={t('auth:registering')}>
      {form.wasRefused && (
        <Optional placeholder={<KeepFromReload />}>
          <RegistrationProblems form={form} />
        </Optional>
      )}
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
      <ConsentField
        checked={values.consent}
        onChange={({ currentTarget }) => form.setFieldValue('consent', currentTarget.checked)}
        error={form.errors['consent']}
      />
    </AccountForm>
  );
}
