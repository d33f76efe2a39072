import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { writeToClipboard } from '#ui/text/write-to-clipboard.ts';
import { useNotify } from '../refine/use-notify.ts';

/** Puts the address of a record's page on the clipboard, and says so. */
export function useCopyLink(resource: AnyResource): (id: number) => Promise<void> {
  const { t } = useTranslation(['records']);
  const notify = useNotify();
  return async (id) => {
    const isCopied = await writeToClipboard(`${window.location.origin}${adminPath(resource)}/${id}`);
    notify(
      isCopied
        ? { type: 'success', message: t('records:linkCopied') }
        : { type: 'error', message: t('records:linkNotCopied') },
    );
  };
}
