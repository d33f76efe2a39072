import { useTranslation } from 'react-i18next';
import { labelsOfKeys } from '#contract/audit.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import type { Language } from '#contract/language.ts';
import type { Schedule } from '#contract/publishing.ts';
import { previewCall, publishCall, scheduleCall, unpublishCall } from '#providers/calls/publishing-calls.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { writeToClipboard } from '#ui/text/write-to-clipboard.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';

/** What can be done with one language of a record. Each says what came of it. */
export function usePublishing(resource: AnyResource, record: AnyRecord, of: Language) {
  const { t } = useTranslation(['publishing', 'records']);
  const { language } = useLanguage();
  const notify = useNotify();
  const { send, isPending } = useSendCall(resource);
  const { id, version } = record;
  const body = { language: of };
  const name = t(`publishing:${of}`);

  async function said(done: string, call: () => Promise<unknown>): Promise<void> {
    try {
      await call();
      notify({ type: 'success', message: done });
    } catch (error) {
      failed(error);
    }
  }

  function failed(error: unknown): void {
    const keys = error instanceof AppFailure ? Object.keys(error.fields ?? {}) : [];
    const labels = labelsOfKeys(resource, keys)[language];
    const isTaken = error instanceof AppFailure && error.code === 'duplicate';
    const look = labels === '' ? describeFailure(error, language) : t('publishing:lookAt', { labels });
    notify({
      type: 'error',
      message: describeError('updateFailed', { language, messages: resource.messages }),
      description: isTaken ? t('publishing:addressTaken') : look,
    });
  }

  return {
    isBusy: isPending,
    publish: () =>
      said(t('publishing:publishedSaid', { name }), () => send(publishCall(resource, { id, version, body }))),
    /** Ends its schedule too. @param isLive whether everybody reads it now */
    unpublish: (isLive: boolean) =>
      said(t(`publishing:${isLive ? 'unpublishedSaid' : 'unscheduledSaid'}`, { name }), () =>
        send(unpublishCall(resource, { id, version, body })),
      ),
    /** Throws what the host refused: it is said in the dialog. */
    schedule: async (schedule: Schedule) => {
      await send(scheduleCall(resource, { id, version, body: schedule }));
      notify({ type: 'success', message: t('publishing:scheduledSaid', { name }) });
    },
    async openPreview() {
      // Before the answer: a tab that nobody has just pressed for is kept from opening.
      const tab = window.open('about:blank');
      try {
        const { path } = await send(previewCall(resource, id, body));
        tab?.location.assign(path);
      } catch (error) {
        tab?.close();
        failed(error);
      }
    },
    async copyPreview() {
      try {
        const { path } = await send(previewCall(resource, id, body));
        const isCopied = await writeToClipboard(`${window.location.origin}${path}`);
        notify(
          isCopied
            ? { type: 'success', message: t('publishing:previewCopied') }
            : { type: 'error', message: t('records:linkNotCopied') },
        );
      } catch (error) {
        failed(error);
      }
    },
  };
}
