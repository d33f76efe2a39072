import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeToast, showToast } from './toasts.tsx';
import { clearAll, undoClear } from './inbox.ts';

/** Clears the inbox of somebody away, and offers to bring it back: by a toast, and by `undo` while there is one. */
export function useClearAll(name: string | null, act: (work: Promise<void>) => void) {
  const { t } = useTranslation(['notifications', 'toast']);
  const [undo, setUndo] = useState<(() => void) | null>(null);

  async function clear(through: number): Promise<void> {
    if (!name) return;
    await clearAll(name, through);
    // A name of its own: each can be undone.
    const id = `cleared-${Date.now()}`;
    const bringBack = () => {
      setUndo(null);
      closeToast(id);
      act(undoClear(name, through));
    };
    setUndo(() => bringBack);
    showToast({
      tone: 'success',
      id,
      title: t('notifications:cleared'),
      action: { label: t('toast:undo'), onPress: bringBack },
    });
  }
  return { undo, clear };
}
