import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { refusalsOf } from '#providers/http/refusals-of.ts';
import { forgetDeletion, rememberDeletion } from '#providers/records/last-deletion.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useRestoreRecords } from '../refine/use-record-calls.ts';

/** The way back from a deletion: offered by a toast at once, and by the list for a while. */
export function useUndo(resource: AnyResource) {
  const { t } = useTranslation(['records', 'toast']);
  const notify = useNotify();
  const restore = useRestoreRecords(resource);
  const { close } = useNotification();
  const key = `deleted:${resource.name}`;

  /** Restores those that are still in the trash; the others are back already. @returns how many it restored */
  async function restoreDeleted(ids: readonly number[]): Promise<number> {
    try {
      return (await restore.mutateAsync({ selection: { ids } })).length;
    } catch (error) {
      const back = refusalsOf(error)
        .filter(({ code }) => code === 'notFound')
        .map(({ id }) => id);
      if (back.length === 0) throw error;
      const others = ids.filter((id) => !back.includes(id));
      return others.length === 0 ? 0 : restoreDeleted(others);
    }
  }

  // The toast is pressed when the dialog that showed it has gone: nothing here needs the dialog.
  const undo = async (ids: readonly number[], onBack?: () => void): Promise<void> => {
    // Undone by the list, it is not offered any more by the toast.
    close?.(key);
    try {
      const count = await restoreDeleted(ids);
      forgetDeletion(resource);
      onBack?.();
      const message = count > 0 ? t('records:restoredCount', { count }) : t('records:alreadyRestored');
      notify({ type: 'success', message });
    } catch (error) {
      if (!(error instanceof AppFailure)) throw error;
      // Refused once it is refused again, such as for a value that is taken by now: the trash remains.
      if (error.status === 409) forgetDeletion(resource);
      const reason = refusalsOf(error).find(({ code }) => code !== 'notFound')?.description;
      notify({ type: 'error', message: error.message, description: reason });
    }
  };

  return {
    undo,
    /**
     * Says that records were deleted, and remembers which.
     * @param onBack called when the toast has brought them back. Default: nothing else was lost with them
     */
    tellDeleted: (ids: readonly number[], message: string, onBack?: () => void): void => {
      rememberDeletion(resource, ids);
      notify({
        key,
        type: 'success',
        message,
        action: { label: t('toast:undo'), onPress: () => void undo(ids, onBack) },
      });
    },
  };
}
