import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import { dateTime } from '#contract/fields.ts';
import { type Publication, type Schedule, checkSchedule } from '#contract/publishing.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import styles from '../actions/action-dialog.module.css';
import { ActionFields } from '../actions/action-fields.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';

const fields = {
  publishAt: dateTime({
    label: { ar: 'يُنشر في', en: 'Publish at' },
    help: {
      ar: 'يُنشر ما يكون محفوظًا في ذلك الوقت.',
      en: 'What is saved by then is published.',
    },
    optional: true,
  }),
  unpublishAt: dateTime({
    label: { ar: 'يُسحب في', en: 'Take down at' },
    help: { ar: 'فارغ: يبقى منشورًا.', en: 'Empty: it stays.' },
    optional: true,
  }),
};

interface ScheduleDialogProps {
  resource: AnyResource;
  /** The number of the record. */
  id: number;
  publication: Publication;
  /** Throws what the host refused. */
  onSchedule: (schedule: Schedule) => Promise<void>;
  onClose: () => void;
}

/** When a language is shown to everybody, and when no longer. Emptied, it is a schedule no more. */
export function ScheduleDialog({ resource, id, publication, onSchedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['publishing', 'common']);
  const { language } = useLanguage();
  const { language: of, publishAt, unpublishAt } = publication;
  const [error, setError] = useState<unknown>(null);
  const form = useDraftedForm({
    form: `schedule:${resource.name}:${id}:${of}`,
    resource,
    fields,
    initialValues: { publishAt, unpublishAt },
    validate: (values) => checkSchedule({ language: of, ...values }),
    onSubmit: async (schedule) => {
      setError(null);
      try {
        await onSchedule(schedule);
        form.forget();
        onClose();
      } catch (failure) {
        setError(failure);
        throw failure;
      }
    },
  });
  return (
    <ConfirmDialog
      title={t('publishing:scheduleTitle', { name: t(`publishing:${of}`) })}
      confirmLabel={t('common:save')}
      isBusy={form.isSubmitting}
      isDrafted={form.isDrafted}
      error={form.refusalOf(error)}
      errorTitle={describeError('updateFailed', { language, messages: resource.messages })}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <form {...form.formProps} className={styles.form}>
        <DraftNotice offer={form.offer} />
        <ActionFields resource={resource} fields={fields} form={form} />
      </form>
    </ConfirmDialog>
  );
}
