import type { RefObject } from 'react';
import { LoadingIndicator } from '#ui/loading-indicator.tsx';
import { useDismissal } from '#ui/use-dismissal.ts';
import styles from './drop.module.css';
import { useDrop } from './use-drop.ts';

/**
 * Stands where something drops, until its program is here. Until then it can be let go of.
 * @param place what holds the button as well, which shuts it by itself
 */
export function AwaitedDrop({ place }: { place: RefObject<HTMLElement> }) {
  const { id, close } = useDrop();
  useDismissal(place, { isOpen: true, onDismiss: close });
  return (
    <div id={id} className={styles.awaited}>
      <LoadingIndicator />
    </div>
  );
}
