import { IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { forgetDeletion, useLastDeletion } from '#providers/last-deletion.ts';
import { useUndo } from '../actions/use-undo.ts';
import styles from './list-strip.module.css';

/** What this person deleted last, and the way to take it back: also after a reload, or in a new tab. */
export function UndoStrip({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation(['admin', 'site']);
  const ids = useLastDeletion(resource);
  const { undo } = useUndo(resource);
  const [isBusy, setBusy] = useState(false);
  if (ids.length === 0) return null;
  const handleUndo = () => {
    if (isBusy) return;
    setBusy(true);
    void undo(ids).finally(() => setBusy(false));
  };
  return (
    <div className={styles.strip}>
      <IconTrash size={16} stroke={1.6} aria-hidden="true" />
      <span>{t('lists.deletedCount', { count: ids.length })}</span>
      <button type="button" className={styles.action} aria-disabled={isBusy} onClick={handleUndo}>
        {t('lists.undoDeletion')}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={t('lists.dismissUndo')}
        onClick={() => forgetDeletion(resource)}
      >
        <IconX size={16} stroke={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
