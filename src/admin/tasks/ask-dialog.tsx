import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import type { Task } from '#contract/tasks.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import styles from '../actions/action-dialog.module.css';
import { ActionFields } from '../actions/action-fields.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { PassToField } from '../form/pass-to-field.tsx';
import { useNotify } from '../refine/use-notify.ts';
import { askFields, checkAsked } from './ask-fields.ts';
import { useAskTask } from './use-ask-task.ts';
import { useTopicDocuments } from './use-topic-documents.ts';

interface AskDialogProps {
  resource: AnyResource;
  record: AnyRecord;
  /** What is asked for again. `null`: something new. */
  task: Task | null;
  onClose: () => void;
}

/** Asks for documents or an answer: in which words, which documents, by when. */
export function AskDialog({ resource, record, task, onClose }: AskDialogProps) {
  const { t } = useTranslation(['thread']);
  const { language } = useLanguage();
  const notify = useNotify();
  const { send, error, submission } = useAskTask(resource, { id: record.id, taskId: task?.id ?? null });
  const fields = askFields(task !== null);
  const form = useDraftedForm({
    form: `task:${resource.name}:${record.id}:${task?.id ?? 'new'}`,
    resource,
    initialValues: { text: task?.text ?? '', documents: '', dueOn: '' },
    submission,
    validate: (values) => checkAsked(values, task?.id ?? null),
    onSubmit: async (asked) => {
      await send(asked);
      notify({ type: 'success', message: t('thread:taskSent') });
      form.forget();
      onClose();
    },
  });
  const documents = useTopicDocuments(resource, record);
  const title = t(task ? 'thread:taskAskAgain' : 'thread:ask');
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={t('thread:taskSend')}
      isBusy={form.isSubmitting}
      isDrafted={form.isDrafted}
      error={form.refusalOf(error)}
      errorTitle={describeError('updateFailed', { language, messages: resource.messages })}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <form {...form.formProps} className={styles.form}>
        <DraftNotice offer={form.offer} />
        <ActionFields
          resource={resource}
          fields={fields}
          form={form}
          under={{
            documents: documents !== '' && form.values.documents !== documents && (
              <PassToField>
                <Button variant="default" onClick={() => form.setFieldValue('documents', documents)}>
                  {t('thread:taskFill')}
                </Button>
              </PassToField>
            ),
          }}
        />
      </form>
    </ConfirmDialog>
  );
}
