import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checked } from '#contract/checked.ts';
import { useAccountForm } from '#providers/use-account-form.ts';
import { Button } from '#ui/button.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './account-form.module.css';

interface ProofFormProps<Sent> {
  /** What has to be shown. */
  asks: readonly ('currentPassword' | 'code')[];
  submit: ReactNode;
  check: (values: Record<string, string>) => Checked<Sent>;
  send: (checked: Sent) => Promise<void>;
}

/** Asks who somebody is once more, before something about how they log in changes. */
export function ProofForm<Sent>({ asks, submit, check, send }: ProofFormProps<Sent>) {
  const { t } = useTranslation(['admin', 'site']);
  const form = useAccountForm({
    initialValues: Object.fromEntries(asks.map((key) => [key, ''])),
    check: async (values: Record<string, string>) => check(values),
    send,
  });
  const { ref } = form.formProps;
  // It takes the place of the button that was pressed.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure id={form.panelId} message={form.failure} />
      {asks.includes('currentPassword') && (
        <PasswordField
          {...form.field('currentPassword')}
          autoComplete="current-password"
          label={t('adminSettings.currentPassword')}
        />
      )}
      {asks.includes('code') && (
        <TextField
          {...form.field('code')}
          direction="ltr"
          autoComplete="one-time-code"
          spellCheck={false}
          label={t('auth.secondFactor', { ns: 'site' })}
        />
      )}
      <div>
        <Button type="submit" size="small" isLoading={form.isSending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
