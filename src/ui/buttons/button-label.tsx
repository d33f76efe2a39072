import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLabelProps {
  isLoading: boolean;
  /** Said instead of the label while loading. Default: a sign of waiting alone. */
  loadingLabel?: string | undefined;
  children: ReactNode;
}

/** What stands on a button that may be loading: both labels in one place, which is as wide as the longer. */
export const ButtonLabel = ({ isLoading, loadingLabel, children }: ButtonLabelProps) => (
  <>
    <span className={styles.label} data-hidden={isLoading || undefined} aria-hidden={isLoading || undefined}>
      {children}
    </span>
    <span
      className={styles.label}
      data-hidden={!isLoading || undefined}
      aria-hidden={!isLoading || undefined}
    >
      {isLoading && <span className={styles.spinner} aria-hidden="true" />}
      {loadingLabel ?? (isLoading && <span className="visually-hidden">{children}</span>)}
    </span>
  </>
);
