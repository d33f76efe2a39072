import { IconTrash, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import { forgetDeletion } from '#providers/records/last-deletion.ts';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { useUndo } from '../actions/use-undo.ts';
import styles from './list-strip.module.css';

interface UndoOfferProps {
  resource: AnyResource;
  /** What was deleted. */
  ids: readonly number[];
}

export function UndoOffer({ resource, ids }: UndoOfferProps) {
  const { t } = useTranslation(['records']);
  const { undo } = useUndo(resource);
  const [isBusy, setBusy] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  usePassFocus(strip);
  const handleUndo = () => {
    if (isBusy) return;
    setBusy(true);
    void undo(ids).finally(() => setBusy(false));
  };
  return (
    <div ref={strip} className={styles.strip}>
      <IconTrash size={16} stroke={1.6} aria-hidden="true" />
      <span>{t('records:deletedCount', { count: ids.length })}</span>
      <button type="button" className={styles.action} aria-disabled={isBusy} onClick={handleUndo}>
        {t('records:undoDeletion')}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={t('records:dismissUndo')}
        onClick={() => forgetDeletion(resource)}
      >
        <IconX size={16} stroke={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
