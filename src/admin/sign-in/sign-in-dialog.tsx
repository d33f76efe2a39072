import { Button, Group, Modal } from '@mantine/core';
import { useLogin } from '@refinedev/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Login, checkAccountForm, loginSchema } from '#contract/account-schemas.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import type { LapsedSession } from '#providers/session/lapsed-session.ts';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { SecondFactorField } from '#ui/fields/second-factor-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useReturnFocus } from '#ui/layout/use-return-focus.ts';
import { BusyButton } from '../busy-button.tsx';
import styles from './sign-in-dialog.module.css';

/** Lies over dialogs and panels too. */
const ABOVE_ALL = 400;

/** A value that is being changed under the dialog would take a press in the dialog for one beside itself, and close. */
const keepWithin = (event: SyntheticEvent) => event.stopPropagation();

/** Asks for the password of the account whose session has ended, and for its second step where it has one. */
export function SignInDialog({ lapsed: { user, giveUp } }: { lapsed: LapsedSession }) {
  const { t } = useTranslation(['drafts', 'auth']);
  const [needsCode, setNeedsCode] = useState(false);
  // What it is refused with is said in the form, and nothing leads away from the page.
  const { mutateAsync: login } = useLogin<Login>({ mutationOptions: { onSuccess: () => {} } });
  useReturnFocus();
  const form = useSchemaForm({
    initialValues: { password: '', code: '' },
    validate: ({ password, code }) =>
      checkAccountForm(loginSchema, { email: user.email, password, ...(needsCode ? { code } : {}) }),
    onSubmit: async (sent) => {
      const { success, error } = await login(sent);
      if (success) return;
      if (!(error instanceof AppFailure) || error.code !== 'secondFactorNeeded') throw error;
      setNeedsCode(true);
    },
    focusOnFailure: needsCode ? 'code' : 'password',
  });
  return (
    <Modal
      opened
      onClose={giveUp}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onMouseDown={keepWithin}
      onTouchStart={keepWithin}
      title={<strong>{t('drafts:sessionEndedTitle')}</strong>}
      zIndex={ABOVE_ALL}
      centered
    >
      <form {...form.formProps} className={styles.form}>
        <p>{t('drafts:sessionEndedBody')}</p>
        <FormFailure id={form.panelId} message={form.failure} />
        <TextField
          label={t('auth:email')}
          direction="ltr"
          autoComplete="username"
          name="email"
          value={user.email}
          readOnly
        />
        <PasswordField
          {...form.getInputProps('password')}
          data-autofocus
          autoComplete="current-password"
          label={t('auth:password')}
        />
        {needsCode && <SecondFactorField {...form.getInputProps('code')} />}
        <Group position="right">
          <Button variant="default" onClick={giveUp}>
            {t('drafts:toLogin')}
          </Button>
          <BusyButton type="submit" isBusy={form.isSubmitting} busyLabel={t('auth:loggingIn')}>
            {t('auth:loginButton')}
          </BusyButton>
        </Group>
      </form>
    </Modal>
  );
}
