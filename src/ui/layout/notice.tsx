import { IconAlertTriangle, IconCircleCheckFilled, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './panel.module.css';

const ICONS = { info: IconInfoCircle, success: IconCircleCheckFilled, attention: IconAlertTriangle } as const;

interface NoticeProps {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  id?: string;
}

/** A message that is not a failure. One that comes by itself is announced where it stands in a `LiveRegion`. */
export function Notice({ tone = 'info', title, children, id }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div id={id} className={styles.panel} data-tone={tone}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}

/**
 * Where a notice comes and goes by itself. Screen readers say what is added to a region that they know, and nothing of one
 * that comes with its words: it stands before there are any, and is empty for the first frame in any case.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setKnown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div role="status" className={styles.region}>
      {isKnown && children}
    </div>
  );
}
