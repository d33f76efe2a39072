import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { GirihWindow } from '../girih/girih-window.tsx';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** One action, no more. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  /** `openCentre` for what is not there at all. Default: `small`. */
  look?: 'small' | 'openCentre';
}

/** Nothing is here yet: the small window, one sentence and the way on. */
export function EmptyState({ title, children, action, headingLevel = 2, look = 'small' }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <GirihWindow look={look} width={88} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
