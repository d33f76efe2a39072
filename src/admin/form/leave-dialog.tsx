import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';

interface LeaveDialogProps {
  /** What was typed is kept as a draft. Default: it is lost. */
  isKept?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before somebody leaves what they have not saved. */
export function LeaveDialog({ isKept = false, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation(['common', 'drafts']);
  return (
    <ConfirmDialog
      title={t('common:unsavedTitle')}
      cancelLabel={t('common:stay')}
      confirmLabel={t('common:leave')}
      isDanger={!isKept}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t(isKept ? 'drafts:leaveBody' : 'common:unsavedBody')}
    </ConfirmDialog>
  );
}
