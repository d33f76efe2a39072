import { useEffect, useRef } from 'react';
import { LoadingIndicator } from '#ui/loading-indicator.tsx';
import styles from './drop.module.css';
import { useDrop } from './use-drop.ts';

/** Stands where something drops, until its program is here. Escape, or a press beside it, and it is not wanted any more. */
export function AwaitedDrop() {
  const { id, close } = useDrop();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const handlePress = ({ target }: PointerEvent) => {
      // The button over it shuts it by itself.
      if (target instanceof Node && !place.current?.parentElement?.contains(target)) close();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [close]);
  return (
    <div ref={place} id={id} className={styles.awaited}>
      <LoadingIndicator />
    </div>
  );
}
