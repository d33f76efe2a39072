import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalsSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppFailure } from '#providers/app-failure.ts';
import { recordKeys } from '#providers/record-keys.ts';
import { showToast } from '#providers/toasts.tsx';
import { forgetDeletion, rememberDeletion } from './last-deletion.ts';

/** The way back from a deletion: offered by a toast at once, and by the list for a while. */
export function useUndo(resource: AnyResource) {
  const { t } = useTranslation(['admin', 'site']);
  const queryClient = useQueryClient();

  // No mutation of a component: the toast is pressed when the dialog that showed it has gone.
  const undo = async (ids: readonly number[]): Promise<void> => {
    try {
      const { restoreRecords } = await import('#providers/bulk-records.ts');
      await restoreRecords(resource, { ids });
      forgetDeletion(resource);
      showToast({ tone: 'success', title: t('lists.restoredCount', { count: ids.length }) });
    } catch (error) {
      if (!(error instanceof AppFailure)) throw error;
      // Refused once it is refused again, such as for a value that is taken by now: the trash remains.
      if (error.status === 409) forgetDeletion(resource);
      const reason = refusalsSchema.safeParse(error.data).data?.refusals[0]?.description;
      showToast({ tone: 'error', title: error.message, text: reason });
    } finally {
      void queryClient.invalidateQueries({ queryKey: recordKeys.all(resource.name) });
    }
  };

  return {
    undo,
    /** Says that records were deleted, and remembers which. */
    tellDeleted: (ids: readonly number[], title: string): void => {
      rememberDeletion(resource, ids);
      showToast({
        tone: 'success',
        title,
        action: { label: t('toast.undo', { ns: 'site' }), onPress: () => void undo(ids) },
      });
    },
  };
}
