import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#contract/describe-error.ts';
import { NOTE_MAX } from '#contract/field-limits.ts';
import type { Matter } from '#contract/matter.ts';
import { forgetDraft, keepDraft, openDraft } from '#providers/browser/drafts.ts';
import { useNoteForm } from '#providers/forms/use-note-form.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { useAddNote } from '../queries/use-thread.ts';
import styles from './matter-page.module.css';

interface ReplyFormProps {
  kind: Matter;
  id: number;
}

/** A word to the firm. It outlives a way through other pages, a reload and the end of the session. */
export function ReplyForm({ kind, id }: ReplyFormProps) {
  const { t } = useTranslation(['requestDetail', 'requestForm']);
  const { language } = useLanguage();
  const draftForm = `reply:${kind.portal.key}:${id}`;
  const [{ key, values }] = useState(() => openDraft(draftForm));
  const add = useAddNote(kind, id);
  const form = useNoteForm(kind, {
    send: async (note) => {
      await add.mutateAsync(note);
      // Also for whoever has left meanwhile.
      forgetDraft(draftForm);
    },
    initialValues: { text: values['text'] ?? '' },
    onSent: ({ text: rest }) => {
      // Whoever has left meanwhile had begun another one.
      if (rest !== '') keepDraft(draftForm, { ...openDraft(draftForm), values: { text: rest } }, []);
    },
  });
  const field = form.getInputProps('text');
  const { text } = form.values;
  const { submission, takeUp } = form;
  useEffect(() => {
    if (values['text']) takeUp({ text: values['text'] }, key);
    // oxlint-disable-next-line react/exhaustive-deps -- once: what was left is where this form begins
  }, []);
  useEffect(() => {
    if (text === '') forgetDraft(draftForm);
    else keepDraft(draftForm, { key: submission, values: { text }, fileNames: [] }, []);
  }, [draftForm, submission, text]);
  return (
    <form {...form.formProps} className={styles.reply}>
      <TextAreaField
        {...field}
        label={t('requestDetail:reply')}
        rows={3}
        limit={NOTE_MAX}
        error={field.error && form.isEmpty ? t('requestDetail:replyEmpty') : field.error}
      />
      <FormFailure
        id={form.panelId}
        title={describeError('noteFailed', { language, messages: kind.messages })}
        message={form.failure}
      />
      <div role="status">
        {add.isSuccess && text === '' && <p className={styles.quiet}>{t('requestDetail:replySent')}</p>}
      </div>
      <Button type="submit" isLoading={form.isSubmitting} loadingLabel={t('requestForm:submitting')}>
        {t('requestDetail:replySend')}
      </Button>
    </form>
  );
}
