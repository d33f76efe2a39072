import { useTranslation } from 'react-i18next';
import { TaskNames } from '#ui/records/task-names.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import { WholeNumbers } from '#ui/text/whole-numbers.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import styles from './composer.module.css';

interface SendNoteDialogProps {
  text: string;
  fileNames: readonly string[];
  isBusy: boolean;
  error: unknown;
  errorTitle: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows what a client is about to read, and asks whether it is meant for them. */
export function SendNoteDialog({ text, fileNames, ...dialog }: SendNoteDialogProps) {
  const { t } = useTranslation(['thread']);
  return (
    <ConfirmDialog title={t('thread:confirmTitle')} confirmLabel={t('thread:sendNote')} {...dialog}>
      <p>{t('thread:confirmBody')}</p>
      <UserText as="p" className={styles.preview}>
        <WholeNumbers text={text} />
      </UserText>
      <TaskNames names={fileNames} areFiles />
    </ConfirmDialog>
  );
}
