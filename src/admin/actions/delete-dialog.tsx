import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useDeleteRecord } from '../refine/use-record-writes.ts';
import { titleOf } from '#contract/title-of.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useUndo } from './use-undo.ts';

interface DeleteDialogProps {
  resource: AnyResource;
  record: AnyRecord;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a record goes into the trash, and names it. What the host refuses is said in the dialog. */
export function DeleteDialog({ resource, record, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation(['adminList', 'panel', 'toast', 'common']);
  const remove = useDeleteRecord(resource);
  const { tellDeleted } = useUndo(resource);
  const handleConfirm = () =>
    remove.mutate(record.id, {
      onSuccess: () => {
        tellDeleted([record.id], t('toast:deleted'));
        onClose();
        onDeleted?.();
      },
    });
  return (
    <ConfirmDialog
      title={t('adminList:deleteTitle', { name: titleOf(resource, record) })}
      confirmLabel={t('common:delete')}
      isDanger
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {t('panel:deleteBody')}
    </ConfirmDialog>
  );
}
