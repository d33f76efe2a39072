import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalsSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppFailure } from '#providers/app-failure.ts';
import { forgetDeletion, rememberDeletion } from '#providers/last-deletion.ts';
import { recordKeys } from '#providers/record-keys.ts';
import { showToast } from '#providers/toasts.tsx';

/** The way back from a deletion: offered by a toast at once, and by the list for a while. */
export function useUndo(resource: AnyResource) {
  const { t } = useTranslation(['admin', 'site']);
  const queryClient = useQueryClient();

  // No mutation of a component: the toast is pressed when the dialog that showed it has gone.
  const undo = async (ids: readonly number[]): Promise<void> => {
    try {
      const count = await restoreDeleted(resource, ids);
      forgetDeletion(resource);
      const title = count > 0 ? t('lists.restoredCount', { count }) : t('lists.alreadyRestored');
      showToast({ tone: 'success', title });
    } catch (error) {
      if (!(error instanceof AppFailure)) throw error;
      // Refused once it is refused again, such as for a value that is taken by now: the trash remains.
      if (error.status === 409) forgetDeletion(resource);
      const reason = refusalsOf(error).find(({ code }) => code !== 'notFound')?.description;
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

/** Restores those that are still in the trash; the others are back already. @returns how many it restored */
async function restoreDeleted(resource: AnyResource, ids: readonly number[]): Promise<number> {
  const { restoreRecords } = await import('#providers/bulk-records.ts');
  try {
    return (await restoreRecords(resource, { ids })).length;
  } catch (error) {
    const back = refusalsOf(error)
      .filter(({ code }) => code === 'notFound')
      .map(({ id }) => id);
    if (back.length === 0) throw error;
    const others = ids.filter((id) => !back.includes(id));
    return others.length === 0 ? 0 : restoreDeleted(resource, others);
  }
}

const refusalsOf = (error: unknown) =>
  (error instanceof AppFailure && refusalsSchema.safeParse(error.data).data?.refusals) || [];
