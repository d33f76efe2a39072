import { useTranslation } from 'react-i18next';
import { NOTE_MAX } from '#contract/field-limits.ts';
import type { Matter } from '#contract/matter.ts';
import { useNoteForm } from '#providers/forms/use-note-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { useAddNote } from '../queries/use-thread.ts';
import styles from './matter-page.module.css';

interface ReplyFormProps {
  kind: Matter;
  id: number;
}

/** A word to the firm. */
export function ReplyForm({ kind, id }: ReplyFormProps) {
  const { t } = useTranslation(['requestDetail', 'requestForm']);
  const add = useAddNote(kind, id);
  const form = useNoteForm(kind, { send: add.mutateAsync, initialValues: { text: '' } });
  const field = form.getInputProps('text');
  return (
    <form {...form.formProps} className={styles.reply}>
      <TextAreaField
        {...field}
        label={t('requestDetail:reply')}
        rows={3}
        limit={NOTE_MAX}
        error={field.error && form.isEmpty ? t('requestDetail:replyEmpty') : field.error}
      />
      <FormFailure id={form.panelId} message={form.failure} />
      <div role="status">
        {add.isSuccess && form.values.text === '' && (
          <p className={styles.quiet}>{t('requestDetail:replySent')}</p>
        )}
      </div>
      <Button type="submit" isLoading={form.isSubmitting} loadingLabel={t('requestForm:submitting')}>
        {t('requestDetail:replySend')}
      </Button>
    </form>
  );
}
