import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { FileFormat } from '#contract/transfer-calls.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { saveFile } from '#providers/save-file.ts';
import { showToast } from '#providers/toasts.tsx';
import { useLanguage } from '#providers/use-language.ts';

/** @returns a mutation that saves what a list's question finds as a file */
export function useExport(resource: AnyResource) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return useMutation({
    mutationFn: async (asked: { query: ListQuery; format: FileFormat }) => {
      const { exportRecords } = await import('#providers/transfer.ts');
      saveFile(await exportRecords(resource, asked));
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: t('transfer.exportFailed'),
        text: describeFailure(error, language),
      }),
  });
}
