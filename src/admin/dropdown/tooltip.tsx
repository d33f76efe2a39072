import { type ReactNode, useState } from 'react';
import { Optional } from '#ui/loading/optional.tsx';
import { lazyPanelPart } from '../lazy-panel-part.tsx';
import styles from './dropdown.module.css';

interface TooltipProps {
  /** Null: there is nothing to say. */
  label: string | null;
  children: ReactNode;
}

/** Loaded when the first is shown. */
const TooltipBubble = lazyPanelPart(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble);

/** Says something about what it holds beside it, while the pointer or the focus is there. */
export function Tooltip({ label, children }: TooltipProps) {
  const [isShown, setShown] = useState(false);
  if (label === null) return children;
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <div className={styles.hint} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {children}
      {isShown && (
        <Optional>
          <TooltipBubble label={label} />
        </Optional>
      )}
    </div>
  );
}
