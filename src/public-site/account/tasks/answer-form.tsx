import { useTranslation } from 'react-i18next';
import { NOTE_MAX } from '#contract/field-limits.ts';
import type { Matter } from '#contract/matter.ts';
import { TASK_FILES_MAX } from '#contract/task-values.ts';
import type { Task } from '#contract/tasks.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LiveRegion } from '#ui/layout/notice.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { LostFiles } from '../../sending/lazy-lost-files.ts';
import styles from './tasks.module.css';
import { UnsentAnswer } from './unsent-answer.tsx';
import { useAnswerForm } from './use-answer-form.ts';

interface AnswerFormProps {
  kind: Matter;
  id: number;
  task: Task;
  /** Of which time that it is asked; it stays until the page is left, also when the host has an answer. */
  round: string;
  onSent: () => void;
}

/** What the client sends back: files, words, or both. */
export function AnswerForm(props: AnswerFormProps) {
  const { t } = useTranslation(['requestDetail', 'requestForm']);
  const form = useAnswerForm(props);
  if (form.isAnswered) return form.unsent && <UnsentAnswer {...form.unsent} />;
  const field = form.getInputProps('text');
  return (
    <form {...form.formProps} className={styles.form}>
      <LiveRegion>
        {form.lostNames.length > 0 && (
          <LazyBoundary>
            <LostFiles names={form.lostNames} />
          </LazyBoundary>
        )}
      </LiveRegion>
      <FilePicker
        files={form.files}
        progress={form.progress}
        label={t('requestDetail:taskFiles')}
        hint={t('requestDetail:taskFilesHint', { max: TASK_FILES_MAX })}
        error={form.hasWrong ? t('requestForm:filesWrong') : undefined}
      />
      <TextAreaField
        {...field}
        label={t('requestDetail:taskAnswer')}
        rows={3}
        limit={NOTE_MAX}
        error={field.error && form.values.text.trim() === '' ? t('requestDetail:taskEmpty') : field.error}
      />
      <FormFailure id={form.panelId} message={form.failure} />
      <Button type="submit" isLoading={form.isSubmitting} loadingLabel={t('requestForm:submitting')}>
        {t('requestDetail:taskSend')}
      </Button>
    </form>
  );
}
