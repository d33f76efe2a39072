import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { LiveRegion, Notice } from '#ui/layout/notice.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useOwnTime } from '../places/use-own-time.ts';
import { GoneNotice } from './gone-notice.tsx';
import { MergedNotice } from './merged-notice.tsx';
import type { Draft } from './use-draft.ts';
import type { useRecordForm } from './use-record-form.ts';

interface FormNoticesProps {
  resource: AnyResource;
  form: ReturnType<typeof useRecordForm>;
  /** What the fields show at first in the place of the record's own values; null for nothing. */
  draft: Draft | null;
  /** The host has the record no more. */
  isMissing: boolean;
  /** Where one goes without the record. */
  leaveTo: string;
}

/** What stands above the fields: where their values come from, what others have done meanwhile, and what has failed. */
export function FormNotices({ resource, form, draft, isMissing, leaveTo }: FormNoticesProps) {
  const { t } = useTranslation(['history']);
  const { language } = useLanguage();
  const { timeOf } = useOwnTime();
  const { base, failure, merged } = form;
  const { record } = base;
  return (
    <>
      {draft && <Notice>{t('history:draft', { time: timeOf(draft.at) })}</Notice>}
      <DraftNotice offer={form.offer} version={base.version ?? null} isMerged />
      <LiveRegion>{merged && <MergedNotice resource={resource} merged={merged} />}</LiveRegion>
      <LiveRegion>
        {record && isMissing && (
          <div id={`${form.formId}-banner`} tabIndex={-1}>
            <GoneNotice
              resource={resource}
              id={record.id}
              since={record.updatedAt}
              isBusy={form.isSaving}
              onRestore={() => void form.restoreAndSave()}
              leaveTo={leaveTo}
            />
          </div>
        )}
      </LiveRegion>
      {failure && !isMissing && (
        <div id={`${form.formId}-banner`} tabIndex={-1}>
          <ErrorPanel
            title={describeError(record ? 'updateFailed' : 'createFailed', {
              language,
              messages: resource.messages,
            })}
          >
            {failure.message}
          </ErrorPanel>
        </div>
      )}
    </>
  );
}
