import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { type FileFormat, exportName } from '#contract/transfer-calls.ts';
import { exportCall } from '#providers/calls/export-call.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { saveFile } from '#providers/browser/save-file.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useSendCall } from '../refine/use-send-call.ts';

interface ExportAsked {
  query: ListQuery;
  format: FileFormat;
  /** Default: every column. */
  columns?: readonly string[];
}

/** Saves what a list's question finds as a file. */
export function useExport(resource: AnyResource) {
  const { t } = useTranslation(['lists']);
  const { language } = useLanguage();
  const notify = useNotify();
  const { send, isPending } = useSendCall();
  const save = async (asked: ExportAsked): Promise<void> => {
    const { format } = asked;
    try {
      const content = await send(exportCall(resource, asked));
      saveFile(new File([content], exportName(resource, { format, language, now: new Date() })));
    } catch (error) {
      notify({
        type: 'error',
        message: t('lists:exportFailed'),
        description: describeFailure(error, language),
      });
    }
  };
  return { save, isPending };
}
