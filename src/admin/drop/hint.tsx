import { type ReactNode, useState } from 'react';
import { Beside } from '#ui/beside.tsx';
import { panelPart } from '../panel-part.tsx';
import styles from './drop.module.css';

interface HintProps {
  /** Null: there is nothing to say. */
  label: string | null;
  children: ReactNode;
}

/** Loaded when the first is shown. */
const HintBubble = panelPart(async () => (await import('./hint-bubble.tsx')).HintBubble);

/** Says something about what it holds beside it, while the pointer or the focus is there. */
export function Hint({ label, children }: HintProps) {
  const [isShown, setShown] = useState(false);
  if (label === null) return children;
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <div className={styles.hint} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {children}
      {isShown && (
        <Beside>
          <HintBubble label={label} />
        </Beside>
      )}
    </div>
  );
}
