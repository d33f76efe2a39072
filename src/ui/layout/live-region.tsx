import { type ReactNode, useEffect, useState } from 'react';
import styles from './live-region.module.css';

/**
 * Where a message comes and goes by itself. Screen readers say what is added to a region that they know, and nothing of
 * one that comes with its words: it stands before there are any, and is empty for the first frame in any case.
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
