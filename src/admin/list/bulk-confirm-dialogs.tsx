import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useUndo } from '../actions/use-undo.ts';
import { useRestoreRecords } from '../refine/use-record-calls.ts';
import { useDeleteRecords } from '../refine/use-record-writes.ts';
import { BulkConcerned } from './bulk-concerned.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import type { ListSelection } from './use-selection.ts';

interface BulkConfirmProps {
  resource: AnyResource;
  selection: ListSelection;
  onClose: () => void;
}

/** Asks before the chosen records go into the trash. */
export function BulkDeleteDialog({ resource, selection, onClose }: BulkConfirmProps) {
  const { t } = useTranslation(['bulk', 'records', 'common']);
  const { tellDeleted } = useUndo(resource);
  const bulk = useBulk({
    resource,
    selection,
    write: useDeleteRecords(resource),
    failure: 'deleteFailed',
    onDone: (ids) => {
      tellDeleted(ids, t('records:deletedCount', { count: ids.length }));
      onClose();
    },
  });
  return (
    <BulkDialog
      title={t('bulk:deleteMany', { count: selection.count })}
      confirmLabel={t('common:delete')}
      isDanger
      bulk={bulk}
      onWithout={bulk.runWithoutRefused && (() => bulk.runWithoutRefused?.())}
      onConfirm={() => bulk.run()}
      onClose={onClose}
    >
      <p>{t('bulk:deleteManyBody')}</p>
      <BulkConcerned resource={resource} selection={selection.selection} />
    </BulkDialog>
  );
}

/** Asks before the chosen records come out of the trash. */
export function BulkRestoreDialog({ resource, selection, onClose }: BulkConfirmProps) {
  const { t } = useTranslation(['bulk', 'records', 'panel']);
  const notify = useNotify();
  const bulk = useBulk({
    resource,
    selection,
    write: useRestoreRecords(resource),
    onDone: (ids) => {
      notify({ type: 'success', message: t('records:restoredCount', { count: ids.length }) });
      onClose();
    },
  });
  return (
    <BulkDialog
      title={t('bulk:restoreMany', { count: selection.count })}
      confirmLabel={t('panel:restore')}
      bulk={bulk}
      areInTrash
      onWithout={bulk.runWithoutRefused && (() => bulk.runWithoutRefused?.())}
      onConfirm={() => bulk.run()}
      onClose={onClose}
    >
      <p>{t('bulk:restoreManyBody')}</p>
      <BulkConcerned resource={resource} selection={selection.selection} areInTrash />
    </BulkDialog>
  );
}
