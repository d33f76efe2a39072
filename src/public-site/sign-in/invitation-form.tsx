import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Invited } from '#contract/invitation.ts';
import { homeOf } from '#contract/pages.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { authProvider, refused } from '#providers/session/auth-provider.ts';
import { hostPasswordPolicy } from '#providers/session/host-password-policy.ts';
import { getSession } from '#providers/session/session-store.ts';
import { NewPasswordField } from '#ui/fields/new-password-field.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { AccountForm } from './account-form.tsx';
import { loadAccountRules } from './account-rules.ts';
import { ConsentField } from './consent-field.tsx';
import styles from './form.module.css';

interface InvitationFormProps {
  token: string;
  invited: Invited;
}

/** The first password of an invited account, by the rules of a registration. It signs in. */
export function InvitationForm({ token, invited: { name, email, role } }: InvitationFormProps) {
  const { t } = useTranslation(['auth']);
  const navigate = useNavigate();
  const isClient = role === 'User';
  const form = useSchemaForm({
    initialValues: { newPassword: '', consent: false },
    validate: async ({ newPassword, consent }) => {
      const { acceptInvitationSchema, checkAccountForm } = await loadAccountRules();
      // The password confirms itself: it can be shown.
      const form = { token, newPassword, confirmPassword: newPassword, consent };
      const checked = checkAccountForm(acceptInvitationSchema, form, {
        key: 'newPassword',
        policy: hostPasswordPolicy(),
      });
      if (checked.isValid) return checked;
      const { confirmPassword: _itself, ...issues } = checked.issues;
      return { isValid: false, issues };
    },
    onSubmit: async (sent) => {
      const before = getSession();
      await refused(authProvider.register(sent));
      const home = homeOf(role);
      // Nothing of whoever was signed in here before stays in this page.
      if (before) window.location.replace(home);
      else await navigate(home, { replace: true });
    },
  });
  const [beforeName, afterName] = t('auth:invitationLead', { name: '\n' }).split('\n');
  return (
    <>
      <p className={styles.lead}>
        {beforeName}
        <bdi>{name}</bdi>
        {afterName} <Ltr className={styles.address}>{email}</Ltr>
      </p>
      <AccountForm form={form} submit={t('auth:invitationButton')} submitting={t('auth:loggingIn')}>
        {/* For whatever keeps passwords. */}
        <input hidden type="email" autoComplete="username" value={email} readOnly />
        <NewPasswordField {...form.getInputProps('newPassword')} label={t('auth:password')} />
        {isClient && (
          <ConsentField
            checked={form.values.consent}
            onChange={({ currentTarget }) => form.setFieldValue('consent', currentTarget.checked)}
            error={form.errors['consent']}
          />
        )}
      </AccountForm>
    </>
  );
}
