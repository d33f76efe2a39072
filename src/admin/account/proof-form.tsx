import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValidationResult } from '#contract/validation-result.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import type { Place } from '#ui/layout/use-return-focus.ts';
import { BusyButton } from '../busy-button.tsx';
import styles from './account-form.module.css';

interface ProofFormProps<Sent> {
  /** What has to be shown. */
  asks: readonly ('currentPassword' | 'code')[];
  submit: ReactNode;
  validate: (values: Record<string, string>) => ValidationResult<Sent>;
  onSubmit: (sent: Sent) => Promise<void>;
  /** What gets the focus when it goes with its button. Default: what comes in its place takes it. */
  after?: Place;
}

/** Asks who somebody is once more, before something about how they log in changes. */
export function ProofForm<Sent>({ asks, submit, validate, onSubmit, after }: ProofFormProps<Sent>) {
  const { t } = useTranslation(['adminSettings', 'auth']);
  const form = useSchemaForm({
    initialValues: Object.fromEntries(asks.map((key) => [key, ''])),
    validate,
    onSubmit,
  });
  const { ref } = form.formProps;
  // It takes the place of the button that was pressed.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  usePassFocus(ref, after);
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
