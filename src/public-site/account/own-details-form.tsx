import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/session.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useOwnDetails } from '#providers/session/use-own-details.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DetailsFields } from '#ui/fields/details-fields.tsx';
import { saveOwnDetails } from './save-own-details.ts';
import { warmUpAccountForms } from '../sign-in/account-rules.ts';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import formStyles from '../sign-in/form.module.css';
import styles from './account-details.module.css';

interface OwnDetailsFormProps {
  account: UserInfo;
  /** Called with whether something was typed since, for which the form stays. */
  onSaved: (isTyped: boolean) => void;
  onCancel: () => void;
}

/** The client's own names and numbers, in the place of what it shows of them. */
export function OwnDetailsForm({ account, onSaved, onCancel }: OwnDetailsFormProps) {
  const { t } = useTranslation(['common']);
  const { language } = useLanguage();
  const form = useOwnDetails(account, { save: saveOwnDetails, onSaved });
  useEffect(warmUpAccountForms, []);
  useEffect(() => form.formProps.ref.current?.querySelector('input')?.focus(), [form.formProps.ref]);
  return (
    <form {...form.formProps} className={`${formStyles.form} ${styles.form}`} aria-busy={form.isSubmitting}>
      <FormFailure id={form.panelId} message={form.failure} />
      <DetailsFields language={language} getInputProps={form.getInputProps} />
      <div className={styles.buttons}>
        <Button type="submit" isLoading={form.isSubmitting} loadingLabel={t('common:saving')}>
          {t('common:save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}

/** What is said in the place of the form once it is saved. */
export function DetailsSaved() {
  const { t } = useTranslation(['toast']);
  return <Notice tone="success">{t('toast:updated')}</Notice>;
}
