import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';

/** Asks before what was typed is lost. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation(['common']);
  return (
    <ConfirmDialog
      title={t('common:unsavedTitle')}
      cancelLabel={t('common:stay')}
      confirmLabel={t('common:leave')}
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('common:unsavedBody')}
    </ConfirmDialog>
  );
}
