import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import { dateTime } from '#contract/fields.ts';
import { type Publication, type Schedule, checkSchedule } from '#contract/publishing.ts';
import { isConflict } from '#providers/http/app-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { newerRecord } from '#providers/records/newer-record.ts';
import { LiveRegion, Notice } from '#ui/layout/notice.tsx';
import styles from '../actions/action-dialog.module.css';
import { ActionFields } from '../actions/action-fields.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraftedForm } from '../drafts/use-drafted-form.ts';
import { ScheduleTimes } from './publication-state.tsx';
import strip from './publishing-strip.module.css';

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
  const seen = { publishAt, unpublishAt };
  const [error, setError] = useState<unknown>(null);
  const form = useDraftedForm({
    form: `schedule:${resource.name}:${id}:${of}`,
    resource,
    fields,
    initialValues: seen,
    // What the dialog shows as planned, which may be a colleague's by now.
    validate: (values) => checkSchedule({ language: of, ...values, seen }),
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
  const isOutdated = publishAt !== form.base.publishAt || unpublishAt !== form.base.unpublishAt;
  return (
    <ConfirmDialog
      title={t('publishing:scheduleTitle', { name: t(`publishing:${of}`) })}
      confirmLabel={t('common:save')}
      isBusy={form.isSubmitting}
      isDrafted={form.isDrafted}
      error={form.refusalOf(error)}
      // A conflict of the record itself comes with the record, and is final here.
      refusal={isConflict(error) && !newerRecord(resource, error) ? t('publishing:planSeen') : undefined}
      errorTitle={describeError('updateFailed', { language, messages: resource.messages })}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <form {...form.formProps} className={styles.form}>
        <DraftNotice offer={form.offer} />
        <LiveRegion>
          {isOutdated && (
            <Notice tone="attention" title={t('publishing:planChanged')}>
              <span className={strip.times}>
                {publishAt === null && unpublishAt === null && <span>{t('publishing:nothingPlanned')}</span>}
                <ScheduleTimes publishAt={publishAt} unpublishAt={unpublishAt} />
              </span>
            </Notice>
          )}
        </LiveRegion>
        <ActionFields resource={resource} fields={fields} form={form} />
      </form>
    </ConfirmDialog>
  );
}
