import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { authProvider, refused } from '#providers/session/auth-provider.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { useOffices } from '../use-offices.ts';
import { AccountForm } from './account-form.tsx';
import { loadAccountRules } from './account-rules.ts';
import { EmailField } from './email-field.tsx';
import { NameFields } from '#ui/fields/name-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type Registration, emptyRegistration, registrationToSend } from './registration.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';

interface RegisterFormProps {
  /** What was typed before the other tab was shown. */
  draft: Registration;
  /** Takes what is typed, all but the passwords. */
  onDraft: (draft: Registration) => void;
}

/** A new client's account (R182). It signs its owner in. */
export function RegisterForm({ draft, onDraft }: RegisterFormProps) {
  const { t } = useTranslation(['auth']);
  const { language } = useLanguage();
  const { data: offices } = useOffices();
  const form = useSchemaForm({
    initialValues: draft,
    validate: async (values: Registration) => {
      const { checkAccountForm, registerSchema } = await loadAccountRules();
      return checkAccountForm(registerSchema, registrationToSend(values), { key: 'password' });
    },
    onSubmit: async (registration) => {
      await refused(authProvider.register(registration));
    },
  });
  const { values } = form;
  useEffect(() => {
    const { password, confirmPassword } = emptyRegistration;
    onDraft({ ...values, password, confirmPassword });
  }, [values, onDraft]);

  return (
    <AccountForm form={form} submit={t('auth:registerButton')} submitting={t('auth:registering')}>
      <NameFields
        first={language}
        arabic={form.getInputProps('fullNameAr')}
        english={form.getInputProps('fullNameEn')}
      />
      <EmailField {...form.getInputProps('email')} />
      <PhoneField {...form.getInputProps('mobileNumber')} autoComplete="tel" label={t('auth:mobile')} />
      <div>
        <PhoneField
          {...form.getInputProps('whatsAppNumber')}
          {...(values.isWhatsAppMobile ? { value: values.mobileNumber, readOnly: true } : {})}
          autoComplete="off"
          label={t('auth:whatsapp')}
        />
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
      <NewPasswordFields
        label={t('auth:password')}
        password={form.getInputProps('password')}
        confirmation={form.getInputProps('confirmPassword')}
      />
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
