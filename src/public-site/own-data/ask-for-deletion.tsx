import { useTranslation } from 'react-i18next';
import { optionsOf } from '#contract/fields.ts';
import { useSchemaForm } from '#providers/forms/use-schema-form.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useCreateRecord } from '../queries/use-create-record.ts';
import { deletionRequests } from '#resources/deletion-requests.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { DELETION } from './data-section.tsx';
import styles from './own-data-page.module.css';

const REASONS = deletionRequests.fields.reason;

/** A wish with a reason, chosen and not written: nothing more is kept of it. */
export function AskForDeletion({ onAsked }: { onAsked: () => void }) {
  const { t } = useTranslation(['ownData']);
  const { language } = useLanguage();
  const { mutateAsync } = useCreateRecord(deletionRequests);
  const form = useSchemaForm({
    initialValues: { reason: '' },
    validate: async (values) => {
      const { checkCreate } = await import('#contract/body-schemas.ts');
      return checkCreate(deletionRequests, values, { role: 'User' });
    },
    onSubmit: async (wish) => {
      await mutateAsync(wish);
      onAsked();
      document.getElementById(DELETION)?.focus();
    },
  });
  const field = form.getInputProps('reason');
  return (
    <form {...form.formProps} className={styles.ask}>
      <SelectField
        {...field}
        label={t('ownData:reason')}
        placeholder={t('ownData:reasonPlaceholder')}
        options={optionsOf(REASONS).map((value) => ({ value, label: REASONS.options[value][language] }))}
        error={field.error && t('ownData:reasonMissing')}
      />
      <FormFailure id={form.panelId} title={t('ownData:askFailed')} message={form.failure} />
      <Button type="submit" variant="danger" isLoading={form.isSubmitting} loadingLabel={t('ownData:asking')}>
        {t('ownData:ask')}
      </Button>
    </form>
  );
}
