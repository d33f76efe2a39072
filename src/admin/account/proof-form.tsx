import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValidationResult } from '#contract/validation-result.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { BusyButton } from '../busy-button.tsx';
import styles from './account-form.module.css';

interface ProofFormProps<Sent> {
  /** What has to be shown. */
  asks: readonly ('currentPassword' | 'code')[];
  submit: ReactNode;
  validate: (values: Record<string, string>) => ValidationResult<Sent>;
  onSubmit: (sent: Sent) => Promise<void>;
}

/** Asks who somebody is once more, before something about how they log in changes. */
export function ProofForm<Sent>({ asks, submit, validate, onSubmit }: ProofFormProps<Sent>) {
  const { t } = useTranslation(['adminSettings', 'auth']);
  const form = useSchemaForm({
    initialValues: Object.fromEntries(asks.map((key) => [key, ''])),
    validate,
    onSubmit,
  });
  const { ref } = form.formProps;
  // It takes the place of the button that was pressed.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure id={form.panelId} message={form.failure} />
      {asks.includes('currentPassword') && (
        <PasswordField
          {...form.getInputProps('currentPassword')}
          autoComplete="current-password"
          label={t('adminSettings:currentPassword')}
        />
      )}
      {asks.includes('code') && (
        <TextField
          {...form.getInputProps('code')}
          direction="ltr"
          autoComplete="one-time-code"
          spellCheck={false}
          label={t('auth:secondFactor')}
        />
      )}
      <div>
        <BusyButton type="submit" isBusy={form.isSubmitting}>
          {submit}
        </BusyButton>
      </div>
    </form>
  );
}
