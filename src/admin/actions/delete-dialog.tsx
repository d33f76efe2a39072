import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { describeError } from '#contract/describe-error.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { referencesTo } from '#contract/uses.ts';
import { usesCall } from '#providers/calls/uses-call.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { resources } from '#resources/index.ts';
import { isolate } from '#ui/text/isolate.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { leaveChoice } from '../list/list-place.ts';
import { useDeleteRecord } from '../refine/use-record-writes.ts';
import { titleOf } from '#contract/title-of.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RecordUses } from './record-uses.tsx';
import { useUndo } from './use-undo.ts';

interface DeleteDialogProps {
  resource: AnyResource;
  record: AnyRecord;
  onClose: () => void;
  onDeleted?: () => void;
}

/**
 * Asks before a record goes into the trash, and names it and what points at it: what keeps it is said before anybody
 * presses, and so is what goes with it. What the host refuses is said in the dialog.
 */
export function DeleteDialog({ resource, record, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation(['adminList', 'records', 'toast', 'common']);
  const { language } = useLanguage();
  const remove = useDeleteRecord(resource);
  const { tellDeleted } = useUndo(resource);
  const uses = useCustomCall(usesCall(resource, record.id), {
    enabled: referencesTo(resource, resources).length > 0,
    // Others may have taken away what pointed at it.
    staleTime: 0,
  }).data;
  const keeping = uses?.filter(({ isPart }) => !isPart) ?? [];
  const handleConfirm = () =>
    remove.mutate(record.id, {
      onSuccess: () => {
        leaveChoice(resource.name, record.id);
        tellDeleted([record.id], t('toast:deleted'));
        onClose();
        onDeleted?.();
      },
    });
  return (
    <ConfirmDialog
      // The sentence is a question already.
      title={t('adminList:deleteTitle', { name: isolate(titleOf(resource, record).replace(/[?؟]$/, '')) })}
      confirmLabel={t('common:delete')}
      isDanger
      isBusy={remove.isPending}
      isBlocked={keeping.length > 0}
      error={remove.error}
      errorTitle={describeError('deleteFailed', { language, messages: resource.messages })}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <p>{t(keeping.length > 0 ? 'records:deleteKept' : 'records:deleteBody')}</p>
      <RecordUses uses={keeping} />
      {keeping.length === 0 && uses && uses.length > 0 && (
        <>
          <p>{t('records:deleteParts')}</p>
          <RecordUses uses={uses} />
        </>
      )}
    </ConfirmDialog>
  );
}
